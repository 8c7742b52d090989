struct wp_args_module_constant_in_loop_97545a40 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void module_constant_in_loop_97545a40_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_module_constant_in_loop_97545a40 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    wp::range_t var_0;
    wp::int32 var_1;
    wp::float32* var_2;
    const wp::float32 var_3 = 0.5;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::int32 var_6 = 0;
    //---------
    // forward
    // def module_constant_in_loop(x: wp.array(dtype=float), n: int):                         <L 8>
    // for i in range(n):                                                                     <L 9>
    var_0 = wp::range(var_n);
    start_for_0:;
        if (iter_cmp(var_0) == 0) goto end_for_0;
        var_1 = wp::iter_next(var_0);
        // x[i] = x[i] * RATE                                                                 <L 10>
        var_2 = wp::address(var_x, var_1);
        var_5 = wp::load(var_2);
        var_4 = wp::mul(var_5, var_3);
        wp::array_store(var_x, var_1, var_4);
        goto start_for_0;
    end_for_0:;
    // x[0] = RATE                                                                            <L 11>
    wp::array_store(var_x, var_6, var_3);
}
