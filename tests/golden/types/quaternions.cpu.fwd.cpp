struct wp_args_quaternions_6a19f454 {
    wp::quat_t<wp::float32> a;
    wp::quat_t<wp::float16> b;
    wp::quat_t<wp::float64> c;
    wp::vec_t<3, wp::float32> v;
    wp::float32 x;
    wp::array_t<wp::quat_t<wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void quaternions_6a19f454_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_quaternions_6a19f454 *_wp_args)
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
    // forward
    // def quaternions(a: wp.quat, b: wp.quath, c: wp.quatd, v: wp.vec3, x: float, out: wp.array(dtype=wp.quat)):       <L 6>
    // out[0] = wp.quat()                                                                     <L 7>
    var_0 = wp::quat_t<wp::float32>();
    wp::array_store(var_out, var_1, var_0);
    // out[1] = wp.quat(0.0, x, 0.0, 1.0)                                                     <L 8>
    var_5 = wp::quat_t<wp::float32>(var_2, var_x, var_3, var_4);
    wp::array_store(var_out, var_6, var_5);
    // out[2] = wp.quat(v, x)                                                                 <L 9>
    var_7 = wp::quat_t<wp::float32>(var_v, var_x);
    wp::array_store(var_out, var_8, var_7);
    // out[3] = wp.quatf(a)                                                                   <L 10>
    var_9 = wp::quat_t<wp::float32>(var_a);
    wp::array_store(var_out, var_10, var_9);
    // d = wp.quatd(0.0, 0.0, 0.0, 1.0)                                                       <L 11>
    var_15 = wp::quat_t<wp::float64>(var_16, var_17, var_18, var_19);
}
