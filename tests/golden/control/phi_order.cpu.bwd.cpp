struct wp_args_phi_order_6084a957 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void phi_order_6084a957_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_phi_order_6084a957 *_wp_args,
    wp_args_phi_order_6084a957 *_wp_adj_args)
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
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::int32 var_4 = 1;
    wp::float32* var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    const wp::int32 var_8 = 0;
    bool var_9;
    const wp::float32 var_10 = 1.0;
    const wp::float32 var_11 = 1.0;
    wp::float32 var_12;
    const wp::float32 var_13 = 1.0;
    wp::float32 var_14;
    const wp::float32 var_15 = 3.0;
    const wp::float32 var_16 = 4.0;
    const wp::float32 var_17 = 5.0;
    const wp::float32 var_18 = 2.0;
    wp::float32 var_19;
    wp::float32 var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    wp::float32 var_23;
    wp::float32 var_24;
    wp::float32 var_25;
    const wp::int32 var_26 = 2;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::int32 adj_8 = {};
    bool adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::float32 adj_24 = {};
    wp::float32 adj_25 = {};
    wp::int32 adj_26 = {};
    //---------
    // forward
    // def phi_order(x: wp.array(dtype=float), n: int):                                       <L 6>
    // b = x[0]                                                                               <L 7>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // a = x[1]                                                                               <L 8>
    var_5 = wp::address(var_x, var_4);
    var_7 = wp::load(var_5);
    var_6 = wp::copy(var_7);
    // if n > 0:                                                                              <L 9>
    var_9 = (var_n > var_8);
    if (var_9) {
        // d = 1.0                                                                            <L 10>
        // a = a + 1.0                                                                        <L 11>
        var_12 = wp::add(var_6, var_11);
        // b = b + 1.0                                                                        <L 12>
        var_14 = wp::add(var_2, var_13);
        // c = 3.0                                                                            <L 13>
    }
    if (!var_9) {
        // c = 4.0                                                                            <L 15>
        // e = 5.0                                                                            <L 16>
        // d = 2.0                                                                            <L 17>
    }
    var_19 = wp::where(var_9, var_14, var_2);
    var_20 = wp::where(var_9, var_12, var_6);
    var_21 = wp::where(var_9, var_10, var_18);
    var_22 = wp::where(var_9, var_15, var_16);
    // x[2] = a + b + c + d                                                                   <L 18>
    var_23 = wp::add(var_20, var_19);
    var_24 = wp::add(var_23, var_22);
    var_25 = wp::add(var_24, var_21);
    // wp::array_store(var_x, var_26, var_25);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_26, var_25, adj_x, adj_26, adj_25);
    wp::adj_add(var_24, var_21, adj_24, adj_21, adj_25);
    wp::adj_add(var_23, var_22, adj_23, adj_22, adj_24);
    wp::adj_add(var_20, var_19, adj_20, adj_19, adj_23);
    // adj: x[2] = a + b + c + d                                                              <L 18>
    wp::adj_where(var_9, var_15, var_16, adj_9, adj_15, adj_16, adj_22);
    wp::adj_where(var_9, var_10, var_18, adj_9, adj_10, adj_18, adj_21);
    wp::adj_where(var_9, var_12, var_6, adj_9, adj_12, adj_6, adj_20);
    wp::adj_where(var_9, var_14, var_2, adj_9, adj_14, adj_2, adj_19);
    if (!var_9) {
        // adj: d = 2.0                                                                       <L 17>
        // adj: e = 5.0                                                                       <L 16>
        // adj: c = 4.0                                                                       <L 15>
    }
    if (var_9) {
        // adj: c = 3.0                                                                       <L 13>
        wp::adj_add(var_2, var_13, adj_2, adj_13, adj_14);
        // adj: b = b + 1.0                                                                   <L 12>
        wp::adj_add(var_6, var_11, adj_6, adj_11, adj_12);
        // adj: a = a + 1.0                                                                   <L 11>
        // adj: d = 1.0                                                                       <L 10>
    }
    // adj: if n > 0:                                                                         <L 9>
    wp::adj_copy(var_7, adj_5, adj_6);
    wp::adj_address(var_x, var_4, adj_x, adj_4, adj_5);
    // adj: a = x[1]                                                                          <L 8>
    wp::adj_copy(var_3, adj_1, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: b = x[0]                                                                          <L 7>
    // adj: def phi_order(x: wp.array(dtype=float), n: int):                                  <L 6>
    return;
}
