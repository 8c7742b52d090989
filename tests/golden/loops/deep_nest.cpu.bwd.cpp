struct wp_args_deep_nest_3ee592b9 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void deep_nest_3ee592b9_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_deep_nest_3ee592b9 *_wp_args,
    wp_args_deep_nest_3ee592b9 *_wp_adj_args)
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
    wp::int32 var_4;
    wp::int32 var_5;
    const wp::int32 var_6 = 0;
    wp::int32 var_7;
    bool var_8;
    const wp::int32 var_9 = 0;
    wp::float32* var_10;
    wp::int32 var_11;
    wp::int32 var_12;
    wp::float32 var_13;
    wp::float32 var_14;
    wp::float32 var_15;
    wp::float32 var_16;
    const wp::int32 var_17 = 1;
    wp::float32* var_18;
    wp::int32 var_19;
    wp::int32 var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    wp::float32 var_23;
    wp::float32 var_24;
    const wp::int32 var_25 = 1;
    wp::int32 var_26;
    const wp::int32 var_27 = 0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::range_t adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    bool adj_8 = {};
    wp::int32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::int32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::int32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::float32 adj_24 = {};
    wp::int32 adj_25 = {};
    wp::int32 adj_26 = {};
    wp::int32 adj_27 = {};
    //---------
    // forward
    // def deep_nest(x: wp.array(dtype=float), n: int):                                       <L 6>
    // s = float(0.0)                                                                         <L 7>
    var_1 = wp::float(var_0);
    // for a in range(n):                                                                     <L 8>
    var_2 = wp::range(var_n);
    // x[0] = s                                                                               <L 15>
    // wp::array_store(var_x, var_27, var_1);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_27, var_1, adj_x, adj_27, adj_1);
    // adj: x[0] = s                                                                          <L 15>
    var_2 = wp::iter_reverse(var_2);
    start_for_0:;
        if (iter_cmp(var_2) == 0) goto end_for_0;
        var_3 = wp::iter_next(var_2);
    	adj_4 = {};
    	adj_5 = {};
    	adj_6 = {};
    	adj_7 = {};
        // for b in range(20):                                                                <L 9>
        var_4 = 0;
        var_4 = 19;
        start_for_2:;
        	if (var_4 < 0) goto end_for_2;
        	var_5 = var_4;
        	var_4 -= 1;
        	adj_6 = {};
        	adj_7 = {};
            // c = int(0)                                                                     <L 10>
            var_7 = wp::int(var_6);
            // while c < n:                                                                   <L 11>
    start_while_4:;
            var_8 = (var_7 < var_n);
    if ((var_8) == false) goto end_while_4;
    adj_9 = {};
    adj_10 = {};
    adj_11 = {};
    adj_12 = {};
    adj_13 = {};
    adj_14 = {};
    adj_15 = {};
    adj_16 = {};
    adj_17 = {};
    adj_18 = {};
    adj_19 = {};
    adj_20 = {};
    adj_21 = {};
    adj_22 = {};
    adj_23 = {};
    adj_24 = {};
    adj_25 = {};
    adj_26 = {};
                // for d in range(2):                                                         <L 12>
                // s += x[a] * float(b + c + d)                                               <L 13>
                var_10 = wp::address(var_x, var_3);
                var_11 = wp::add(var_5, var_7);
                var_12 = wp::add(var_11, var_9);
                var_13 = wp::float(var_12);
                var_15 = wp::load(var_10);
                var_14 = wp::mul(var_15, var_13);
                var_16 = wp::add(var_1, var_14);
                var_18 = wp::address(var_x, var_3);
                var_19 = wp::add(var_5, var_7);
                var_20 = wp::add(var_19, var_17);
                var_21 = wp::float(var_20);
                var_23 = wp::load(var_18);
                var_22 = wp::mul(var_23, var_21);
                var_24 = wp::add(var_16, var_22);
                // c += 1                                                                     <L 14>
                var_26 = wp::add(var_7, var_25);
                wp::assign(var_1, var_24);
                wp::assign(var_7, var_26);
                wp::adj_assign(var_7, var_26, adj_7, adj_26);
                wp::adj_assign(var_1, var_24, adj_1, adj_24);
                wp::adj_add(var_7, var_25, adj_7, adj_25, adj_26);
                // adj: c += 1                                                                <L 14>
                wp::adj_add(var_16, var_22, adj_16, adj_22, adj_24);
                wp::adj_mul(var_23, var_21, adj_18, adj_21, adj_22);
                wp::adj_float(var_20, adj_20, adj_21);
                wp::adj_add(var_19, var_17, adj_19, adj_17, adj_20);
                wp::adj_add(var_5, var_7, adj_5, adj_7, adj_19);
                wp::adj_address(var_x, var_3, adj_x, adj_3, adj_18);
                wp::adj_add(var_1, var_14, adj_1, adj_14, adj_16);
                wp::adj_mul(var_15, var_13, adj_10, adj_13, adj_14);
                wp::adj_float(var_12, adj_12, adj_13);
                wp::adj_add(var_11, var_9, adj_11, adj_9, adj_12);
                wp::adj_add(var_5, var_7, adj_5, adj_7, adj_11);
                wp::adj_address(var_x, var_3, adj_x, adj_3, adj_10);
                // adj: s += x[a] * float(b + c + d)                                          <L 13>
                // adj: for d in range(2):                                                    <L 12>
    goto start_while_4;
    end_while_4:;
            // adj: while c < n:                                                              <L 11>
            // adj: c = int(0)                                                                <L 10>
        	goto start_for_2;
        end_for_2:;
        // adj: for b in range(20):                                                           <L 9>
    	goto start_for_0;
    end_for_0:;
    // adj: for a in range(n):                                                                <L 8>
    wp::adj_float(var_0, adj_0, adj_1);
    // adj: s = float(0.0)                                                                    <L 7>
    // adj: def deep_nest(x: wp.array(dtype=float), n: int):                                  <L 6>
    return;
}
