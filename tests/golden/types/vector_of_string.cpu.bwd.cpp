struct wp_args_vector_of_string_ed3b39ab {
    wp::array_t<wp::vec_t<3, wp::float32>> v;
};

template <bool wp_linear_contiguous>
static void vector_of_string_ed3b39ab_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_of_string_ed3b39ab *_wp_args,
    wp_args_vector_of_string_ed3b39ab *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v = _wp_adj_args->v;
    //---------
    // primal vars
    const wp::str var_0 = "a";
    const wp::float32 var_1 = 1.0;
    const wp::float32 var_2 = 2.0;
    wp::vec_t<3, wp::float32> var_3;
    const wp::int32 var_4 = 0;
    //---------
    // dual vars
    wp::str adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    wp::int32 adj_4 = {};
    //---------
    // forward
    // def vector_of_string(v: wp.array(dtype=wp.vec3)):                                      <L 6>
    // v[0] = wp.vec3("a", 1.0, 2.0)                                                          <L 7>
    var_3 = wp::vec_t<3, wp::float32>(var_0, var_1, var_2);
    // wp::array_store(var_v, var_4, var_3);
    //---------
    // reverse
    wp::adj_array_store(var_v, var_4, var_3, adj_v, adj_4, adj_3);
    wp::adj_vec_t(var_0, var_1, var_2, adj_0, adj_1, adj_2, adj_3);
    // adj: v[0] = wp.vec3("a", 1.0, 2.0)                                                     <L 7>
    // adj: def vector_of_string(v: wp.array(dtype=wp.vec3)):                                 <L 6>
    return;
}
