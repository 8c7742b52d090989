struct wp_args_dynamic_start_stop_029a3773 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void dynamic_start_stop_029a3773_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_dynamic_start_stop_029a3773 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    wp::range_t var_1;
    wp::int32 var_2;
    const wp::float32 var_3 = 1.0;
    const wp::int32 var_4 = 0;
    const wp::int32 var_5 = -1;
    wp::range_t var_6;
    wp::int32 var_7;
    const wp::float32 var_8 = 2.0;
    const wp::int32 var_9 = 4;
    wp::int32 var_10;
    const wp::int32 var_11 = 2;
    wp::range_t var_12;
    wp::int32 var_13;
    const wp::float32 var_14 = 3.0;
    //---------
    // forward
    // def dynamic_start_stop(x: wp.array(dtype=float), n: int):                              <L 6>
    // for i in range(1, n):                                                                  <L 7>
    var_1 = wp::range(var_0, var_n);
    start_for_0:;
        if (iter_cmp(var_1) == 0) goto end_for_0;
        var_2 = wp::iter_next(var_1);
        // x[i] = 1.0                                                                         <L 8>
        wp::array_store(var_x, var_2, var_3);
        goto start_for_0;
    end_for_0:;
    // for j in range(n, 0, -1):                                                              <L 9>
    var_6 = wp::range(var_n, var_4, var_5);
    start_for_2:;
        if (iter_cmp(var_6) == 0) goto end_for_2;
        var_7 = wp::iter_next(var_6);
        // x[j] = 2.0                                                                         <L 10>
        wp::array_store(var_x, var_7, var_8);
        goto start_for_2;
    end_for_2:;
    // for k in range(n, n + 4, 2):                                                           <L 11>
    var_10 = wp::add(var_n, var_9);
    var_12 = wp::range(var_n, var_10, var_11);
    start_for_4:;
        if (iter_cmp(var_12) == 0) goto end_for_4;
        var_13 = wp::iter_next(var_12);
        // x[k] = 3.0                                                                         <L 12>
        wp::array_store(var_x, var_13, var_14);
        goto start_for_4;
    end_for_4:;
}
