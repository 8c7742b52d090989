struct wp_args_vector_conversion_3302e52e {
    wp::vec_t<3, wp::float32> v;
    wp::vec_t<3, wp::int32> n;
    wp::array_t<wp::vec_t<3, wp::float64>> out;
};

template <bool wp_linear_contiguous>
static void vector_conversion_3302e52e_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_conversion_3302e52e *_wp_args,
    wp_args_vector_conversion_3302e52e *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<3, wp::float32> var_v = _wp_args->v;
    wp::vec_t<3, wp::int32> var_n = _wp_args->n;
    wp::array_t<wp::vec_t<3, wp::float64>> var_out = _wp_args->out;
    wp::vec_t<3, wp::float32> adj_v = _wp_adj_args->v;
    wp::vec_t<3, wp::int32> adj_n = _wp_adj_args->n;
    wp::array_t<wp::vec_t<3, wp::float64>> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::vec_t<3, wp::float64> var_0;
    const wp::int32 var_1 = 0;
    wp::vec_t<3, wp::float64> var_2;
    const wp::int32 var_3 = 1;
    wp::vec_t<3, wp::float16> var_4;
    wp::vec_t<3, wp::int32> var_5;
    //---------
    // dual vars
    wp::vec_t<3, wp::float64> adj_0 = {};
    wp::int32 adj_1 = {};
    wp::vec_t<3, wp::float64> adj_2 = {};
    wp::int32 adj_3 = {};
    wp::vec_t<3, wp::float16> adj_4 = {};
    wp::vec_t<3, wp::int32> adj_5 = {};
    //---------
    // forward
    // def vector_conversion(v: wp.vec3, n: wp.vec3i, out: wp.array(dtype=wp.vec3d)):         <L 6>
    // out[0] = wp.vec3d(v)                                                                   <L 7>
    var_0 = wp::vec_t<3, wp::float64>(var_v);
    // wp::array_store(var_out, var_1, var_0);
    // out[1] = wp.vec3d(n)                                                                   <L 8>
    var_2 = wp::vec_t<3, wp::float64>(var_n);
    // wp::array_store(var_out, var_3, var_2);
    // w = wp.vec3h(v)                                                                        <L 9>
    var_4 = wp::vec_t<3, wp::float16>(var_v);
    // k = wp.vec3i(v)                                                                        <L 10>
    var_5 = wp::vec_t<3, wp::int32>(var_v);
    //---------
    // reverse
    wp::adj_vec_t(var_v, adj_v, adj_5);
    // adj: k = wp.vec3i(v)                                                                   <L 10>
    wp::adj_vec_t(var_v, adj_v, adj_4);
    // adj: w = wp.vec3h(v)                                                                   <L 9>
    wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
    wp::adj_vec_t(var_n, adj_n, adj_2);
    // adj: out[1] = wp.vec3d(n)                                                              <L 8>
    wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
    wp::adj_vec_t(var_v, adj_v, adj_0);
    // adj: out[0] = wp.vec3d(v)                                                              <L 7>
    // adj: def vector_conversion(v: wp.vec3, n: wp.vec3i, out: wp.array(dtype=wp.vec3d)):    <L 6>
    return;
}
