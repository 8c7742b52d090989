struct wp_args_constant_compare_is_dynamic_d43176e0 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void constant_compare_is_dynamic_d43176e0_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_compare_is_dynamic_d43176e0 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 2;
    const wp::int32 var_1 = 1;
    bool var_2;
    const wp::float32 var_3 = 1.0;
    const wp::int32 var_4 = 0;
    const bool var_5 = false;
    bool var_6;
    const wp::float32 var_7 = 1.0;
    const wp::int32 var_8 = 1;
    bool var_9;
    const bool var_10 = true;
    const bool var_11 = false;
    const wp::float32 var_12 = 1.0;
    const wp::int32 var_13 = 2;
    //---------
    // forward
    // def constant_compare_is_dynamic(x: wp.array(dtype=float)):                             <L 8>
    // if LEVEL > 1:                                                                          <L 9>
    var_2 = (var_0 > var_1);
    if (var_2) {
        // x[0] = 1.0                                                                         <L 10>
        wp::array_store(var_x, var_4, var_3);
    }
    // if not False:                                                                          <L 11>
    var_6 = wp::unot(var_5);
    if (var_6) {
        // x[1] = 1.0                                                                         <L 12>
        wp::array_store(var_x, var_8, var_7);
    }
    // if True and False:                                                                     <L 13>
    var_9 = var_10;
    if (var_9) {
        var_9 = var_9 && var_11;
    }
    if (var_9) {
        // x[2] = 1.0                                                                         <L 14>
        wp::array_store(var_x, var_13, var_12);
    }
}
