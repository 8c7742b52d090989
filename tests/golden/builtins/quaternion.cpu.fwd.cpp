struct wp_args_quaternion_rows_babf886a {
    wp::vec_t<3, wp::float32> v;
    wp::float32 x;
    wp::quat_t<wp::float32> q;
};

template <bool wp_linear_contiguous>
static void quaternion_rows_babf886a_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_quaternion_rows_babf886a *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<3, wp::float32> var_v = _wp_args->v;
    wp::float32 var_x = _wp_args->x;
    wp::quat_t<wp::float32> var_q = _wp_args->q;
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
}
