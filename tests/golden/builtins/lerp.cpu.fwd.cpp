struct wp_args_lerp_rows_e3f28264 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> m;
    wp::array_t<wp::quat_t<wp::float32>> q;
    wp::array_t<wp::transform_t<wp::float32>> t;
    wp::float32 s;
};

template <bool wp_linear_contiguous>
static void lerp_rows_e3f28264_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_lerp_rows_e3f28264 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_lerp_rows_e3f28264 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.m.strides[0] = sizeof(wp::mat_t<2, 2, wp::float32>);
        wp_contiguous_args.q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        wp_contiguous_args.t.strides[0] = sizeof(wp::transform_t<wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> var_m = _wp_args->m;
    wp::array_t<wp::quat_t<wp::float32>> var_q = _wp_args->q;
    wp::array_t<wp::transform_t<wp::float32>> var_t = _wp_args->t;
    wp::float32 var_s = _wp_args->s;
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
    wp::array_store(var_x, var_0, var_4);
    // v[i] = wp.lerp(v[i], v[0], s)                                                          <L 9>
    var_7 = wp::address(var_v, var_0);
    var_9 = wp::address(var_v, var_8);
    var_11 = wp::load(var_7);
    var_12 = wp::load(var_9);
    var_10 = wp::lerp(var_11, var_12, var_s);
    wp::array_store(var_v, var_0, var_10);
    // m[i] = wp.lerp(m[i], m[0], s)                                                          <L 10>
    var_13 = wp::address(var_m, var_0);
    var_15 = wp::address(var_m, var_14);
    var_17 = wp::load(var_13);
    var_18 = wp::load(var_15);
    var_16 = wp::lerp(var_17, var_18, var_s);
    wp::array_store(var_m, var_0, var_16);
    // q[i] = wp.lerp(q[i], q[0], s)                                                          <L 11>
    var_19 = wp::address(var_q, var_0);
    var_21 = wp::address(var_q, var_20);
    var_23 = wp::load(var_19);
    var_24 = wp::load(var_21);
    var_22 = wp::lerp(var_23, var_24, var_s);
    wp::array_store(var_q, var_0, var_22);
    // t[i] = wp.lerp(t[i], t[0], s)                                                          <L 12>
    var_25 = wp::address(var_t, var_0);
    var_27 = wp::address(var_t, var_26);
    var_29 = wp::load(var_25);
    var_30 = wp::load(var_27);
    var_28 = wp::lerp(var_29, var_30, var_s);
    wp::array_store(var_t, var_0, var_28);
}
