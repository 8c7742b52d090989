struct wp_args_dot_rows_78b728c1 {
    wp::vec_t<3, wp::float32> a;
    wp::vec_t<3, wp::float32> b;
    wp::quat_t<wp::float32> p;
    wp::quat_t<wp::float32> q;
    wp::vec_t<2, wp::int32> k;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void dot_rows_78b728c1_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_dot_rows_78b728c1 *_wp_args,
    wp_args_dot_rows_78b728c1 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<3, wp::float32> var_a = _wp_args->a;
    wp::vec_t<3, wp::float32> var_b = _wp_args->b;
    wp::quat_t<wp::float32> var_p = _wp_args->p;
    wp::quat_t<wp::float32> var_q = _wp_args->q;
    wp::vec_t<2, wp::int32> var_k = _wp_args->k;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::vec_t<3, wp::float32> adj_a = _wp_adj_args->a;
    wp::vec_t<3, wp::float32> adj_b = _wp_adj_args->b;
    wp::quat_t<wp::float32> adj_p = _wp_adj_args->p;
    wp::quat_t<wp::float32> adj_q = _wp_adj_args->q;
    wp::vec_t<2, wp::int32> adj_k = _wp_adj_args->k;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::int32 var_1 = 0;
    wp::float32 var_2;
    const wp::int32 var_3 = 1;
    wp::int32 var_4;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    //---------
    // forward
    // def dot_rows(a: wp.vec3, b: wp.vec3, p: wp.quat, q: wp.quat, k: wp.vec2i, out: wp.array(dtype=float)):       <L 6>
    // out[0] = wp.dot(a, b)                                                                  <L 7>
    var_0 = wp::dot(var_a, var_b);
    // wp::array_store(var_out, var_1, var_0);
    // out[1] = wp.dot(p, q)                                                                  <L 8>
    var_2 = wp::dot(var_p, var_q);
    // wp::array_store(var_out, var_3, var_2);
    // n = wp.dot(k, k)                                                                       <L 9>
    var_4 = wp::dot(var_k, var_k);
    //---------
    // reverse
    wp::adj_dot(var_k, var_k, adj_k, adj_k, adj_4);
    // adj: n = wp.dot(k, k)                                                                  <L 9>
    wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
    wp::adj_dot(var_p, var_q, adj_p, adj_q, adj_2);
    // adj: out[1] = wp.dot(p, q)                                                             <L 8>
    wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
    wp::adj_dot(var_a, var_b, adj_a, adj_b, adj_0);
    // adj: out[0] = wp.dot(a, b)                                                             <L 7>
    // adj: def dot_rows(a: wp.vec3, b: wp.vec3, p: wp.quat, q: wp.quat, k: wp.vec2i, out: wp.array(dtype=float)):  <L 6>
    return;
}
