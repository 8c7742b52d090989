struct wp_args_while_in_for_034d941f {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void while_in_for_034d941f_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_while_in_for_034d941f *_wp_args,
    wp_args_while_in_for_034d941f *_wp_adj_args)
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
    wp::range_t var_0;
    wp::int32 var_1;
    const wp::int32 var_2 = 0;
    wp::int32 var_3;
    bool var_4;
    const wp::int32 var_5 = 1;
    wp::int32 var_6;
    wp::float32 var_7;
    wp::int32 var_8;
    const wp::int32 var_9 = 0;
    bool var_10;
    wp::range_t var_11;
    wp::int32 var_12;
    const wp::float32 var_13 = 1.0;
    const wp::int32 var_14 = 1;
    wp::int32 var_15;
    //---------
    // dual vars
    wp::range_t adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    bool adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    bool adj_10 = {};
    wp::range_t adj_11 = {};
    wp::int32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::int32 adj_15 = {};
    //---------
    // forward
    // def while_in_for(x: wp.array(dtype=float), n: int):                                    <L 6>
    // for k in range(n):                                                                     <L 7>
    var_0 = wp::range(var_n);
    // m = int(n)                                                                             <L 12>
    var_8 = wp::int(var_n);
    // while m > 0:                                                                           <L 13>
    //---------
    // reverse
    start_while_4:;
    var_10 = (var_8 > var_9);
    if ((var_10) == false) goto end_while_4;
    adj_11 = {};
    adj_12 = {};
    adj_13 = {};
    adj_14 = {};
    adj_15 = {};
        // for j in range(m):                                                                 <L 14>
        var_11 = wp::range(var_8);
        // m -= 1                                                                             <L 16>
        var_15 = wp::sub(var_8, var_14);
        wp::assign(var_8, var_15);
        wp::adj_assign(var_8, var_15, adj_8, adj_15);
        wp::adj_sub(var_8, var_14, adj_8, adj_14, adj_15);
        // adj: m -= 1                                                                        <L 16>
        var_11 = wp::iter_reverse(var_11);
        start_for_6:;
            if (iter_cmp(var_11) == 0) goto end_for_6;
            var_12 = wp::iter_next(var_11);
        	adj_13 = {};
            // x[j] = 1.0                                                                     <L 15>
            // wp::array_store(var_x, var_12, var_13);
            wp::adj_array_store(var_x, var_12, var_13, adj_x, adj_12, adj_13);
            // adj: x[j] = 1.0                                                                <L 15>
        	goto start_for_6;
        end_for_6:;
        // adj: for j in range(m):                                                            <L 14>
    goto start_while_4;
    end_while_4:;
    // adj: while m > 0:                                                                      <L 13>
    // adj: m = int(n)                                                                        <L 12>
    var_0 = wp::iter_reverse(var_0);
    start_for_0:;
        if (iter_cmp(var_0) == 0) goto end_for_0;
        var_1 = wp::iter_next(var_0);
    	adj_2 = {};
    	adj_3 = {};
    	adj_7 = {};
        // i = int(0)                                                                         <L 8>
        var_3 = wp::int(var_2);
        // while i < k:                                                                       <L 9>
        // x[k] = float(i)                                                                    <L 11>
        var_7 = wp::float(var_3);
        // wp::array_store(var_x, var_1, var_7);
        wp::adj_array_store(var_x, var_1, var_7, adj_x, adj_1, adj_7);
        wp::adj_float(var_3, adj_3, adj_7);
        // adj: x[k] = float(i)                                                               <L 11>
    start_while_2:;
        var_4 = (var_3 < var_1);
    if ((var_4) == false) goto end_while_2;
    adj_5 = {};
    adj_6 = {};
            // i += 1                                                                         <L 10>
            var_6 = wp::add(var_3, var_5);
            wp::assign(var_3, var_6);
            wp::adj_assign(var_3, var_6, adj_3, adj_6);
            wp::adj_add(var_3, var_5, adj_3, adj_5, adj_6);
            // adj: i += 1                                                                    <L 10>
    goto start_while_2;
    end_while_2:;
        // adj: while i < k:                                                                  <L 9>
        // adj: i = int(0)                                                                    <L 8>
    	goto start_for_0;
    end_for_0:;
    // adj: for k in range(n):                                                                <L 7>
    // adj: def while_in_for(x: wp.array(dtype=float), n: int):                               <L 6>
    return;
}
