struct wp_args_quat_from_axis_angle_rows_1d8ee39e {
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::array_t<wp::float32> x;
    wp::array_t<wp::quat_t<wp::float32>> q;
};

template <bool wp_linear_contiguous>
static void quat_from_axis_angle_rows_1d8ee39e_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_quat_from_axis_angle_rows_1d8ee39e *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_quat_from_axis_angle_rows_1d8ee39e wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::quat_t<wp::float32>> var_q = _wp_args->q;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32>* var_1;
    wp::float32* var_2;
    wp::quat_t<wp::float32> var_3;
    wp::vec_t<3, wp::float32> var_4;
    wp::float32 var_5;
    //---------
    // forward
    // def quat_from_axis_angle_rows(v: wp.array(dtype=wp.vec3), x: wp.array(dtype=float), q: wp.array(dtype=wp.quat)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // q[i] = wp.quat_from_axis_angle(v[i], x[i])                                             <L 8>
    var_1 = wp::address(var_v, var_0);
    var_2 = wp::address(var_x, var_0);
    var_4 = wp::load(var_1);
    var_5 = wp::load(var_2);
    var_3 = wp::quat_from_axis_angle(var_4, var_5);
    wp::array_store(var_q, var_0, var_3);
}
