struct wp_args_unrolled_with_break_inside_fc15ec50 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void unrolled_with_break_inside_fc15ec50_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_unrolled_with_break_inside_fc15ec50 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::range_t var_1;
    wp::int32 var_2;
    wp::float32* var_3;
    const wp::float32 var_4 = 1.0;
    bool var_5;
    wp::float32 var_6;
    const wp::float32 var_7 = 2.0;
    const wp::int32 var_8 = 1;
    wp::range_t var_9;
    wp::int32 var_10;
    wp::float32* var_11;
    const wp::float32 var_12 = 1.0;
    bool var_13;
    wp::float32 var_14;
    const wp::float32 var_15 = 2.0;
    //---------
    // forward
    // def unrolled_with_break_inside(x: wp.array(dtype=float), n: int):                      <L 6>
    // for k in range(2):                                                                     <L 7>
    // for i in range(n):                                                                     <L 8>
    var_1 = wp::range(var_n);
    start_for_0:;
        if (iter_cmp(var_1) == 0) goto end_for_0;
        var_2 = wp::iter_next(var_1);
        // if x[i] > 1.0:                                                                     <L 9>
        var_3 = wp::address(var_x, var_2);
        var_6 = wp::load(var_3);
        var_5 = (var_6 > var_4);
        if (var_5) {
            // break                                                                          <L 10>
            goto end_for_0;
        }
        // x[i] = 2.0                                                                         <L 11>
        wp::array_store(var_x, var_2, var_7);
        goto start_for_0;
    end_for_0:;
    // for i in range(n):                                                                     <L 8>
    var_9 = wp::range(var_n);
    start_for_2:;
        if (iter_cmp(var_9) == 0) goto end_for_2;
        var_10 = wp::iter_next(var_9);
        // if x[i] > 1.0:                                                                     <L 9>
        var_11 = wp::address(var_x, var_10);
        var_14 = wp::load(var_11);
        var_13 = (var_14 > var_12);
        if (var_13) {
            // break                                                                          <L 10>
            goto end_for_2;
        }
        // x[i] = 2.0                                                                         <L 11>
        wp::array_store(var_x, var_10, var_15);
        goto start_for_2;
    end_for_2:;
}
