struct wp_args_quat_to_axis_angle_rows_566cf3ed {
    wp::array_t<wp::quat_t<wp::float32>> q;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void quat_to_axis_angle_rows_566cf3ed_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_quat_to_axis_angle_rows_566cf3ed *_wp_args,
    wp_args_quat_to_axis_angle_rows_566cf3ed *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_quat_to_axis_angle_rows_566cf3ed wp_contiguous_args;
    wp_args_quat_to_axis_angle_rows_566cf3ed wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        wp_contiguous_adj_args.q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::quat_t<wp::float32>> var_q = _wp_args->q;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<wp::quat_t<wp::float32>> adj_q = _wp_adj_args->q;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
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
    // dual vars
    wp::int32 adj_0 = {};
    wp::quat_t<wp::float32> adj_1 = {};
    wp::vec_t<3, wp::float32> adj_2 = {};
    wp::float32 adj_3 = {};
    wp::quat_t<wp::float32> adj_4 = {};
    wp::vec_t<3, wp::float32> adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::quat_t<wp::float32> adj_8 = {};
    wp::quat_t<wp::float32> adj_9 = {};
    wp::int32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
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
    // wp::array_store(var_out, var_0, var_13);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_0, var_13, adj_out, adj_0, adj_13);
    wp::adj_add(var_12, var_7, adj_12, adj_7, adj_13);
    wp::adj_mul(var_3, var_11, adj_3, adj_11, adj_12);
    wp::adj_extract(var_2, var_10, adj_2, adj_10, adj_11);
    // adj: out[i] = angle * axis[0] + c                                                      <L 12>
    wp::adj_quat_to_axis_angle(var_9, var_5, var_7, adj_8, adj_5, adj_7);
    wp::adj_address(var_q, var_0, adj_q, adj_0, adj_8);
    // adj: wp.quat_to_axis_angle(q[i], b, c)                                                 <L 11>
    wp::adj_float(var_6, adj_6, adj_7);
    // adj: c = float(0.0)                                                                    <L 10>
    // adj: b = wp.vec3()                                                                     <L 9>
    wp::adj_quat_to_axis_angle(var_4, var_2, var_3, adj_1, adj_2, adj_3);
    wp::adj_address(var_q, var_0, adj_q, adj_0, adj_1);
    // adj: axis, angle = wp.quat_to_axis_angle(q[i])                                         <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def quat_to_axis_angle_rows(q: wp.array(dtype=wp.quat), out: wp.array(dtype=float)):  <L 6>
    return;
}
