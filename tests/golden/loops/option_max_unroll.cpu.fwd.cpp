struct wp_args_option_max_unroll_551a3119 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void option_max_unroll_551a3119_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_option_max_unroll_551a3119 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    const wp::float32 var_1 = 1.0;
    const wp::int32 var_2 = 1;
    const wp::float32 var_3 = 1.0;
    wp::int32 var_4;
    wp::int32 var_5;
    const wp::float32 var_6 = 2.0;
    //---------
    // forward
    // def option_max_unroll(x: wp.array(dtype=float)):                                       <L 8>
    // for i in range(2):                                                                     <L 9>
    // x[i] = 1.0                                                                             <L 10>
    wp::array_store(var_x, var_0, var_1);
    wp::array_store(var_x, var_2, var_3);
    // for j in range(3):                                                                     <L 11>
    var_4 = 0;
    start_for_0:;
        if (var_4 >= 3) goto end_for_0;
        var_5 = var_4;
        var_4 += 1;
        // x[j] = 2.0                                                                         <L 12>
        wp::array_store(var_x, var_5, var_6);
        goto start_for_0;
    end_for_0:;
}
