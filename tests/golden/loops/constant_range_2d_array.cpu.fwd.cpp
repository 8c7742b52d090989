struct wp_args_constant_range_2d_array_40c8a510 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::float32> y;
};

template <bool wp_linear_contiguous>
static void constant_range_2d_array_40c8a510_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_range_2d_array_40c8a510 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_constant_range_2d_array_40c8a510 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> var_y = _wp_args->y;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32 var_2;
    wp::float32* var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    //---------
    // forward
    // def constant_range_2d_array(x: wp.array(dtype=float), y: wp.array2d(dtype=float)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // for j in range(20):                                                                    <L 8>
    var_1 = 0;
    start_for_0:;
        if (var_1 >= 20) goto end_for_0;
        var_2 = var_1;
        var_1 += 1;
        // y[i, j] = x[i]                                                                     <L 9>
        var_3 = wp::address(var_x, var_0);
        var_5 = wp::load(var_3);
        var_4 = wp::copy(var_5);
        wp::array_store(var_y, var_0, var_2, var_4);
        goto start_for_0;
    end_for_0:;
}
