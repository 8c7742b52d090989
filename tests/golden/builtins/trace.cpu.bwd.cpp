struct wp_args_trace_rows_7192b8f7 {
    wp::array_t<wp::mat_t<3, 3, wp::float32>> m;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void trace_rows_7192b8f7_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_trace_rows_7192b8f7 *_wp_args,
    wp_args_trace_rows_7192b8f7 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_trace_rows_7192b8f7 wp_contiguous_args;
    wp_args_trace_rows_7192b8f7 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.m.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        wp_contiguous_adj_args.m.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_m = _wp_args->m;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_m = _wp_adj_args->m;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::mat_t<3, 3, wp::float32>* var_1;
    wp::float32 var_2;
    wp::mat_t<3, 3, wp::float32> var_3;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::mat_t<3, 3, wp::float32> adj_1 = {};
    wp::float32 adj_2 = {};
    wp::mat_t<3, 3, wp::float32> adj_3 = {};
    //---------
    // forward
    // def trace_rows(m: wp.array(dtype=wp.mat33), out: wp.array(dtype=float)):               <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // out[i] = wp.trace(m[i])                                                                <L 8>
    var_1 = wp::address(var_m, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::trace(var_3);
    // wp::array_store(var_out, var_0, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_0, var_2, adj_out, adj_0, adj_2);
    wp::adj_trace(var_3, adj_1, adj_2);
    wp::adj_address(var_m, var_0, adj_m, adj_0, adj_1);
    // adj: out[i] = wp.trace(m[i])                                                           <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def trace_rows(m: wp.array(dtype=wp.mat33), out: wp.array(dtype=float)):          <L 6>
    return;
}
