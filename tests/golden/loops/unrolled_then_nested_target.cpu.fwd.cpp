struct wp_args_unrolled_then_nested_target_990046bf {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void unrolled_then_nested_target_990046bf_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_unrolled_then_nested_target_990046bf *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    const wp::float32 var_1 = 1.0;
    const wp::int32 var_2 = 1;
    const wp::float32 var_3 = 1.0;
    wp::range_t var_4;
    wp::int32 var_5;
    wp::int32 var_6;
    wp::range_t var_7;
    wp::int32 var_8;
    const wp::float32 var_9 = 2.0;
    //---------
    // forward
    // def unrolled_then_nested_target(x: wp.array(dtype=float), n: int):                     <L 6>
    // for j in range(2):                                                                     <L 7>
    // x[j] = 1.0                                                                             <L 8>
    wp::array_store(var_x, var_0, var_1);
    wp::array_store(var_x, var_2, var_3);
    // for k in range(n):                                                                     <L 9>
    var_4 = wp::range(var_n);
    var_5 = wp::copy(var_2);
    start_for_0:;
        if (iter_cmp(var_4) == 0) goto end_for_0;
        var_6 = wp::iter_next(var_4);
        // for j in range(n):                                                                 <L 10>
        var_7 = wp::range(var_n);
        start_for_2:;
            if (iter_cmp(var_7) == 0) goto end_for_2;
            var_8 = wp::iter_next(var_7);
            // x[j] = 2.0                                                                     <L 11>
            wp::array_store(var_x, var_8, var_9);
            goto start_for_2;
        end_for_2:;
        wp::assign(var_5, var_8);
        goto start_for_0;
    end_for_0:;
}
