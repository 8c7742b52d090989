struct wp_args_normalize_rows_59dbae11 {
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::array_t<wp::quat_t<wp::float32>> q;
};

template <bool wp_linear_contiguous>
static void normalize_rows_59dbae11_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_normalize_rows_59dbae11 *_wp_args,
    wp_args_normalize_rows_59dbae11 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_normalize_rows_59dbae11 wp_contiguous_args;
    wp_args_normalize_rows_59dbae11 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        wp_contiguous_adj_args.q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::quat_t<wp::float32>> var_q = _wp_args->q;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v = _wp_adj_args->v;
    wp::array_t<wp::quat_t<wp::float32>> adj_q = _wp_adj_args->q;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32>* var_1;
    wp::vec_t<3, wp::float32> var_2;
    wp::vec_t<3, wp::float32> var_3;
    wp::quat_t<wp::float32>* var_4;
    wp::quat_t<wp::float32> var_5;
    wp::quat_t<wp::float32> var_6;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    wp::vec_t<3, wp::float32> adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    wp::quat_t<wp::float32> adj_4 = {};
    wp::quat_t<wp::float32> adj_5 = {};
    wp::quat_t<wp::float32> adj_6 = {};
    //---------
    // forward
    // def normalize_rows(v: wp.array(dtype=wp.vec3), q: wp.array(dtype=wp.quat)):            <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // v[i] = wp.normalize(v[i])                                                              <L 8>
    var_1 = wp::address(var_v, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::normalize(var_3);
    // wp::array_store(var_v, var_0, var_2);
    // q[i] = wp.normalize(q[i])                                                              <L 9>
    var_4 = wp::address(var_q, var_0);
    var_6 = wp::load(var_4);
    var_5 = wp::normalize(var_6);
    // wp::array_store(var_q, var_0, var_5);
    //---------
    // reverse
    wp::adj_array_store(var_q, var_0, var_5, adj_q, adj_0, adj_5);
    wp::adj_normalize(var_6, adj_4, adj_5);
    wp::adj_address(var_q, var_0, adj_q, adj_0, adj_4);
    // adj: q[i] = wp.normalize(q[i])                                                         <L 9>
    wp::adj_array_store(var_v, var_0, var_2, adj_v, adj_0, adj_2);
    wp::adj_normalize(var_3, var_2, adj_1, adj_2);
    wp::adj_address(var_v, var_0, adj_v, adj_0, adj_1);
    // adj: v[i] = wp.normalize(v[i])                                                         <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def normalize_rows(v: wp.array(dtype=wp.vec3), q: wp.array(dtype=wp.quat)):       <L 6>
    return;
}
