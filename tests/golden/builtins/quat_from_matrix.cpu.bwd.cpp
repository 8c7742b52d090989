struct wp_args_quat_from_matrix_rows_343dca6c {
    wp::array_t<wp::mat_t<3, 3, wp::float32>> m;
    wp::mat_t<4, 4, wp::float32> n;
    wp::array_t<wp::quat_t<wp::float32>> q;
};

template <bool wp_linear_contiguous>
static void quat_from_matrix_rows_343dca6c_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_quat_from_matrix_rows_343dca6c *_wp_args,
    wp_args_quat_from_matrix_rows_343dca6c *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_quat_from_matrix_rows_343dca6c wp_contiguous_args;
    wp_args_quat_from_matrix_rows_343dca6c wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.m.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        wp_contiguous_adj_args.m.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        wp_contiguous_args.q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        wp_contiguous_adj_args.q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_m = _wp_args->m;
    wp::mat_t<4, 4, wp::float32> var_n = _wp_args->n;
    wp::array_t<wp::quat_t<wp::float32>> var_q = _wp_args->q;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_m = _wp_adj_args->m;
    wp::mat_t<4, 4, wp::float32> adj_n = _wp_adj_args->n;
    wp::array_t<wp::quat_t<wp::float32>> adj_q = _wp_adj_args->q;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::mat_t<3, 3, wp::float32>* var_1;
    wp::quat_t<wp::float32> var_2;
    wp::mat_t<3, 3, wp::float32> var_3;
    wp::quat_t<wp::float32> var_4;
    const wp::int32 var_5 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::mat_t<3, 3, wp::float32> adj_1 = {};
    wp::quat_t<wp::float32> adj_2 = {};
    wp::mat_t<3, 3, wp::float32> adj_3 = {};
    wp::quat_t<wp::float32> adj_4 = {};
    wp::int32 adj_5 = {};
    //---------
    // forward
    // def quat_from_matrix_rows(m: wp.array(dtype=wp.mat33), n: wp.mat44, q: wp.array(dtype=wp.quat)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // q[i] = wp.quat_from_matrix(m[i])                                                       <L 8>
    var_1 = wp::address(var_m, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::quat_from_matrix(var_3);
    // wp::array_store(var_q, var_0, var_2);
    // q[0] = wp.quat_from_matrix(n)                                                          <L 9>
    var_4 = wp::quat_from_matrix(var_n);
    // wp::array_store(var_q, var_5, var_4);
    //---------
    // reverse
    wp::adj_array_store(var_q, var_5, var_4, adj_q, adj_5, adj_4);
    wp::adj_quat_from_matrix(var_n, adj_n, adj_4);
    // adj: q[0] = wp.quat_from_matrix(n)                                                     <L 9>
    wp::adj_array_store(var_q, var_0, var_2, adj_q, adj_0, adj_2);
    wp::adj_quat_from_matrix(var_3, adj_1, adj_2);
    wp::adj_address(var_m, var_0, adj_m, adj_0, adj_1);
    // adj: q[i] = wp.quat_from_matrix(m[i])                                                  <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def quat_from_matrix_rows(m: wp.array(dtype=wp.mat33), n: wp.mat44, q: wp.array(dtype=wp.quat)):  <L 6>
    return;
}
