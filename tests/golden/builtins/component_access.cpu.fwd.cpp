struct wp_args_component_access_rows_9ee61840 {
    wp::vec_t<3, wp::float32> v;
    wp::vec_t<2, bool> vb;
    wp::quat_t<wp::float32> q;
    wp::transform_t<wp::float32> t;
    wp::mat_t<2, 2, wp::float32> m;
    wp::mat_t<2, 2, bool> mb;
    wp::int32 k;
};

template <bool wp_linear_contiguous>
static void component_access_rows_9ee61840_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_component_access_rows_9ee61840 *_wp_args)
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
    wp::vec_t<3, wp::float32> var_0;
    wp::vec_t<2, bool> var_1;
    wp::quat_t<wp::float32> var_2;
    wp::transform_t<wp::float32> var_3;
    wp::mat_t<2, 2, wp::float32> var_4;
    wp::mat_t<2, 2, bool> var_5;
    const wp::int32 var_6 = 0;
    wp::float32 var_7;
    const wp::int32 var_8 = 0;
    bool var_9;
    const wp::int32 var_10 = 0;
    wp::float32 var_11;
    const wp::int32 var_12 = 0;
    wp::float32 var_13;
    const wp::int32 var_14 = 0;
    wp::vec_t<2, wp::float32> var_15;
    const wp::int32 var_16 = 0;
    wp::float32 var_17;
    const wp::int32 var_18 = 1;
    const wp::int32 var_19 = 0;
    wp::vec_t<2, bool> var_20;
    const wp::int32 var_21 = 0;
    bool var_22;
    const wp::int32 var_23 = 1;
    //---------
    // forward
    // def component_access_rows(v: wp.vec3, vb: vec2bool, q: wp.quat, t: wp.transform, m: wp.mat22, mb: mat22bool, k: int):       <L 9>
    // a = v                                                                                  <L 10>
    var_0 = wp::copy(var_v);
    // b = vb                                                                                 <L 11>
    var_1 = wp::copy(var_vb);
    // c = q                                                                                  <L 12>
    var_2 = wp::copy(var_q);
    // d = t                                                                                  <L 13>
    var_3 = wp::copy(var_t);
    // e = m                                                                                  <L 14>
    var_4 = wp::copy(var_m);
    // f = mb                                                                                 <L 15>
    var_5 = wp::copy(var_mb);
    // a[k] = a[0]                                                                            <L 16>
    var_7 = wp::extract(var_0, var_6);
    wp::assign_inplace(var_0, var_k, var_7);
    // b[k] = b[0]                                                                            <L 17>
    var_9 = wp::extract(var_1, var_8);
    wp::assign_inplace(var_1, var_k, var_9);
    // c[k] = c[0]                                                                            <L 18>
    var_11 = wp::extract(var_2, var_10);
    wp::assign_inplace(var_2, var_k, var_11);
    // d[k] = d[0]                                                                            <L 19>
    var_13 = wp::extract(var_3, var_12);
    wp::assign_inplace(var_3, var_k, var_13);
    // e[k] = e[0]                                                                            <L 20>
    var_15 = wp::extract(var_4, var_14);
    wp::assign_inplace(var_4, var_k, var_15);
    // e[k, 1] = e[0, k]                                                                      <L 21>
    var_17 = wp::extract(var_4, var_16, var_k);
    wp::assign_inplace(var_4, var_k, var_18, var_17);
    // f[k] = f[0]                                                                            <L 22>
    var_20 = wp::extract(var_5, var_19);
    wp::assign_inplace(var_5, var_k, var_20);
    // f[k, 1] = f[0, k]                                                                      <L 23>
    var_22 = wp::extract(var_5, var_21, var_k);
    wp::assign_inplace(var_5, var_k, var_23, var_22);
}
