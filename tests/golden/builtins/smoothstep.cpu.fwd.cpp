struct wp_args_smoothstep_rows_3c456138 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::float64> d;
};

template <bool wp_linear_contiguous>
static void smoothstep_rows_3c456138_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_smoothstep_rows_3c456138 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_smoothstep_rows_3c456138 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.d.strides[0] = sizeof(wp::float64);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float64> var_d = _wp_args->d;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::float32 var_1 = 0.0;
    const wp::float32 var_2 = 1.0;
    wp::float32* var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::int32 var_6 = 0;
    wp::float64* var_7;
    const wp::int32 var_8 = 1;
    wp::float64* var_9;
    wp::float64* var_10;
    wp::float64 var_11;
    wp::float64 var_12;
    wp::float64 var_13;
    wp::float64 var_14;
    //---------
    // forward
    // def smoothstep_rows(x: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):          <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // x[i] = wp.smoothstep(0.0, 1.0, x[i])                                                   <L 8>
    var_3 = wp::address(var_x, var_0);
    var_5 = wp::load(var_3);
    var_4 = wp::smoothstep(var_1, var_2, var_5);
    wp::array_store(var_x, var_0, var_4);
    // d[i] = wp.smoothstep(d[0], d[1], d[i])                                                 <L 9>
    var_7 = wp::address(var_d, var_6);
    var_9 = wp::address(var_d, var_8);
    var_10 = wp::address(var_d, var_0);
    var_12 = wp::load(var_7);
    var_13 = wp::load(var_9);
    var_14 = wp::load(var_10);
    var_11 = wp::smoothstep(var_12, var_13, var_14);
    wp::array_store(var_d, var_0, var_11);
}
