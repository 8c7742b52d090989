struct wp_args_phi_vector_4174c741 {
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void phi_vector_4174c741_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_phi_vector_4174c741 *_wp_args,
    wp_args_phi_vector_4174c741 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v = _wp_adj_args->v;
    wp::int32 adj_n = _wp_adj_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::vec_t<3, wp::float32>* var_1;
    wp::vec_t<3, wp::float32> var_2;
    wp::vec_t<3, wp::float32> var_3;
    const wp::int32 var_4 = 0;
    bool var_5;
    wp::vec_t<3, wp::float32> var_6;
    wp::vec_t<3, wp::float32> var_7;
    const wp::int32 var_8 = 1;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    wp::vec_t<3, wp::float32> adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    wp::int32 adj_4 = {};
    bool adj_5 = {};
    wp::vec_t<3, wp::float32> adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
    wp::int32 adj_8 = {};
    //---------
    // forward
    // def phi_vector(v: wp.array(dtype=wp.vec3), n: int):                                    <L 6>
    // a = v[0]                                                                               <L 7>
    var_1 = wp::address(var_v, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // if n > 0:                                                                              <L 8>
    var_5 = (var_n > var_4);
    if (var_5) {
        // a = wp.normalize(a)                                                                <L 9>
        var_6 = wp::normalize(var_2);
    }
    var_7 = wp::where(var_5, var_6, var_2);
    // v[1] = a                                                                               <L 10>
    // wp::array_store(var_v, var_8, var_7);
    //---------
    // reverse
    wp::adj_array_store(var_v, var_8, var_7, adj_v, adj_8, adj_7);
    // adj: v[1] = a                                                                          <L 10>
    wp::adj_where(var_5, var_6, var_2, adj_5, adj_6, adj_2, adj_7);
    if (var_5) {
        wp::adj_normalize(var_2, var_6, adj_2, adj_6);
        // adj: a = wp.normalize(a)                                                           <L 9>
    }
    // adj: if n > 0:                                                                         <L 8>
    wp::adj_copy(var_3, adj_1, adj_2);
    wp::adj_address(var_v, var_0, adj_v, adj_0, adj_1);
    // adj: a = v[0]                                                                          <L 7>
    // adj: def phi_vector(v: wp.array(dtype=wp.vec3), n: int):                               <L 6>
    return;
}
