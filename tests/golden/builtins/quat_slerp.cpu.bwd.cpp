struct wp_args_quat_slerp_rows_0cd15556 {
    wp::array_t<wp::quat_t<wp::float32>> q;
    wp::float32 t;
};

template <bool wp_linear_contiguous>
static void quat_slerp_rows_0cd15556_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_quat_slerp_rows_0cd15556 *_wp_args,
    wp_args_quat_slerp_rows_0cd15556 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_quat_slerp_rows_0cd15556 wp_contiguous_args;
    wp_args_quat_slerp_rows_0cd15556 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        wp_contiguous_adj_args.q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::quat_t<wp::float32>> var_q = _wp_args->q;
    wp::float32 var_t = _wp_args->t;
    wp::array_t<wp::quat_t<wp::float32>> adj_q = _wp_adj_args->q;
    wp::float32 adj_t = _wp_adj_args->t;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::quat_t<wp::float32>* var_1;
    const wp::int32 var_2 = 0;
    wp::quat_t<wp::float32>* var_3;
    wp::quat_t<wp::float32> var_4;
    wp::quat_t<wp::float32> var_5;
    wp::quat_t<wp::float32> var_6;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::quat_t<wp::float32> adj_1 = {};
    wp::int32 adj_2 = {};
    wp::quat_t<wp::float32> adj_3 = {};
    wp::quat_t<wp::float32> adj_4 = {};
    wp::quat_t<wp::float32> adj_5 = {};
    wp::quat_t<wp::float32> adj_6 = {};
    //---------
    // forward
    // def quat_slerp_rows(q: wp.array(dtype=wp.quat), t: float):                             <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // q[i] = wp.quat_slerp(q[i], q[0], t)                                                    <L 8>
    var_1 = wp::address(var_q, var_0);
    var_3 = wp::address(var_q, var_2);
    var_5 = wp::load(var_1);
    var_6 = wp::load(var_3);
    var_4 = wp::quat_slerp(var_5, var_6, var_t);
    // wp::array_store(var_q, var_0, var_4);
    //---------
    // reverse
    wp::adj_array_store(var_q, var_0, var_4, adj_q, adj_0, adj_4);
    wp::adj_quat_slerp(var_5, var_6, var_t, var_4, adj_1, adj_3, adj_t, adj_4);
    wp::adj_address(var_q, var_2, adj_q, adj_2, adj_3);
    wp::adj_address(var_q, var_0, adj_q, adj_0, adj_1);
    // adj: q[i] = wp.quat_slerp(q[i], q[0], t)                                               <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def quat_slerp_rows(q: wp.array(dtype=wp.quat), t: float):                        <L 6>
    return;
}
