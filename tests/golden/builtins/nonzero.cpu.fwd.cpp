struct wp_args_nonzero_rows_d1dd4cf4 {
    wp::array_t<wp::float32> f;
    wp::array_t<wp::int32> n;
};

template <bool wp_linear_contiguous>
static void nonzero_rows_d1dd4cf4_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_nonzero_rows_d1dd4cf4 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_nonzero_rows_d1dd4cf4 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.f.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.n.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_f = _wp_args->f;
    wp::array_t<wp::int32> var_n = _wp_args->n;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::int32* var_4;
    wp::int32 var_5;
    wp::int32 var_6;
    //---------
    // forward
    // def nonzero_rows(f: wp.array(dtype=float), n: wp.array(dtype=int)):                    <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // f[i] = wp.nonzero(f[i])                                                                <L 8>
    var_1 = wp::address(var_f, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::nonzero(var_3);
    wp::array_store(var_f, var_0, var_2);
    // n[i] = wp.nonzero(n[i])                                                                <L 9>
    var_4 = wp::address(var_n, var_0);
    var_6 = wp::load(var_4);
    var_5 = wp::nonzero(var_6);
    wp::array_store(var_n, var_0, var_5);
}
