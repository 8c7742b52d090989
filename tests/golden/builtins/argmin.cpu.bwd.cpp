struct wp_args_argmin_rows_afde1c43 {
    wp::array_t<wp::vec_t<4, wp::float32>> v;
    wp::array_t<wp::uint32> out;
};

template <bool wp_linear_contiguous>
static void argmin_rows_afde1c43_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_argmin_rows_afde1c43 *_wp_args,
    wp_args_argmin_rows_afde1c43 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_argmin_rows_afde1c43 wp_contiguous_args;
    wp_args_argmin_rows_afde1c43 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<4, wp::float32>);
        wp_contiguous_adj_args.v.strides[0] = sizeof(wp::vec_t<4, wp::float32>);
        wp_contiguous_args.out.strides[0] = sizeof(wp::uint32);
        wp_contiguous_adj_args.out.strides[0] = sizeof(wp::uint32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<4, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::uint32> var_out = _wp_args->out;
    wp::array_t<wp::vec_t<4, wp::float32>> adj_v = _wp_adj_args->v;
    wp::array_t<wp::uint32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<4, wp::float32>* var_1;
    wp::uint32 var_2;
    wp::vec_t<4, wp::float32> var_3;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<4, wp::float32> adj_1 = {};
    wp::uint32 adj_2 = {};
    wp::vec_t<4, wp::float32> adj_3 = {};
    //---------
    // forward
    // def argmin_rows(v: wp.array(dtype=wp.vec4), out: wp.array(dtype=wp.uint32)):           <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // out[i] = wp.argmin(v[i])                                                               <L 8>
    var_1 = wp::address(var_v, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::argmin(var_3);
    // wp::array_store(var_out, var_0, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_0, var_2, adj_out, adj_0, adj_2);
    wp::adj_address(var_v, var_0, adj_v, adj_0, adj_1);
    // adj: out[i] = wp.argmin(v[i])                                                          <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def argmin_rows(v: wp.array(dtype=wp.vec4), out: wp.array(dtype=wp.uint32)):      <L 6>
    return;
}
