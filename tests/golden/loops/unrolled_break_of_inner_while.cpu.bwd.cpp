struct wp_args_unrolled_break_of_inner_while_4e01ad33 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void unrolled_break_of_inner_while_4e01ad33_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_unrolled_break_of_inner_while_4e01ad33 *_wp_args,
    wp_args_unrolled_break_of_inner_while_4e01ad33 *_wp_adj_args)
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
    const wp::int32 var_1 = 0;
    wp::int32 var_2;
    bool var_3;
    const wp::int32 var_4 = 1;
    wp::int32 var_5;
    wp::float32* var_6;
    wp::float32 var_7;
    bool var_8;
    wp::float32 var_9;
    wp::int32 var_10;
    wp::float32 var_11;
    const wp::int32 var_12 = 1;
    const wp::int32 var_13 = 0;
    wp::int32 var_14;
    bool var_15;
    const wp::int32 var_16 = 1;
    wp::int32 var_17;
    wp::float32* var_18;
    wp::float32 var_19;
    bool var_20;
    wp::float32 var_21;
    wp::int32 var_22;
    wp::float32 var_23;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    bool adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    bool adj_8 = {};
    wp::float32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::int32 adj_14 = {};
    bool adj_15 = {};
    wp::int32 adj_16 = {};
    wp::int32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    bool adj_20 = {};
    wp::float32 adj_21 = {};
    wp::int32 adj_22 = {};
    wp::float32 adj_23 = {};
    //---------
    // forward
    // def unrolled_break_of_inner_while(x: wp.array(dtype=float), n: int):                   <L 6>
    // for i in range(2):                                                                     <L 7>
    // k = int(0)                                                                             <L 8>
    var_2 = wp::int(var_1);
    // while k < n:                                                                           <L 9>
    // x[i] = float(k)                                                                        <L 13>
    var_11 = wp::float(var_2);
    // wp::array_store(var_x, var_0, var_11);
    // k = int(0)                                                                             <L 8>
    var_14 = wp::int(var_13);
    // while k < n:                                                                           <L 9>
    // x[i] = float(k)                                                                        <L 13>
    var_23 = wp::float(var_14);
    // wp::array_store(var_x, var_12, var_23);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_12, var_23, adj_x, adj_12, adj_23);
    wp::adj_float(var_14, adj_14, adj_23);
    // adj: x[i] = float(k)                                                                   <L 13>
    start_while_2:;
    var_15 = (var_14 < var_n);
    if ((var_15) == false) goto end_while_2;
    adj_16 = {};
    adj_17 = {};
    adj_18 = {};
    adj_19 = {};
    adj_20 = {};
    adj_21 = {};
    adj_22 = {};
        // k += 1                                                                             <L 10>
        var_17 = wp::add(var_14, var_16);
        // if x[k] > float(i):                                                                <L 11>
        var_18 = wp::address(var_x, var_17);
        var_19 = wp::float(var_12);
        var_21 = wp::load(var_18);
        var_20 = (var_21 > var_19);
        if (var_20) {
            // break                                                                          <L 12>
            wp::assign(var_14, var_17);
            goto end_while_2;
        }
        var_22 = wp::where(var_20, var_14, var_17);
        wp::assign(var_14, var_22);
        wp::adj_assign(var_14, var_22, adj_14, adj_22);
        wp::adj_where(var_20, var_14, var_17, adj_20, adj_14, adj_17, adj_22);
        if (var_20) {
            wp::adj_assign(var_14, var_17, adj_14, adj_17);
            // adj: break                                                                     <L 12>
        }
        wp::adj_float(var_12, adj_12, adj_19);
        wp::adj_address(var_x, var_17, adj_x, adj_17, adj_18);
        // adj: if x[k] > float(i):                                                           <L 11>
        wp::adj_add(var_14, var_16, adj_14, adj_16, adj_17);
        // adj: k += 1                                                                        <L 10>
    goto start_while_2;
    end_while_2:;
    // adj: while k < n:                                                                      <L 9>
    // adj: k = int(0)                                                                        <L 8>
    wp::adj_array_store(var_x, var_0, var_11, adj_x, adj_0, adj_11);
    wp::adj_float(var_2, adj_2, adj_11);
    // adj: x[i] = float(k)                                                                   <L 13>
    start_while_0:;
    var_3 = (var_2 < var_n);
    if ((var_3) == false) goto end_while_0;
    adj_4 = {};
    adj_5 = {};
    adj_6 = {};
    adj_7 = {};
    adj_8 = {};
    adj_9 = {};
    adj_10 = {};
        // k += 1                                                                             <L 10>
        var_5 = wp::add(var_2, var_4);
        // if x[k] > float(i):                                                                <L 11>
        var_6 = wp::address(var_x, var_5);
        var_7 = wp::float(var_0);
        var_9 = wp::load(var_6);
        var_8 = (var_9 > var_7);
        if (var_8) {
            // break                                                                          <L 12>
            wp::assign(var_2, var_5);
            goto end_while_0;
        }
        var_10 = wp::where(var_8, var_2, var_5);
        wp::assign(var_2, var_10);
        wp::adj_assign(var_2, var_10, adj_2, adj_10);
        wp::adj_where(var_8, var_2, var_5, adj_8, adj_2, adj_5, adj_10);
        if (var_8) {
            wp::adj_assign(var_2, var_5, adj_2, adj_5);
            // adj: break                                                                     <L 12>
        }
        wp::adj_float(var_0, adj_0, adj_7);
        wp::adj_address(var_x, var_5, adj_x, adj_5, adj_6);
        // adj: if x[k] > float(i):                                                           <L 11>
        wp::adj_add(var_2, var_4, adj_2, adj_4, adj_5);
        // adj: k += 1                                                                        <L 10>
    goto start_while_0;
    end_while_0:;
    // adj: while k < n:                                                                      <L 9>
    // adj: k = int(0)                                                                        <L 8>
    // adj: for i in range(2):                                                                <L 7>
    // adj: def unrolled_break_of_inner_while(x: wp.array(dtype=float), n: int):              <L 6>
    return;
}
