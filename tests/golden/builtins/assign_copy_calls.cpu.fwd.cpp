struct wp_args_assign_copy_calls_rows_aefd3580 {
    wp::vec_t<3, wp::float32> v;
    wp::vec_t<2, bool> vb;
    wp::quat_t<wp::float32> q;
    wp::transform_t<wp::float32> t;
    wp::mat_t<2, 2, wp::float32> m;
    wp::mat_t<2, 2, bool> mb;
    wp::int32 k;
};

template <bool wp_linear_contiguous>
static void assign_copy_calls_rows_aefd3580_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_assign_copy_calls_rows_aefd3580 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<3, wp::float32> var_v = _wp_args->v;
    wp::vec_t<2, bool> var_vb = _wp_args->vb;
    wp::quat_t<wp::float32> var_q = _wp_args->q;
    wp::transform_t<wp::float32> var_t = _wp_args->t;
    wp::mat_t<2, 2, wp::float32> var_m = _wp_args->m;
    wp::mat_t<2, 2, bool> var_mb = _wp_args->mb;
    wp::int32 var_k = _wp_args->k;
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    wp::vec_t<3, wp::float32> var_1;
    const bool var_2 = true;
    wp::vec_t<2, bool> var_3;
    const wp::float32 var_4 = 2.0;
    wp::quat_t<wp::float32> var_5;
    const wp::float32 var_6 = 3.0;
    wp::transform_t<wp::float32> var_7;
    const wp::float32 var_8 = 4.0;
    wp::vec_t<2, wp::float32> var_9;
    wp::mat_t<2, 2, wp::float32> var_10;
    wp::mat_t<2, 2, bool> var_11;
    const wp::int32 var_12 = 0;
    const wp::float32 var_13 = 5.0;
    wp::mat_t<2, 2, wp::float32> var_14;
    const wp::int32 var_15 = 0;
    const bool var_16 = false;
    wp::mat_t<2, 2, bool> var_17;
    //---------
    // forward
    // def assign_copy_calls_rows(v: wp.vec3, vb: vec2bool, q: wp.quat, t: wp.transform, m: wp.mat22, mb: mat22bool, k: int):       <L 9>
    // a = wp.assign_copy(v, k, 1.0)                                                          <L 10>
    var_1 = wp::assign_copy(var_v, var_k, var_0);
    // b = wp.assign_copy(vb, k, True)                                                        <L 11>
    var_3 = wp::assign_copy(var_vb, var_k, var_2);
    // c = wp.assign_copy(q, k, 2.0)                                                          <L 12>
    var_5 = wp::assign_copy(var_q, var_k, var_4);
    // d = wp.assign_copy(t, k, 3.0)                                                          <L 13>
    var_7 = wp::assign_copy(var_t, var_k, var_6);
    // e = wp.assign_copy(m, k, wp.vec2(4.0))                                                 <L 14>
    var_9 = wp::vec_t<2, wp::float32>(var_8);
    var_10 = wp::assign_copy(var_m, var_k, var_9);
    // f = wp.assign_copy(mb, k, vb)                                                          <L 15>
    var_11 = wp::assign_copy(var_mb, var_k, var_vb);
    // g = wp.assign_copy(m, k, 0, 5.0)                                                       <L 16>
    var_14 = wp::assign_copy(var_m, var_k, var_12, var_13);
    // h = wp.assign_copy(mb, 0, k, False)                                                    <L 17>
    var_17 = wp::assign_copy(var_mb, var_15, var_k, var_16);
}
