struct wp_args_identities_8cb975c4 {
    wp::array_t<wp::mat_t<3, 3, wp::float32>> m;
    wp::array_t<wp::quat_t<wp::float32>> q;
    wp::array_t<wp::transform_t<wp::float32>> t;
};

template <bool wp_linear_contiguous>
static void identities_8cb975c4_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_identities_8cb975c4 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_m = _wp_args->m;
    wp::array_t<wp::quat_t<wp::float32>> var_q = _wp_args->q;
    wp::array_t<wp::transform_t<wp::float32>> var_t = _wp_args->t;
    //---------
    // primal vars
    const wp::int32 var_0 = 3;
    wp::mat_t<3, 3, wp::float32> var_1;
    const wp::int32 var_2 = 0;
    wp::quat_t<wp::float32> var_3;
    const wp::int32 var_4 = 0;
    wp::transform_t<wp::float32> var_5;
    const wp::int32 var_6 = 0;
    wp::quat_t<wp::float64> var_7;
    wp::transform_t<float> var_8;
    //---------
    // forward
    // def identities(m: wp.array(dtype=wp.mat33), q: wp.array(dtype=wp.quat), t: wp.array(dtype=wp.transform)):       <L 6>
    // m[0] = wp.identity(n=3, dtype=float)                                                   <L 7>
    var_1 = wp::identity<3, wp::float32>();
    wp::array_store(var_m, var_2, var_1);
    // q[0] = wp.quat_identity()                                                              <L 8>
    var_3 = wp::quat_identity<wp::float32>();
    wp::array_store(var_q, var_4, var_3);
    // t[0] = wp.transform_identity()                                                         <L 9>
    var_5 = wp::transform_identity<wp::float32>();
    wp::array_store(var_t, var_6, var_5);
    // a = wp.quat_identity(dtype=wp.float64)                                                 <L 10>
    var_7 = wp::quat_identity<wp::float64>();
    // b = wp.transform_identity(dtype=float)                                                 <L 11>
    var_8 = wp::transform_identity<wp::float32>();
}
