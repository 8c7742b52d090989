struct wp_args_quat_to_axis_angle_rows_566cf3ed {
    wp::array_t<wp::quat_t<wp::float32>> q;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void quat_to_axis_angle_rows_566cf3ed_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_quat_to_axis_angle_rows_566cf3ed *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_quat_to_axis_angle_rows_566cf3ed wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::quat_t<wp::float32>> var_q = _wp_args->q;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::quat_t<wp::float32>* var_1;
    wp::vec_t<3, wp::float32> var_2;
    wp::float32 var_3;
    wp::quat_t<wp::float32> var_4;
    wp::vec_t<3, wp::float32> var_5;
    const wp::float32 var_6 = 0.0;
    wp::float32 var_7;
    wp::quat_t<wp::float32>* var_8;
    wp::quat_t<wp::float32> var_9;
    const wp::int32 var_10 = 0;
    wp::float32 var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    //---------
    // forward
    // def quat_to_axis_angle_rows(q: wp.array(dtype=wp.quat), out: wp.array(dtype=float)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // axis, angle = wp.quat_to_axis_angle(q[i])                                              <L 8>
    var_1 = wp::address(var_q, var_0);
    var_4 = wp::load(var_1);
    wp::quat_to_axis_angle(var_4, var_2, var_3);
    // b = wp.vec3()                                                                          <L 9>
    var_5 = wp::vec_t<3, wp::float32>();
    // c = float(0.0)                                                                         <L 10>
    var_7 = wp::float(var_6);
    // wp.quat_to_axis_angle(q[i], b, c)                                                      <L 11>
    var_8 = wp::address(var_q, var_0);
    var_9 = wp::load(var_8);
    wp::quat_to_axis_angle(var_9, var_5, var_7);
    // out[i] = angle * axis[0] + c                                                           <L 12>
    var_11 = wp::extract(var_2, var_10);
    var_12 = wp::mul(var_3, var_11);
    var_13 = wp::add(var_12, var_7);
    wp::array_store(var_out, var_0, var_13);
}
