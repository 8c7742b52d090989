struct wp_args_tid_1d_a28b441e {
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void tid_1d_a28b441e_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_tid_1d_a28b441e *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_tid_1d_a28b441e wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.out.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::int32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    //---------
    // forward
    // def tid_1d(out: wp.array(dtype=int)):                                                  <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // out[i] = i                                                                             <L 8>
    wp::array_store(var_out, var_0, var_0);
}
