struct wp_args_atomic_composites_rows_b38498a6 {
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> m;
    wp::array_t<wp::quat_t<wp::float32>> q;
};

template <bool wp_linear_contiguous>
static void atomic_composites_rows_b38498a6_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_atomic_composites_rows_b38498a6 *_wp_args,
    wp_args_atomic_composites_rows_b38498a6 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_atomic_composites_rows_b38498a6 wp_contiguous_args;
    wp_args_atomic_composites_rows_b38498a6 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.m.strides[0] = sizeof(wp::mat_t<2, 2, wp::float32>);
        wp_contiguous_adj_args.m.strides[0] = sizeof(wp::mat_t<2, 2, wp::float32>);
        wp_contiguous_args.q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        wp_contiguous_adj_args.q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> var_m = _wp_args->m;
    wp::array_t<wp::quat_t<wp::float32>> var_q = _wp_args->q;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v = _wp_adj_args->v;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> adj_m = _wp_adj_args->m;
    wp::array_t<wp::quat_t<wp::float32>> adj_q = _wp_adj_args->q;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 0;
    wp::vec_t<3, wp::float32>* var_2;
    wp::vec_t<3, wp::float32> var_3;
    wp::vec_t<3, wp::float32> var_4;
    const wp::int32 var_5 = 0;
    wp::mat_t<2, 2, wp::float32>* var_6;
    wp::mat_t<2, 2, wp::float32> var_7;
    wp::mat_t<2, 2, wp::float32> var_8;
    const wp::int32 var_9 = 1;
    wp::vec_t<3, wp::float32>* var_10;
    wp::vec_t<3, wp::float32> var_11;
    wp::vec_t<3, wp::float32> var_12;
    const wp::int32 var_13 = 2;
    wp::vec_t<3, wp::float32>* var_14;
    wp::vec_t<3, wp::float32> var_15;
    wp::vec_t<3, wp::float32> var_16;
    const wp::int32 var_17 = 0;
    wp::quat_t<wp::float32>* var_18;
    wp::quat_t<wp::float32> var_19;
    wp::quat_t<wp::float32> var_20;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::vec_t<3, wp::float32> adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    wp::vec_t<3, wp::float32> adj_4 = {};
    wp::int32 adj_5 = {};
    wp::mat_t<2, 2, wp::float32> adj_6 = {};
    wp::mat_t<2, 2, wp::float32> adj_7 = {};
    wp::mat_t<2, 2, wp::float32> adj_8 = {};
    wp::int32 adj_9 = {};
    wp::vec_t<3, wp::float32> adj_10 = {};
    wp::vec_t<3, wp::float32> adj_11 = {};
    wp::vec_t<3, wp::float32> adj_12 = {};
    wp::int32 adj_13 = {};
    wp::vec_t<3, wp::float32> adj_14 = {};
    wp::vec_t<3, wp::float32> adj_15 = {};
    wp::vec_t<3, wp::float32> adj_16 = {};
    wp::int32 adj_17 = {};
    wp::quat_t<wp::float32> adj_18 = {};
    wp::quat_t<wp::float32> adj_19 = {};
    wp::quat_t<wp::float32> adj_20 = {};
    //---------
    // forward
    // def atomic_composites_rows(v: wp.array(dtype=wp.vec3), m: wp.array(dtype=wp.mat22), q: wp.array(dtype=wp.quat)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // a = wp.atomic_add(v, 0, v[i])                                                          <L 8>
    var_2 = wp::address(var_v, var_0);
    var_4 = wp::load(var_2);
    // var_3 = wp::atomic_add(var_v, var_1, var_4);
    // wp.atomic_sub(m, 0, m[i])                                                              <L 9>
    var_6 = wp::address(var_m, var_0);
    var_8 = wp::load(var_6);
    // var_7 = wp::atomic_sub(var_m, var_5, var_8);
    // wp.atomic_min(v, 1, v[i])                                                              <L 10>
    var_10 = wp::address(var_v, var_0);
    var_12 = wp::load(var_10);
    // var_11 = wp::atomic_min(var_v, var_9, var_12);
    // wp.atomic_max(v, 2, v[i])                                                              <L 11>
    var_14 = wp::address(var_v, var_0);
    var_16 = wp::load(var_14);
    // var_15 = wp::atomic_max(var_v, var_13, var_16);
    // wp.atomic_add(q, 0, q[i])                                                              <L 12>
    var_18 = wp::address(var_q, var_0);
    var_20 = wp::load(var_18);
    // var_19 = wp::atomic_add(var_q, var_17, var_20);
    //---------
    // reverse
    wp::adj_atomic_add(var_q, var_17, var_20, adj_q, adj_17, adj_18, adj_19);
    wp::adj_address(var_q, var_0, adj_q, adj_0, adj_18);
    // adj: wp.atomic_add(q, 0, q[i])                                                         <L 12>
    wp::adj_atomic_max(var_v, var_13, var_16, adj_v, adj_13, adj_14, adj_15);
    wp::adj_address(var_v, var_0, adj_v, adj_0, adj_14);
    // adj: wp.atomic_max(v, 2, v[i])                                                         <L 11>
    wp::adj_atomic_min(var_v, var_9, var_12, adj_v, adj_9, adj_10, adj_11);
    wp::adj_address(var_v, var_0, adj_v, adj_0, adj_10);
    // adj: wp.atomic_min(v, 1, v[i])                                                         <L 10>
    wp::adj_atomic_sub(var_m, var_5, var_8, adj_m, adj_5, adj_6, adj_7);
    wp::adj_address(var_m, var_0, adj_m, adj_0, adj_6);
    // adj: wp.atomic_sub(m, 0, m[i])                                                         <L 9>
    wp::adj_atomic_add(var_v, var_1, var_4, adj_v, adj_1, adj_2, adj_3);
    wp::adj_address(var_v, var_0, adj_v, adj_0, adj_2);
    // adj: a = wp.atomic_add(v, 0, v[i])                                                     <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def atomic_composites_rows(v: wp.array(dtype=wp.vec3), m: wp.array(dtype=wp.mat22), q: wp.array(dtype=wp.quat)):  <L 6>
    return;
}
