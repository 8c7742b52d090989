struct wp_args_unrolled_with_break_inside_fc15ec50 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void unrolled_with_break_inside_fc15ec50_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_unrolled_with_break_inside_fc15ec50 *_wp_args,
    wp_args_unrolled_with_break_inside_fc15ec50 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::int32 adj_n = _wp_adj_args->n;
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
    // dual vars
    wp::int32 adj_0 = {};
    wp::range_t adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    bool adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::range_t adj_9 = {};
    wp::int32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    bool adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    //---------
    // forward
    // def unrolled_with_break_inside(x: wp.array(dtype=float), n: int):                      <L 6>
    // for k in range(2):                                                                     <L 7>
    // for i in range(n):                                                                     <L 8>
    var_1 = wp::range(var_n);
    // for i in range(n):                                                                     <L 8>
    var_9 = wp::range(var_n);
    //---------
    // reverse
    var_9 = wp::iter_reverse(var_9);
    start_for_2:;
        if (iter_cmp(var_9) == 0) goto end_for_2;
        var_10 = wp::iter_next(var_9);
    	adj_11 = {};
    	adj_12 = {};
    	adj_13 = {};
    	adj_14 = {};
    	adj_15 = {};
        // if x[i] > 1.0:                                                                     <L 9>
        var_11 = wp::address(var_x, var_10);
        var_14 = wp::load(var_11);
        var_13 = (var_14 > var_12);
        if (var_13) {
            // break                                                                          <L 10>
            goto end_for_2;
        }
        // x[i] = 2.0                                                                         <L 11>
        // wp::array_store(var_x, var_10, var_15);
        wp::adj_array_store(var_x, var_10, var_15, adj_x, adj_10, adj_15);
        // adj: x[i] = 2.0                                                                    <L 11>
        if (var_13) {
            // adj: break                                                                     <L 10>
        }
        wp::adj_address(var_x, var_10, adj_x, adj_10, adj_11);
        // adj: if x[i] > 1.0:                                                                <L 9>
    	goto start_for_2;
    end_for_2:;
    // adj: for i in range(n):                                                                <L 8>
    var_1 = wp::iter_reverse(var_1);
    start_for_0:;
        if (iter_cmp(var_1) == 0) goto end_for_0;
        var_2 = wp::iter_next(var_1);
    	adj_3 = {};
    	adj_4 = {};
    	adj_5 = {};
    	adj_6 = {};
    	adj_7 = {};
        // if x[i] > 1.0:                                                                     <L 9>
        var_3 = wp::address(var_x, var_2);
        var_6 = wp::load(var_3);
        var_5 = (var_6 > var_4);
        if (var_5) {
            // break                                                                          <L 10>
            goto end_for_0;
        }
        // x[i] = 2.0                                                                         <L 11>
        // wp::array_store(var_x, var_2, var_7);
        wp::adj_array_store(var_x, var_2, var_7, adj_x, adj_2, adj_7);
        // adj: x[i] = 2.0                                                                    <L 11>
        if (var_5) {
            // adj: break                                                                     <L 10>
        }
        wp::adj_address(var_x, var_2, adj_x, adj_2, adj_3);
        // adj: if x[i] > 1.0:                                                                <L 9>
    	goto start_for_0;
    end_for_0:;
    // adj: for i in range(n):                                                                <L 8>
    // adj: for k in range(2):                                                                <L 7>
    // adj: def unrolled_with_break_inside(x: wp.array(dtype=float), n: int):                 <L 6>
    return;
}
