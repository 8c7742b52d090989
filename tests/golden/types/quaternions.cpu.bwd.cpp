struct wp_args_quaternions_6a19f454 {
    wp::quat_t<wp::float32> a;
    wp::quat_t<wp::float16> b;
    wp::quat_t<wp::float64> c;
    wp::vec_t<3, wp::float32> v;
    wp::float32 x;
    wp::array_t<wp::quat_t<wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void quaternions_6a19f454_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_quaternions_6a19f454 *_wp_args,
    wp_args_quaternions_6a19f454 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::quat_t<wp::float32> var_a = _wp_args->a;
    wp::quat_t<wp::float16> var_b = _wp_args->b;
    wp::quat_t<wp::float64> var_c = _wp_args->c;
    wp::vec_t<3, wp::float32> var_v = _wp_args->v;
    wp::float32 var_x = _wp_args->x;
    wp::array_t<wp::quat_t<wp::float32>> var_out = _wp_args->out;
    wp::quat_t<wp::float32> adj_a = _wp_adj_args->a;
    wp::quat_t<wp::float16> adj_b = _wp_adj_args->b;
    wp::quat_t<wp::float64> adj_c = _wp_adj_args->c;
    wp::vec_t<3, wp::float32> adj_v = _wp_adj_args->v;
    wp::float32 adj_x = _wp_adj_args->x;
    wp::array_t<wp::quat_t<wp::float32>> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::quat_t<wp::float32> var_0;
    const wp::int32 var_1 = 0;
    const wp::float32 var_2 = 0.0;
    const wp::float32 var_3 = 0.0;
    const wp::float32 var_4 = 1.0;
    wp::quat_t<wp::float32> var_5;
    const wp::int32 var_6 = 1;
    wp::quat_t<wp::float32> var_7;
    const wp::int32 var_8 = 2;
    wp::quat_t<wp::float32> var_9;
    const wp::int32 var_10 = 3;
    const wp::float32 var_11 = 0.0;
    const wp::float32 var_12 = 0.0;
    const wp::float32 var_13 = 0.0;
    const wp::float32 var_14 = 1.0;
    wp::quat_t<wp::float64> var_15;
    const wp::float64 var_16 = 0.0;
    const wp::float64 var_17 = 0.0;
    const wp::float64 var_18 = 0.0;
    const wp::float64 var_19 = 1.0;
    //---------
    // dual vars
    wp::quat_t<wp::float32> adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::quat_t<wp::float32> adj_5 = {};
    wp::int32 adj_6 = {};
    wp::quat_t<wp::float32> adj_7 = {};
    wp::int32 adj_8 = {};
    wp::quat_t<wp::float32> adj_9 = {};
    wp::int32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::quat_t<wp::float64> adj_15 = {};
    wp::float64 adj_16 = {};
    wp::float64 adj_17 = {};
    wp::float64 adj_18 = {};
    wp::float64 adj_19 = {};
    //---------
    // forward
    // def quaternions(a: wp.quat, b: wp.quath, c: wp.quatd, v: wp.vec3, x: float, out: wp.array(dtype=wp.quat)):       <L 6>
    // out[0] = wp.quat()                                                                     <L 7>
    var_0 = wp::quat_t<wp::float32>();
    // wp::array_store(var_out, var_1, var_0);
    // out[1] = wp.quat(0.0, x, 0.0, 1.0)                                                     <L 8>
    var_5 = wp::quat_t<wp::float32>(var_2, var_x, var_3, var_4);
    // wp::array_store(var_out, var_6, var_5);
    // out[2] = wp.quat(v, x)                                                                 <L 9>
    var_7 = wp::quat_t<wp::float32>(var_v, var_x);
    // wp::array_store(var_out, var_8, var_7);
    // out[3] = wp.quatf(a)                                                                   <L 10>
    var_9 = wp::quat_t<wp::float32>(var_a);
    // wp::array_store(var_out, var_10, var_9);
    // d = wp.quatd(0.0, 0.0, 0.0, 1.0)                                                       <L 11>
    var_15 = wp::quat_t<wp::float64>(var_16, var_17, var_18, var_19);
    //---------
    // reverse
    wp::adj_quat_t(var_16, var_17, var_18, var_19, adj_16, adj_17, adj_18, adj_19, adj_15);
    // adj: d = wp.quatd(0.0, 0.0, 0.0, 1.0)                                                  <L 11>
    wp::adj_array_store(var_out, var_10, var_9, adj_out, adj_10, adj_9);
    wp::adj_quat_t(var_a, adj_a, adj_9);
    // adj: out[3] = wp.quatf(a)                                                              <L 10>
    wp::adj_array_store(var_out, var_8, var_7, adj_out, adj_8, adj_7);
    wp::adj_quat_t(var_v, var_x, adj_v, adj_x, adj_7);
    // adj: out[2] = wp.quat(v, x)                                                            <L 9>
    wp::adj_array_store(var_out, var_6, var_5, adj_out, adj_6, adj_5);
    wp::adj_quat_t(var_2, var_x, var_3, var_4, adj_2, adj_x, adj_3, adj_4, adj_5);
    // adj: out[1] = wp.quat(0.0, x, 0.0, 1.0)                                                <L 8>
    wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
    // adj: out[0] = wp.quat()                                                                <L 7>
    // adj: def quaternions(a: wp.quat, b: wp.quath, c: wp.quatd, v: wp.vec3, x: float, out: wp.array(dtype=wp.quat)):  <L 6>
    return;
}
