struct wp_args_quat_rotate_rows_fd930588 {
    wp::array_t<wp::quat_t<wp::float32>> q;
    wp::array_t<wp::vec_t<3, wp::float32>> v;
};

template <bool wp_linear_contiguous>
static void quat_rotate_rows_fd930588_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_quat_rotate_rows_fd930588 *_wp_args,
    wp_args_quat_rotate_rows_fd930588 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_quat_rotate_rows_fd930588 wp_contiguous_args;
    wp_args_quat_rotate_rows_fd930588 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        wp_contiguous_adj_args.q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::quat_t<wp::float32>> var_q = _wp_args->q;
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::quat_t<wp::float32>> adj_q = _wp_adj_args->q;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v = _wp_adj_args->v;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::quat_t<wp::float32>* var_1;
    wp::vec_t<3, wp::float32>* var_2;
    wp::vec_t<3, wp::float32> var_3;
    wp::quat_t<wp::float32> var_4;
    wp::vec_t<3, wp::float32> var_5;
    wp::quat_t<wp::float32>* var_6;
    wp::vec_t<3, wp::float32>* var_7;
    wp::vec_t<3, wp::float32> var_8;
    wp::quat_t<wp::float32> var_9;
    wp::vec_t<3, wp::float32> var_10;
    const wp::int32 var_11 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::quat_t<wp::float32> adj_1 = {};
    wp::vec_t<3, wp::float32> adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    wp::quat_t<wp::float32> adj_4 = {};
    wp::vec_t<3, wp::float32> adj_5 = {};
    wp::quat_t<wp::float32> adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
    wp::vec_t<3, wp::float32> adj_8 = {};
    wp::quat_t<wp::float32> adj_9 = {};
    wp::vec_t<3, wp::float32> adj_10 = {};
    wp::int32 adj_11 = {};
    //---------
    // forward
    // def quat_rotate_rows(q: wp.array(dtype=wp.quat), v: wp.array(dtype=wp.vec3)):          <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // v[i] = wp.quat_rotate(q[i], v[i])                                                      <L 8>
    var_1 = wp::address(var_q, var_0);
    var_2 = wp::address(var_v, var_0);
    var_4 = wp::load(var_1);
    var_5 = wp::load(var_2);
    var_3 = wp::quat_rotate(var_4, var_5);
    // wp::array_store(var_v, var_0, var_3);
    // v[0] = wp.quat_rotate_inv(q[i], v[i])                                                  <L 9>
    var_6 = wp::address(var_q, var_0);
    var_7 = wp::address(var_v, var_0);
    var_9 = wp::load(var_6);
    var_10 = wp::load(var_7);
    var_8 = wp::quat_rotate_inv(var_9, var_10);
    // wp::array_store(var_v, var_11, var_8);
    //---------
    // reverse
    wp::adj_array_store(var_v, var_11, var_8, adj_v, adj_11, adj_8);
    wp::adj_quat_rotate_inv(var_9, var_10, adj_6, adj_7, adj_8);
    wp::adj_address(var_v, var_0, adj_v, adj_0, adj_7);
    wp::adj_address(var_q, var_0, adj_q, adj_0, adj_6);
    // adj: v[0] = wp.quat_rotate_inv(q[i], v[i])                                             <L 9>
    wp::adj_array_store(var_v, var_0, var_3, adj_v, adj_0, adj_3);
    wp::adj_quat_rotate(var_4, var_5, adj_1, adj_2, adj_3);
    wp::adj_address(var_v, var_0, adj_v, adj_0, adj_2);
    wp::adj_address(var_q, var_0, adj_q, adj_0, adj_1);
    // adj: v[i] = wp.quat_rotate(q[i], v[i])                                                 <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def quat_rotate_rows(q: wp.array(dtype=wp.quat), v: wp.array(dtype=wp.vec3)):     <L 6>
    return;
}
