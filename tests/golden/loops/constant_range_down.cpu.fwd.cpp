struct wp_args_constant_range_down_b89763a7 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void constant_range_down_b89763a7_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_range_down_b89763a7 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    const wp::float32 var_2 = 1.0;
    //---------
    // forward
    // def constant_range_down(x: wp.array(dtype=float)):                                     <L 6>
    // for i in range(40, 0, -2):                                                             <L 7>
    var_0 = 40;
    start_for_0:;
        if (var_0 <= 0) goto end_for_0;
        var_1 = var_0;
        var_0 += -2;
        // x[i] = 1.0                                                                         <L 8>
        wp::array_store(var_x, var_1, var_2);
        goto start_for_0;
    end_for_0:;
}
