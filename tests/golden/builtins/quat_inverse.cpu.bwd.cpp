struct wp_args_quat_inverse_rows_b14b85ac {
    wp::array_t<wp::quat_t<wp::float32>> q;
    wp::quat_t<wp::float64> d;
};

template <bool wp_linear_contiguous>
static void quat_inverse_rows_b14b85ac_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_quat_inverse_rows_b14b85ac *_wp_args,
    wp_args_quat_inverse_rows_b14b85ac *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_quat_inverse_rows_b14b85ac wp_contiguous_args;
    wp_args_quat_inverse_rows_b14b85ac wp_contiguous_adj_args;
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
    wp::quat_t<wp::float64> var_d = _wp_args->d;
    wp::array_t<wp::quat_t<wp::float32>> adj_q = _wp_adj_args->q;
    wp::quat_t<wp::float64> adj_d = _wp_adj_args->d;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::quat_t<wp::float32>* var_1;
    wp::quat_t<wp::float32> var_2;
    wp::quat_t<wp::float32> var_3;
    wp::quat_t<wp::float64> var_4;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::quat_t<wp::float32> adj_1 = {};
    wp::quat_t<wp::float32> adj_2 = {};
    wp::quat_t<wp::float32> adj_3 = {};
    wp::quat_t<wp::float64> adj_4 = {};
    //---------
    // forward
    // def quat_inverse_rows(q: wp.array(dtype=wp.quat), d: wp.quatd):                        <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // q[i] = wp.quat_inverse(q[i])                                                           <L 8>
    var_1 = wp::address(var_q, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::quat_inverse(var_3);
    // wp::array_store(var_q, var_0, var_2);
    // e = wp.quat_inverse(d)                                                                 <L 9>
    var_4 = wp::quat_inverse(var_d);
    //---------
    // reverse
    wp::adj_quat_inverse(var_d, adj_d, adj_4);
    // adj: e = wp.quat_inverse(d)                                                            <L 9>
    wp::adj_array_store(var_q, var_0, var_2, adj_q, adj_0, adj_2);
    wp::adj_quat_inverse(var_3, adj_1, adj_2);
    wp::adj_address(var_q, var_0, adj_q, adj_0, adj_1);
    // adj: q[i] = wp.quat_inverse(q[i])                                                      <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def quat_inverse_rows(q: wp.array(dtype=wp.quat), d: wp.quatd):                   <L 6>
    return;
}
