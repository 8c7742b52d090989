struct wp_args_lerp_rows_e3f28264 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> m;
    wp::array_t<wp::quat_t<wp::float32>> q;
    wp::array_t<wp::transform_t<wp::float32>> t;
    wp::float32 s;
};

template <bool wp_linear_contiguous>
static void lerp_rows_e3f28264_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_lerp_rows_e3f28264 *_wp_args,
    wp_args_lerp_rows_e3f28264 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_lerp_rows_e3f28264 wp_contiguous_args;
    wp_args_lerp_rows_e3f28264 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.m.strides[0] = sizeof(wp::mat_t<2, 2, wp::float32>);
        wp_contiguous_adj_args.m.strides[0] = sizeof(wp::mat_t<2, 2, wp::float32>);
        wp_contiguous_args.q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        wp_contiguous_adj_args.q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        wp_contiguous_args.t.strides[0] = sizeof(wp::transform_t<wp::float32>);
        wp_contiguous_adj_args.t.strides[0] = sizeof(wp::transform_t<wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> var_m = _wp_args->m;
    wp::array_t<wp::quat_t<wp::float32>> var_q = _wp_args->q;
    wp::array_t<wp::transform_t<wp::float32>> var_t = _wp_args->t;
    wp::float32 var_s = _wp_args->s;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v = _wp_adj_args->v;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> adj_m = _wp_adj_args->m;
    wp::array_t<wp::quat_t<wp::float32>> adj_q = _wp_adj_args->q;
    wp::array_t<wp::transform_t<wp::float32>> adj_t = _wp_adj_args->t;
    wp::float32 adj_s = _wp_adj_args->s;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    const wp::int32 var_2 = 0;
    wp::float32* var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::vec_t<3, wp::float32>* var_7;
    const wp::int32 var_8 = 0;
    wp::vec_t<3, wp::float32>* var_9;
    wp::vec_t<3, wp::float32> var_10;
    wp::vec_t<3, wp::float32> var_11;
    wp::vec_t<3, wp::float32> var_12;
    wp::mat_t<2, 2, wp::float32>* var_13;
    const wp::int32 var_14 = 0;
    wp::mat_t<2, 2, wp::float32>* var_15;
    wp::mat_t<2, 2, wp::float32> var_16;
    wp::mat_t<2, 2, wp::float32> var_17;
    wp::mat_t<2, 2, wp::float32> var_18;
    wp::quat_t<wp::float32>* var_19;
    const wp::int32 var_20 = 0;
    wp::quat_t<wp::float32>* var_21;
    wp::quat_t<wp::float32> var_22;
    wp::quat_t<wp::float32> var_23;
    wp::quat_t<wp::float32> var_24;
    wp::transform_t<wp::float32>* var_25;
    const wp::int32 var_26 = 0;
    wp::transform_t<wp::float32>* var_27;
    wp::transform_t<wp::float32> var_28;
    wp::transform_t<wp::float32> var_29;
    wp::transform_t<wp::float32> var_30;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
    wp::int32 adj_8 = {};
    wp::vec_t<3, wp::float32> adj_9 = {};
    wp::vec_t<3, wp::float32> adj_10 = {};
    wp::vec_t<3, wp::float32> adj_11 = {};
    wp::vec_t<3, wp::float32> adj_12 = {};
    wp::mat_t<2, 2, wp::float32> adj_13 = {};
    wp::int32 adj_14 = {};
    wp::mat_t<2, 2, wp::float32> adj_15 = {};
    wp::mat_t<2, 2, wp::float32> adj_16 = {};
    wp::mat_t<2, 2, wp::float32> adj_17 = {};
    wp::mat_t<2, 2, wp::float32> adj_18 = {};
    wp::quat_t<wp::float32> adj_19 = {};
    wp::int32 adj_20 = {};
    wp::quat_t<wp::float32> adj_21 = {};
    wp::quat_t<wp::float32> adj_22 = {};
    wp::quat_t<wp::float32> adj_23 = {};
    wp::quat_t<wp::float32> adj_24 = {};
    wp::transform_t<wp::float32> adj_25 = {};
    wp::int32 adj_26 = {};
    wp::transform_t<wp::float32> adj_27 = {};
    wp::transform_t<wp::float32> adj_28 = {};
    wp::transform_t<wp::float32> adj_29 = {};
    wp::transform_t<wp::float32> adj_30 = {};
    //---------
    // forward
    // def lerp_rows(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3), m: wp.array(dtype=wp.mat22), q: wp.array(dtype=wp.quat), t: wp.array(dtype=wp.transform), s: float):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // x[i] = wp.lerp(x[i], x[0], s)                                                          <L 8>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::address(var_x, var_2);
    var_5 = wp::load(var_1);
    var_6 = wp::load(var_3);
    var_4 = wp::lerp(var_5, var_6, var_s);
    // wp::array_store(var_x, var_0, var_4);
    // v[i] = wp.lerp(v[i], v[0], s)                                                          <L 9>
    var_7 = wp::address(var_v, var_0);
    var_9 = wp::address(var_v, var_8);
    var_11 = wp::load(var_7);
    var_12 = wp::load(var_9);
    var_10 = wp::lerp(var_11, var_12, var_s);
    // wp::array_store(var_v, var_0, var_10);
    // m[i] = wp.lerp(m[i], m[0], s)                                                          <L 10>
    var_13 = wp::address(var_m, var_0);
    var_15 = wp::address(var_m, var_14);
    var_17 = wp::load(var_13);
    var_18 = wp::load(var_15);
    var_16 = wp::lerp(var_17, var_18, var_s);
    // wp::array_store(var_m, var_0, var_16);
    // q[i] = wp.lerp(q[i], q[0], s)                                                          <L 11>
    var_19 = wp::address(var_q, var_0);
    var_21 = wp::address(var_q, var_20);
    var_23 = wp::load(var_19);
    var_24 = wp::load(var_21);
    var_22 = wp::lerp(var_23, var_24, var_s);
    // wp::array_store(var_q, var_0, var_22);
    // t[i] = wp.lerp(t[i], t[0], s)                                                          <L 12>
    var_25 = wp::address(var_t, var_0);
    var_27 = wp::address(var_t, var_26);
    var_29 = wp::load(var_25);
    var_30 = wp::load(var_27);
    var_28 = wp::lerp(var_29, var_30, var_s);
    // wp::array_store(var_t, var_0, var_28);
    //---------
    // reverse
    wp::adj_array_store(var_t, var_0, var_28, adj_t, adj_0, adj_28);
    wp::adj_lerp(var_29, var_30, var_s, adj_25, adj_27, adj_s, adj_28);
    wp::adj_address(var_t, var_26, adj_t, adj_26, adj_27);
    wp::adj_address(var_t, var_0, adj_t, adj_0, adj_25);
    // adj: t[i] = wp.lerp(t[i], t[0], s)                                                     <L 12>
    wp::adj_array_store(var_q, var_0, var_22, adj_q, adj_0, adj_22);
    wp::adj_lerp(var_23, var_24, var_s, adj_19, adj_21, adj_s, adj_22);
    wp::adj_address(var_q, var_20, adj_q, adj_20, adj_21);
    wp::adj_address(var_q, var_0, adj_q, adj_0, adj_19);
    // adj: q[i] = wp.lerp(q[i], q[0], s)                                                     <L 11>
    wp::adj_array_store(var_m, var_0, var_16, adj_m, adj_0, adj_16);
    wp::adj_lerp(var_17, var_18, var_s, adj_13, adj_15, adj_s, adj_16);
    wp::adj_address(var_m, var_14, adj_m, adj_14, adj_15);
    wp::adj_address(var_m, var_0, adj_m, adj_0, adj_13);
    // adj: m[i] = wp.lerp(m[i], m[0], s)                                                     <L 10>
    wp::adj_array_store(var_v, var_0, var_10, adj_v, adj_0, adj_10);
    wp::adj_lerp(var_11, var_12, var_s, adj_7, adj_9, adj_s, adj_10);
    wp::adj_address(var_v, var_8, adj_v, adj_8, adj_9);
    wp::adj_address(var_v, var_0, adj_v, adj_0, adj_7);
    // adj: v[i] = wp.lerp(v[i], v[0], s)                                                     <L 9>
    wp::adj_array_store(var_x, var_0, var_4, adj_x, adj_0, adj_4);
    wp::adj_lerp(var_5, var_6, var_s, adj_1, adj_3, adj_s, adj_4);
    wp::adj_address(var_x, var_2, adj_x, adj_2, adj_3);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[i] = wp.lerp(x[i], x[0], s)                                                     <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def lerp_rows(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3), m: wp.array(dtype=wp.mat22), q: wp.array(dtype=wp.quat), t: wp.array(dtype=wp.transform), s: float):  <L 6>
    return;
}
