struct wp_args_unrolled_continue_names_d1e86170 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void unrolled_continue_names_d1e86170_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_unrolled_continue_names_d1e86170 *_wp_args,
    wp_args_unrolled_continue_names_d1e86170 *_wp_adj_args)
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
    const wp::int32 var_2 = 0;
    const bool var_3 = true;
    wp::float32* var_4;
    const wp::float32 var_5 = 0.0;
    bool var_6;
    wp::float32 var_7;
    const bool var_8 = false;
    bool var_9;
    wp::float32* var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    const wp::float32 var_13 = 2.0;
    wp::float32 var_14;
    wp::float32 var_15;
    const wp::int32 var_16 = 1;
    const bool var_17 = true;
    wp::float32* var_18;
    const wp::float32 var_19 = 0.0;
    bool var_20;
    wp::float32 var_21;
    const bool var_22 = false;
    bool var_23;
    wp::float32* var_24;
    wp::float32 var_25;
    wp::float32 var_26;
    const wp::float32 var_27 = 2.0;
    wp::float32 var_28;
    wp::float32 var_29;
    wp::float32 var_30;
    const wp::int32 var_31 = 2;
    const bool var_32 = true;
    wp::float32* var_33;
    const wp::float32 var_34 = 0.0;
    bool var_35;
    wp::float32 var_36;
    const bool var_37 = false;
    bool var_38;
    wp::float32* var_39;
    wp::float32 var_40;
    wp::float32 var_41;
    const wp::float32 var_42 = 2.0;
    wp::float32 var_43;
    wp::float32 var_44;
    wp::float32 var_45;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::int32 adj_2 = {};
    bool adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    bool adj_6 = {};
    wp::float32 adj_7 = {};
    bool adj_8 = {};
    bool adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::int32 adj_16 = {};
    bool adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    bool adj_20 = {};
    wp::float32 adj_21 = {};
    bool adj_22 = {};
    bool adj_23 = {};
    wp::float32 adj_24 = {};
    wp::float32 adj_25 = {};
    wp::float32 adj_26 = {};
    wp::float32 adj_27 = {};
    wp::float32 adj_28 = {};
    wp::float32 adj_29 = {};
    wp::float32 adj_30 = {};
    wp::int32 adj_31 = {};
    bool adj_32 = {};
    wp::float32 adj_33 = {};
    wp::float32 adj_34 = {};
    bool adj_35 = {};
    wp::float32 adj_36 = {};
    bool adj_37 = {};
    bool adj_38 = {};
    wp::float32 adj_39 = {};
    wp::float32 adj_40 = {};
    wp::float32 adj_41 = {};
    wp::float32 adj_42 = {};
    wp::float32 adj_43 = {};
    wp::float32 adj_44 = {};
    wp::float32 adj_45 = {};
    //---------
    // forward
    // def unrolled_continue_names(x: wp.array(dtype=float), n: int):                         <L 6>
    // s = float(0.0)                                                                         <L 7>
    var_1 = wp::float(var_0);
    // for i in range(3):                                                                     <L 8>
    // if x[i] < 0.0:                                                                         <L 9>
    var_4 = wp::address(var_x, var_2);
    var_7 = wp::load(var_4);
    var_6 = (var_7 < var_5);
    if (var_6) {
        // continue                                                                           <L 10>
    }
    var_9 = wp::where(var_6, var_8, var_3);
    // s += x[i]                                                                              <L 11>
    if (var_9) {
        var_10 = wp::address(var_x, var_2);
        var_12 = wp::load(var_10);
        var_11 = wp::add(var_1, var_12);
        // t = s * 2.0                                                                        <L 12>
        var_14 = wp::mul(var_11, var_13);
        // x[i] = t                                                                           <L 13>
        // wp::array_store(var_x, var_2, var_14);
    }
    var_15 = wp::where(var_9, var_11, var_1);
    // if x[i] < 0.0:                                                                         <L 9>
    var_18 = wp::address(var_x, var_16);
    var_21 = wp::load(var_18);
    var_20 = (var_21 < var_19);
    if (var_20) {
        // continue                                                                           <L 10>
    }
    var_23 = wp::where(var_20, var_22, var_17);
    // s += x[i]                                                                              <L 11>
    if (var_23) {
        var_24 = wp::address(var_x, var_16);
        var_26 = wp::load(var_24);
        var_25 = wp::add(var_15, var_26);
        // t = s * 2.0                                                                        <L 12>
        var_28 = wp::mul(var_25, var_27);
        // x[i] = t                                                                           <L 13>
        // wp::array_store(var_x, var_16, var_28);
    }
    var_29 = wp::where(var_23, var_25, var_15);
    var_30 = wp::where(var_23, var_28, var_14);
    // if x[i] < 0.0:                                                                         <L 9>
    var_33 = wp::address(var_x, var_31);
    var_36 = wp::load(var_33);
    var_35 = (var_36 < var_34);
    if (var_35) {
        // continue                                                                           <L 10>
    }
    var_38 = wp::where(var_35, var_37, var_32);
    // s += x[i]                                                                              <L 11>
    if (var_38) {
        var_39 = wp::address(var_x, var_31);
        var_41 = wp::load(var_39);
        var_40 = wp::add(var_29, var_41);
        // t = s * 2.0                                                                        <L 12>
        var_43 = wp::mul(var_40, var_42);
        // x[i] = t                                                                           <L 13>
        // wp::array_store(var_x, var_31, var_43);
    }
    var_44 = wp::where(var_38, var_40, var_29);
    var_45 = wp::where(var_38, var_43, var_30);
    // x[n] = s                                                                               <L 14>
    // wp::array_store(var_x, var_n, var_44);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_n, var_44, adj_x, adj_n, adj_44);
    // adj: x[n] = s                                                                          <L 14>
    wp::adj_where(var_38, var_43, var_30, adj_38, adj_43, adj_30, adj_45);
    wp::adj_where(var_38, var_40, var_29, adj_38, adj_40, adj_29, adj_44);
    if (var_38) {
        wp::adj_array_store(var_x, var_31, var_43, adj_x, adj_31, adj_43);
        // adj: x[i] = t                                                                      <L 13>
        wp::adj_mul(var_40, var_42, adj_40, adj_42, adj_43);
        // adj: t = s * 2.0                                                                   <L 12>
        wp::adj_add(var_29, var_41, adj_29, adj_39, adj_40);
        wp::adj_address(var_x, var_31, adj_x, adj_31, adj_39);
    }
    // adj: s += x[i]                                                                         <L 11>
    wp::adj_where(var_35, var_37, var_32, adj_35, adj_37, adj_32, adj_38);
    if (var_35) {
        // adj: continue                                                                      <L 10>
    }
    wp::adj_address(var_x, var_31, adj_x, adj_31, adj_33);
    // adj: if x[i] < 0.0:                                                                    <L 9>
    wp::adj_where(var_23, var_28, var_14, adj_23, adj_28, adj_14, adj_30);
    wp::adj_where(var_23, var_25, var_15, adj_23, adj_25, adj_15, adj_29);
    if (var_23) {
        wp::adj_array_store(var_x, var_16, var_28, adj_x, adj_16, adj_28);
        // adj: x[i] = t                                                                      <L 13>
        wp::adj_mul(var_25, var_27, adj_25, adj_27, adj_28);
        // adj: t = s * 2.0                                                                   <L 12>
        wp::adj_add(var_15, var_26, adj_15, adj_24, adj_25);
        wp::adj_address(var_x, var_16, adj_x, adj_16, adj_24);
    }
    // adj: s += x[i]                                                                         <L 11>
    wp::adj_where(var_20, var_22, var_17, adj_20, adj_22, adj_17, adj_23);
    if (var_20) {
        // adj: continue                                                                      <L 10>
    }
    wp::adj_address(var_x, var_16, adj_x, adj_16, adj_18);
    // adj: if x[i] < 0.0:                                                                    <L 9>
    wp::adj_where(var_9, var_11, var_1, adj_9, adj_11, adj_1, adj_15);
    if (var_9) {
        wp::adj_array_store(var_x, var_2, var_14, adj_x, adj_2, adj_14);
        // adj: x[i] = t                                                                      <L 13>
        wp::adj_mul(var_11, var_13, adj_11, adj_13, adj_14);
        // adj: t = s * 2.0                                                                   <L 12>
        wp::adj_add(var_1, var_12, adj_1, adj_10, adj_11);
        wp::adj_address(var_x, var_2, adj_x, adj_2, adj_10);
    }
    // adj: s += x[i]                                                                         <L 11>
    wp::adj_where(var_6, var_8, var_3, adj_6, adj_8, adj_3, adj_9);
    if (var_6) {
        // adj: continue                                                                      <L 10>
    }
    wp::adj_address(var_x, var_2, adj_x, adj_2, adj_4);
    // adj: if x[i] < 0.0:                                                                    <L 9>
    // adj: for i in range(3):                                                                <L 8>
    wp::adj_float(var_0, adj_0, adj_1);
    // adj: s = float(0.0)                                                                    <L 7>
    // adj: def unrolled_continue_names(x: wp.array(dtype=float), n: int):                    <L 6>
    return;
}
