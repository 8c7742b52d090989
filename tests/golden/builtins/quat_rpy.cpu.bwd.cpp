struct wp_args_quat_rpy_rows_038040d4 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::quat_t<wp::float32>> q;
};

template <bool wp_linear_contiguous>
static void quat_rpy_rows_038040d4_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_quat_rpy_rows_038040d4 *_wp_args,
    wp_args_quat_rpy_rows_038040d4 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_quat_rpy_rows_038040d4 wp_contiguous_args;
    wp_args_quat_rpy_rows_038040d4 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        wp_contiguous_adj_args.q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::quat_t<wp::float32>> var_q = _wp_args->q;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::array_t<wp::quat_t<wp::float32>> adj_q = _wp_adj_args->q;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    const wp::float32 var_2 = 0.5;
    const wp::int32 var_3 = 0;
    wp::float32* var_4;
    wp::quat_t<wp::float32> var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::quat_t<wp::float32> adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    //---------
    // forward
    // def quat_rpy_rows(x: wp.array(dtype=float), q: wp.array(dtype=wp.quat)):               <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // q[i] = wp.quat_rpy(x[i], 0.5, x[0])                                                    <L 8>
    var_1 = wp::address(var_x, var_0);
    var_4 = wp::address(var_x, var_3);
    var_6 = wp::load(var_1);
    var_7 = wp::load(var_4);
    var_5 = wp::quat_rpy(var_6, var_2, var_7);
    // wp::array_store(var_q, var_0, var_5);
    //---------
    // reverse
    wp::adj_array_store(var_q, var_0, var_5, adj_q, adj_0, adj_5);
    wp::adj_quat_rpy(var_6, var_2, var_7, adj_1, adj_2, adj_4, adj_5);
    wp::adj_address(var_x, var_3, adj_x, adj_3, adj_4);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: q[i] = wp.quat_rpy(x[i], 0.5, x[0])                                               <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def quat_rpy_rows(x: wp.array(dtype=float), q: wp.array(dtype=wp.quat)):          <L 6>
    return;
}
