struct wp_args_semicolons_868c6ce7 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void semicolons_868c6ce7_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_semicolons_868c6ce7 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_semicolons_868c6ce7 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::float32 var_1 = 1.0;
    const wp::float32 var_2 = 2.0;
    const wp::float32 var_3 = 3.0;
    wp::float32 var_4;
    const wp::int32 var_5 = 0;
    //---------
    // forward
    // def semicolons(x: wp.array(dtype=float)):                                              <L 6>
    // i = wp.tid(); x[i] = 1.0                                                               <L 7>
    var_0 = builtin_tid1d();
    wp::array_store(var_x, var_0, var_1);
    // a = 2.0; b = a * 3.0; x[0] = b                                                         <L 8>
    var_4 = wp::mul(var_2, var_3);
    wp::array_store(var_x, var_5, var_4);
}
