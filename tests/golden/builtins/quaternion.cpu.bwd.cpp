struct wp_args_quaternion_rows_babf886a {
    wp::vec_t<3, wp::float32> v;
    wp::float32 x;
    wp::quat_t<wp::float32> q;
};

template <bool wp_linear_contiguous>
static void quaternion_rows_babf886a_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_quaternion_rows_babf886a *_wp_args,
    wp_args_quaternion_rows_babf886a *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<3, wp::float32> var_v = _wp_args->v;
    wp::float32 var_x = _wp_args->x;
    wp::quat_t<wp::float32> var_q = _wp_args->q;
    wp::vec_t<3, wp::float32> adj_v = _wp_adj_args->v;
    wp::float32 adj_x = _wp_adj_args->x;
    wp::quat_t<wp::float32> adj_q = _wp_adj_args->q;
    //---------
    // primal vars
    const wp::float32 var_0 = 0.0;
    const wp::float32 var_1 = 0.0;
    const wp::float32 var_2 = 1.0;
    wp::quat_t<wp::float32> var_3;
    wp::quat_t<wp::float32> var_4;
    wp::quat_t<wp::float32> var_5;
    wp::quat_t<wp::float32> var_6;
    wp::quat_t<wp::float32> var_7;
    wp::quat_t<wp::float64> var_8;
    wp::quat_t<wp::float64> var_9;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::quat_t<wp::float32> adj_3 = {};
    wp::quat_t<wp::float32> adj_4 = {};
    wp::quat_t<wp::float32> adj_5 = {};
    wp::quat_t<wp::float32> adj_6 = {};
    wp::quat_t<wp::float32> adj_7 = {};
    wp::quat_t<wp::float64> adj_8 = {};
    wp::quat_t<wp::float64> adj_9 = {};
    //---------
    // forward
    // def quaternion_rows(v: wp.vec3, x: float, q: wp.quat):                                 <L 6>
    // a = wp.quaternion(0.0, x, 0.0, 1.0)                                                    <L 7>
    var_3 = wp::quat_t<wp::float32>(var_0, var_x, var_1, var_2);
    // b = wp.quaternion(v, x)                                                                <L 8>
    var_4 = wp::quat_t<wp::float32>(var_v, var_x);
    // c = wp.quaternion(dtype=wp.float32)                                                    <L 9>
    var_5 = wp::quat_t<wp::float32>();
    // d = wp.quaternion(q)                                                                   <L 10>
    var_6 = wp::quat_t<wp::float32>(var_q);
    // e = wp.quat_identity()                                                                 <L 11>
    var_7 = wp::quat_identity<wp::float32>();
    // f = wp.quat_identity(dtype=wp.float64)                                                 <L 12>
    var_8 = wp::quat_identity<wp::float64>();
    // g = wp.quaternion(q, dtype=wp.float64)                                                 <L 13>
    var_9 = wp::quat_t<wp::float64>(var_q);
    //---------
    // reverse
    wp::adj_quat_t(var_q, adj_q, adj_9);
    // adj: g = wp.quaternion(q, dtype=wp.float64)                                            <L 13>
    // adj: f = wp.quat_identity(dtype=wp.float64)                                            <L 12>
    // adj: e = wp.quat_identity()                                                            <L 11>
    wp::adj_quat_t(var_q, adj_q, adj_6);
    // adj: d = wp.quaternion(q)                                                              <L 10>
    // adj: c = wp.quaternion(dtype=wp.float32)                                               <L 9>
    wp::adj_quat_t(var_v, var_x, adj_v, adj_x, adj_4);
    // adj: b = wp.quaternion(v, x)                                                           <L 8>
    wp::adj_quat_t(var_0, var_x, var_1, var_2, adj_0, adj_x, adj_1, adj_2, adj_3);
    // adj: a = wp.quaternion(0.0, x, 0.0, 1.0)                                               <L 7>
    // adj: def quaternion_rows(v: wp.vec3, x: float, q: wp.quat):                            <L 6>
    return;
}
