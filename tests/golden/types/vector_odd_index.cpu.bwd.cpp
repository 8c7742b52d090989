struct wp_args_vector_odd_index_2af1264b {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void vector_odd_index_2af1264b_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_odd_index_2af1264b *_wp_args,
    wp_args_vector_odd_index_2af1264b *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    wp::vec_t<3, wp::float32> var_1;
    const wp::float32 var_2 = 1.5;
    wp::float32 var_3;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    //---------
    // forward
    // def vector_odd_index(x: wp.array(dtype=float)):                                        <L 6>
    // v = wp.vec3(1.0)                                                                       <L 7>
    var_1 = wp::vec_t<3, wp::float32>(var_0);
    // a = v[1.5]                                                                             <L 8>
    var_3 = wp::extract(var_1, var_2);
    //---------
    // reverse
    wp::adj_extract(var_1, var_2, adj_1, adj_2, adj_3);
    // adj: a = v[1.5]                                                                        <L 8>
    wp::adj_vec_t(var_0, adj_0, adj_1);
    // adj: v = wp.vec3(1.0)                                                                  <L 7>
    // adj: def vector_odd_index(x: wp.array(dtype=float)):                                   <L 6>
    return;
}
