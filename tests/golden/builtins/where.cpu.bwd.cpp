struct wp_args_where_rows_715cb251 {
    wp::int8 a;
    wp::uint8 b;
    wp::int16 c;
    wp::uint16 d;
    wp::int32 e;
    wp::uint32 f;
    wp::int64 g;
    wp::uint64 h;
    bool k;
    wp::array_t<wp::float32> x;
    wp::vec_t<3, wp::float32> v;
};

template <bool wp_linear_contiguous>
static void where_rows_715cb251_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_where_rows_715cb251 *_wp_args,
    wp_args_where_rows_715cb251 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int8 var_a = _wp_args->a;
    wp::uint8 var_b = _wp_args->b;
    wp::int16 var_c = _wp_args->c;
    wp::uint16 var_d = _wp_args->d;
    wp::int32 var_e = _wp_args->e;
    wp::uint32 var_f = _wp_args->f;
    wp::int64 var_g = _wp_args->g;
    wp::uint64 var_h = _wp_args->h;
    bool var_k = _wp_args->k;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::vec_t<3, wp::float32> var_v = _wp_args->v;
    wp::int8 adj_a = _wp_adj_args->a;
    wp::uint8 adj_b = _wp_adj_args->b;
    wp::int16 adj_c = _wp_adj_args->c;
    wp::uint16 adj_d = _wp_adj_args->d;
    wp::int32 adj_e = _wp_adj_args->e;
    wp::uint32 adj_f = _wp_adj_args->f;
    wp::int64 adj_g = _wp_adj_args->g;
    wp::uint64 adj_h = _wp_adj_args->h;
    bool adj_k = _wp_adj_args->k;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::vec_t<3, wp::float32> adj_v = _wp_adj_args->v;
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    const wp::float32 var_1 = 2.0;
    wp::float32 var_2;
    const wp::int32 var_3 = 0;
    const wp::float32 var_4 = 1.0;
    const wp::float32 var_5 = 2.0;
    wp::float32 var_6;
    const wp::int32 var_7 = 1;
    const wp::float32 var_8 = 1.0;
    const wp::float32 var_9 = 2.0;
    wp::float32 var_10;
    const wp::int32 var_11 = 2;
    const wp::float32 var_12 = 1.0;
    const wp::float32 var_13 = 2.0;
    wp::float32 var_14;
    const wp::int32 var_15 = 3;
    const wp::float32 var_16 = 1.0;
    const wp::float32 var_17 = 2.0;
    wp::float32 var_18;
    const wp::int32 var_19 = 4;
    const wp::float32 var_20 = 1.0;
    const wp::float32 var_21 = 2.0;
    wp::float32 var_22;
    const wp::int32 var_23 = 5;
    const wp::float32 var_24 = 1.0;
    const wp::float32 var_25 = 2.0;
    wp::float32 var_26;
    const wp::int32 var_27 = 6;
    const wp::float32 var_28 = 1.0;
    const wp::float32 var_29 = 2.0;
    wp::float32 var_30;
    const wp::int32 var_31 = 7;
    const wp::int32 var_32 = 0;
    wp::float32* var_33;
    const wp::int32 var_34 = 1;
    wp::float32* var_35;
    wp::float32 var_36;
    wp::float32 var_37;
    wp::float32 var_38;
    const wp::int32 var_39 = 8;
    const wp::float32 var_40 = 1.0;
    const wp::float32 var_41 = 2.0;
    wp::float32 var_42;
    const wp::int32 var_43 = 9;
    const wp::int32 var_44 = 2;
    bool var_45;
    wp::vec_t<3, wp::float32> var_46;
    wp::vec_t<3, wp::float32> var_47;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::int32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::int32 adj_23 = {};
    wp::float32 adj_24 = {};
    wp::float32 adj_25 = {};
    wp::float32 adj_26 = {};
    wp::int32 adj_27 = {};
    wp::float32 adj_28 = {};
    wp::float32 adj_29 = {};
    wp::float32 adj_30 = {};
    wp::int32 adj_31 = {};
    wp::int32 adj_32 = {};
    wp::float32 adj_33 = {};
    wp::int32 adj_34 = {};
    wp::float32 adj_35 = {};
    wp::float32 adj_36 = {};
    wp::float32 adj_37 = {};
    wp::float32 adj_38 = {};
    wp::int32 adj_39 = {};
    wp::float32 adj_40 = {};
    wp::float32 adj_41 = {};
    wp::float32 adj_42 = {};
    wp::int32 adj_43 = {};
    wp::int32 adj_44 = {};
    bool adj_45 = {};
    wp::vec_t<3, wp::float32> adj_46 = {};
    wp::vec_t<3, wp::float32> adj_47 = {};
    //---------
    // forward
    // def where_rows(                                                                        <L 6>
    // x[0] = wp.where(a, 1.0, 2.0)                                                           <L 19>
    var_2 = wp::where(var_a, var_0, var_1);
    // wp::array_store(var_x, var_3, var_2);
    // x[1] = wp.where(b, 1.0, 2.0)                                                           <L 20>
    var_6 = wp::where(var_b, var_4, var_5);
    // wp::array_store(var_x, var_7, var_6);
    // x[2] = wp.where(c, 1.0, 2.0)                                                           <L 21>
    var_10 = wp::where(var_c, var_8, var_9);
    // wp::array_store(var_x, var_11, var_10);
    // x[3] = wp.where(d, 1.0, 2.0)                                                           <L 22>
    var_14 = wp::where(var_d, var_12, var_13);
    // wp::array_store(var_x, var_15, var_14);
    // x[4] = wp.where(e, 1.0, 2.0)                                                           <L 23>
    var_18 = wp::where(var_e, var_16, var_17);
    // wp::array_store(var_x, var_19, var_18);
    // x[5] = wp.where(f, 1.0, 2.0)                                                           <L 24>
    var_22 = wp::where(var_f, var_20, var_21);
    // wp::array_store(var_x, var_23, var_22);
    // x[6] = wp.where(g, 1.0, 2.0)                                                           <L 25>
    var_26 = wp::where(var_g, var_24, var_25);
    // wp::array_store(var_x, var_27, var_26);
    // x[7] = wp.where(h, 1.0, 2.0)                                                           <L 26>
    var_30 = wp::where(var_h, var_28, var_29);
    // wp::array_store(var_x, var_31, var_30);
    // x[8] = wp.where(k, x[0], x[1])                                                         <L 27>
    var_33 = wp::address(var_x, var_32);
    var_35 = wp::address(var_x, var_34);
    var_37 = wp::load(var_33);
    var_38 = wp::load(var_35);
    var_36 = wp::where(var_k, var_37, var_38);
    // wp::array_store(var_x, var_39, var_36);
    // x[9] = wp.where(x, 1.0, 2.0)                                                           <L 28>
    var_42 = wp::where(var_x, var_40, var_41);
    // wp::array_store(var_x, var_43, var_42);
    // w = wp.where(e > 2, v, -v)                                                             <L 29>
    var_45 = (var_e > var_44);
    var_46 = wp::neg(var_v);
    var_47 = wp::where(var_45, var_v, var_46);
    //---------
    // reverse
    wp::adj_where(var_45, var_v, var_46, adj_45, adj_v, adj_46, adj_47);
    wp::adj_neg(var_v, adj_v, adj_46);
    // adj: w = wp.where(e > 2, v, -v)                                                        <L 29>
    wp::adj_array_store(var_x, var_43, var_42, adj_x, adj_43, adj_42);
    wp::adj_where(var_x, var_40, var_41, adj_x, adj_40, adj_41, adj_42);
    // adj: x[9] = wp.where(x, 1.0, 2.0)                                                      <L 28>
    wp::adj_array_store(var_x, var_39, var_36, adj_x, adj_39, adj_36);
    wp::adj_where(var_k, var_37, var_38, adj_k, adj_33, adj_35, adj_36);
    wp::adj_address(var_x, var_34, adj_x, adj_34, adj_35);
    wp::adj_address(var_x, var_32, adj_x, adj_32, adj_33);
    // adj: x[8] = wp.where(k, x[0], x[1])                                                    <L 27>
    wp::adj_array_store(var_x, var_31, var_30, adj_x, adj_31, adj_30);
    wp::adj_where(var_h, var_28, var_29, adj_h, adj_28, adj_29, adj_30);
    // adj: x[7] = wp.where(h, 1.0, 2.0)                                                      <L 26>
    wp::adj_array_store(var_x, var_27, var_26, adj_x, adj_27, adj_26);
    wp::adj_where(var_g, var_24, var_25, adj_g, adj_24, adj_25, adj_26);
    // adj: x[6] = wp.where(g, 1.0, 2.0)                                                      <L 25>
    wp::adj_array_store(var_x, var_23, var_22, adj_x, adj_23, adj_22);
    wp::adj_where(var_f, var_20, var_21, adj_f, adj_20, adj_21, adj_22);
    // adj: x[5] = wp.where(f, 1.0, 2.0)                                                      <L 24>
    wp::adj_array_store(var_x, var_19, var_18, adj_x, adj_19, adj_18);
    wp::adj_where(var_e, var_16, var_17, adj_e, adj_16, adj_17, adj_18);
    // adj: x[4] = wp.where(e, 1.0, 2.0)                                                      <L 23>
    wp::adj_array_store(var_x, var_15, var_14, adj_x, adj_15, adj_14);
    wp::adj_where(var_d, var_12, var_13, adj_d, adj_12, adj_13, adj_14);
    // adj: x[3] = wp.where(d, 1.0, 2.0)                                                      <L 22>
    wp::adj_array_store(var_x, var_11, var_10, adj_x, adj_11, adj_10);
    wp::adj_where(var_c, var_8, var_9, adj_c, adj_8, adj_9, adj_10);
    // adj: x[2] = wp.where(c, 1.0, 2.0)                                                      <L 21>
    wp::adj_array_store(var_x, var_7, var_6, adj_x, adj_7, adj_6);
    wp::adj_where(var_b, var_4, var_5, adj_b, adj_4, adj_5, adj_6);
    // adj: x[1] = wp.where(b, 1.0, 2.0)                                                      <L 20>
    wp::adj_array_store(var_x, var_3, var_2, adj_x, adj_3, adj_2);
    wp::adj_where(var_a, var_0, var_1, adj_a, adj_0, adj_1, adj_2);
    // adj: x[0] = wp.where(a, 1.0, 2.0)                                                      <L 19>
    // adj: def where_rows(                                                                   <L 6>
    return;
}
