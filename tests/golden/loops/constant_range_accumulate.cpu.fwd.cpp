struct wp_args_constant_range_accumulate_54f95650 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void constant_range_accumulate_54f95650_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_range_accumulate_54f95650 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::float32 var_0 = 0.0;
    wp::float32 var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    const wp::int32 var_7 = 0;
    //---------
    // forward
    // def constant_range_accumulate(x: wp.array(dtype=float)):                               <L 6>
    // s = float(0.0)                                                                         <L 7>
    var_1 = wp::float(var_0);
    // for i in range(32):                                                                    <L 8>
    var_2 = 0;
    start_for_0:;
        if (var_2 >= 32) goto end_for_0;
        var_3 = var_2;
        var_2 += 1;
        // s += x[i]                                                                          <L 9>
        var_4 = wp::address(var_x, var_3);
        var_6 = wp::load(var_4);
        var_5 = wp::add(var_1, var_6);
        wp::assign(var_1, var_5);
        goto start_for_0;
    end_for_0:;
    // x[0] = s                                                                               <L 10>
    wp::array_store(var_x, var_7, var_1);
}
