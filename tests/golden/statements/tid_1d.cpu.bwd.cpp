struct wp_args_tid_1d_a28b441e {
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void tid_1d_a28b441e_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_tid_1d_a28b441e *_wp_args,
    wp_args_tid_1d_a28b441e *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_tid_1d_a28b441e wp_contiguous_args;
    wp_args_tid_1d_a28b441e wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.out.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.out.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::int32> var_out = _wp_args->out;
    wp::array_t<wp::int32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    //---------
    // forward
    // def tid_1d(out: wp.array(dtype=int)):                                                  <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // out[i] = i                                                                             <L 8>
    // wp::array_store(var_out, var_0, var_0);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_0, var_0, adj_out, adj_0, adj_0);
    // adj: out[i] = i                                                                        <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def tid_1d(out: wp.array(dtype=int)):                                             <L 6>
    return;
}
