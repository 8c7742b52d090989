struct wp_args_quat_from_axis_angle_rows_1d8ee39e {
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::array_t<wp::float32> x;
    wp::array_t<wp::quat_t<wp::float32>> q;
};

template <bool wp_linear_contiguous>
static void quat_from_axis_angle_rows_1d8ee39e_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_quat_from_axis_angle_rows_1d8ee39e *_wp_args,
    wp_args_quat_from_axis_angle_rows_1d8ee39e *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_quat_from_axis_angle_rows_1d8ee39e wp_contiguous_args;
    wp_args_quat_from_axis_angle_rows_1d8ee39e wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        wp_contiguous_adj_args.q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::quat_t<wp::float32>> var_q = _wp_args->q;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v = _wp_adj_args->v;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::array_t<wp::quat_t<wp::float32>> adj_q = _wp_adj_args->q;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32>* var_1;
    wp::float32* var_2;
    wp::quat_t<wp::float32> var_3;
    wp::vec_t<3, wp::float32> var_4;
    wp::float32 var_5;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    wp::float32 adj_2 = {};
    wp::quat_t<wp::float32> adj_3 = {};
    wp::vec_t<3, wp::float32> adj_4 = {};
    wp::float32 adj_5 = {};
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
    // wp::array_store(var_q, var_0, var_3);
    //---------
    // reverse
    wp::adj_array_store(var_q, var_0, var_3, adj_q, adj_0, adj_3);
    wp::adj_quat_from_axis_angle(var_4, var_5, adj_1, adj_2, adj_3);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_2);
    wp::adj_address(var_v, var_0, adj_v, adj_0, adj_1);
    // adj: q[i] = wp.quat_from_axis_angle(v[i], x[i])                                        <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def quat_from_axis_angle_rows(v: wp.array(dtype=wp.vec3), x: wp.array(dtype=float), q: wp.array(dtype=wp.quat)):  <L 6>
    return;
}
