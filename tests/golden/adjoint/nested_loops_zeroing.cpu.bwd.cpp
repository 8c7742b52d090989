struct wp_args_nested_loops_zeroing_f90fe989 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void nested_loops_zeroing_f90fe989_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_nested_loops_zeroing_f90fe989 *_wp_args,
    wp_args_nested_loops_zeroing_f90fe989 *_wp_adj_args)
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
    const wp::float32 var_0 = 0.0;
    wp::float32 var_1;
    wp::range_t var_2;
    wp::int32 var_3;
    wp::range_t var_4;
    wp::int32 var_5;
    wp::float32* var_6;
    wp::float32* var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    const wp::int32 var_12 = 0;
    wp::int32 var_13;
    bool var_14;
    wp::float32* var_15;
    wp::float32 var_16;
    wp::float32 var_17;
    const wp::int32 var_18 = 1;
    wp::int32 var_19;
    const wp::int32 var_20 = 0;
    const wp::int32 var_21 = 0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::range_t adj_2 = {};
    wp::int32 adj_3 = {};
    wp::range_t adj_4 = {};
    wp::int32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::int32 adj_13 = {};
    bool adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::int32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::int32 adj_20 = {};
    wp::int32 adj_21 = {};
    //---------
    // forward
    // def nested_loops_zeroing(x: wp.array2d(dtype=float), n: int):                          <L 6>
    // s = float(0.0)                                                                         <L 7>
    var_1 = wp::float(var_0);
    // for i in range(n):                                                                     <L 8>
    var_2 = wp::range(var_n);
    // x[0, 0] = s                                                                            <L 15>
    // wp::array_store(var_x, var_20, var_21, var_1);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_20, var_21, var_1, adj_x, adj_20, adj_21, adj_1);
    // adj: x[0, 0] = s                                                                       <L 15>
    var_2 = wp::iter_reverse(var_2);
    start_for_0:;
        if (iter_cmp(var_2) == 0) goto end_for_0;
        var_3 = wp::iter_next(var_2);
    	adj_4 = {};
    	adj_5 = {};
    	adj_6 = {};
    	adj_7 = {};
    	adj_8 = {};
    	adj_9 = {};
    	adj_10 = {};
    	adj_11 = {};
    	adj_12 = {};
    	adj_13 = {};
        // for j in range(n):                                                                 <L 9>
        var_4 = wp::range(var_n);
        // k = int(0)                                                                         <L 11>
        var_13 = wp::int(var_12);
        // while k < n:                                                                       <L 12>
    start_while_4:;
        var_14 = (var_13 < var_n);
    if ((var_14) == false) goto end_while_4;
    adj_15 = {};
    adj_16 = {};
    adj_17 = {};
    adj_18 = {};
    adj_19 = {};
            // s += x[i, k]                                                                   <L 13>
            var_15 = wp::address(var_x, var_3, var_13);
            var_17 = wp::load(var_15);
            var_16 = wp::add(var_1, var_17);
            // k += 1                                                                         <L 14>
            var_19 = wp::add(var_13, var_18);
            wp::assign(var_1, var_16);
            wp::assign(var_13, var_19);
            wp::adj_assign(var_13, var_19, adj_13, adj_19);
            wp::adj_assign(var_1, var_16, adj_1, adj_16);
            wp::adj_add(var_13, var_18, adj_13, adj_18, adj_19);
            // adj: k += 1                                                                    <L 14>
            wp::adj_add(var_1, var_17, adj_1, adj_15, adj_16);
            wp::adj_address(var_x, var_3, var_13, adj_x, adj_3, adj_13, adj_15);
            // adj: s += x[i, k]                                                              <L 13>
    goto start_while_4;
    end_while_4:;
        // adj: while k < n:                                                                  <L 12>
        // adj: k = int(0)                                                                    <L 11>
        var_4 = wp::iter_reverse(var_4);
        start_for_2:;
            if (iter_cmp(var_4) == 0) goto end_for_2;
            var_5 = wp::iter_next(var_4);
        	adj_6 = {};
        	adj_7 = {};
        	adj_8 = {};
        	adj_9 = {};
        	adj_10 = {};
        	adj_11 = {};
            // s += x[i, j] * x[j, i]                                                         <L 10>
            var_6 = wp::address(var_x, var_3, var_5);
            var_7 = wp::address(var_x, var_5, var_3);
            var_9 = wp::load(var_6);
            var_10 = wp::load(var_7);
            var_8 = wp::mul(var_9, var_10);
            var_11 = wp::add(var_1, var_8);
            wp::assign(var_1, var_11);
            wp::adj_assign(var_1, var_11, adj_1, adj_11);
            wp::adj_add(var_1, var_8, adj_1, adj_8, adj_11);
            wp::adj_mul(var_9, var_10, adj_6, adj_7, adj_8);
            wp::adj_address(var_x, var_5, var_3, adj_x, adj_5, adj_3, adj_7);
            wp::adj_address(var_x, var_3, var_5, adj_x, adj_3, adj_5, adj_6);
            // adj: s += x[i, j] * x[j, i]                                                    <L 10>
        	goto start_for_2;
        end_for_2:;
        // adj: for j in range(n):                                                            <L 9>
    	goto start_for_0;
    end_for_0:;
    // adj: for i in range(n):                                                                <L 8>
    wp::adj_float(var_0, adj_0, adj_1);
    // adj: s = float(0.0)                                                                    <L 7>
    // adj: def nested_loops_zeroing(x: wp.array2d(dtype=float), n: int):                     <L 6>
    return;
}
