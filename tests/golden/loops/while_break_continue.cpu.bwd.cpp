struct wp_args_while_break_continue_b79238e0 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void while_break_continue_b79238e0_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_while_break_continue_b79238e0 *_wp_args,
    wp_args_while_break_continue_b79238e0 *_wp_adj_args)
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
    wp::int32 var_1;
    bool var_2;
    const wp::int32 var_3 = 1;
    wp::int32 var_4;
    wp::float32* var_5;
    const wp::float32 var_6 = 0.0;
    bool var_7;
    wp::float32 var_8;
    wp::int32 var_9;
    wp::float32* var_10;
    const wp::float32 var_11 = 5.0;
    bool var_12;
    wp::float32 var_13;
    wp::int32 var_14;
    const wp::float32 var_15 = 1.0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    bool adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    bool adj_7 = {};
    wp::float32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    bool adj_12 = {};
    wp::float32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::float32 adj_15 = {};
    //---------
    // forward
    // def while_break_continue(x: wp.array(dtype=float), n: int):                            <L 6>
    // i = int(0)                                                                             <L 7>
    var_1 = wp::int(var_0);
    // while i < n:                                                                           <L 8>
    //---------
    // reverse
    start_while_0:;
    var_2 = (var_1 < var_n);
    if ((var_2) == false) goto end_while_0;
    adj_3 = {};
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
    adj_14 = {};
    adj_15 = {};
        // i += 1                                                                             <L 9>
        var_4 = wp::add(var_1, var_3);
        // if x[i] < 0.0:                                                                     <L 10>
        var_5 = wp::address(var_x, var_4);
        var_8 = wp::load(var_5);
        var_7 = (var_8 < var_6);
        if (var_7) {
            // continue                                                                       <L 11>
            wp::assign(var_1, var_4);
            goto start_while_0;
        }
        var_9 = wp::where(var_7, var_1, var_4);
        // if x[i] > 5.0:                                                                     <L 12>
        var_10 = wp::address(var_x, var_9);
        var_13 = wp::load(var_10);
        var_12 = (var_13 > var_11);
        if (var_12) {
            // break                                                                          <L 13>
            wp::assign(var_1, var_9);
            goto end_while_0;
        }
        var_14 = wp::where(var_12, var_1, var_9);
        // x[i] = 1.0                                                                         <L 14>
        // wp::array_store(var_x, var_14, var_15);
        wp::assign(var_1, var_14);
        wp::adj_assign(var_1, var_14, adj_1, adj_14);
        wp::adj_array_store(var_x, var_14, var_15, adj_x, adj_14, adj_15);
        // adj: x[i] = 1.0                                                                    <L 14>
        wp::adj_where(var_12, var_1, var_9, adj_12, adj_1, adj_9, adj_14);
        if (var_12) {
            wp::adj_assign(var_1, var_9, adj_1, adj_9);
            // adj: break                                                                     <L 13>
        }
        wp::adj_address(var_x, var_9, adj_x, adj_9, adj_10);
        // adj: if x[i] > 5.0:                                                                <L 12>
        wp::adj_where(var_7, var_1, var_4, adj_7, adj_1, adj_4, adj_9);
        if (var_7) {
            wp::adj_assign(var_1, var_4, adj_1, adj_4);
            // adj: continue                                                                  <L 11>
        }
        wp::adj_address(var_x, var_4, adj_x, adj_4, adj_5);
        // adj: if x[i] < 0.0:                                                                <L 10>
        wp::adj_add(var_1, var_3, adj_1, adj_3, adj_4);
        // adj: i += 1                                                                        <L 9>
    goto start_while_0;
    end_while_0:;
    // adj: while i < n:                                                                      <L 8>
    // adj: i = int(0)                                                                        <L 7>
    // adj: def while_break_continue(x: wp.array(dtype=float), n: int):                       <L 6>
    return;
}
