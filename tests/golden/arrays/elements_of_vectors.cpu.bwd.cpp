struct wp_args_elements_of_vectors_86d138a2 {
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void elements_of_vectors_86d138a2_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_elements_of_vectors_86d138a2 *_wp_args,
    wp_args_elements_of_vectors_86d138a2 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_elements_of_vectors_86d138a2 wp_contiguous_args;
    wp_args_elements_of_vectors_86d138a2 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v = _wp_adj_args->v;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32>* var_1;
    const wp::int32 var_2 = 0;
    wp::float32 var_3;
    wp::vec_t<3, wp::float32> var_4;
    wp::vec_t<3, wp::float32>* var_5;
    const wp::int32 var_6 = 1;
    wp::float32 var_7;
    wp::vec_t<3, wp::float32> var_8;
    wp::float32 var_9;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::vec_t<3, wp::float32> adj_4 = {};
    wp::vec_t<3, wp::float32> adj_5 = {};
    wp::int32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::vec_t<3, wp::float32> adj_8 = {};
    wp::float32 adj_9 = {};
    //---------
    // forward
    // def elements_of_vectors(v: wp.array(dtype=wp.vec3), out: wp.array(dtype=float)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // out[i] = v[i][0] + v[i].y                                                              <L 8>
    var_1 = wp::address(var_v, var_0);
    var_4 = wp::load(var_1);
    var_3 = wp::extract(var_4, var_2);
    var_5 = wp::address(var_v, var_0);
    var_8 = wp::load(var_5);
    var_7 = wp::extract(var_8, var_6);
    var_9 = wp::add(var_3, var_7);
    // wp::array_store(var_out, var_0, var_9);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_0, var_9, adj_out, adj_0, adj_9);
    wp::adj_add(var_3, var_7, adj_3, adj_7, adj_9);
    wp::adj_extract(var_8, var_6, adj_5, adj_6, adj_7);
    wp::adj_address(var_v, var_0, adj_v, adj_0, adj_5);
    wp::adj_extract(var_4, var_2, adj_1, adj_2, adj_3);
    wp::adj_address(var_v, var_0, adj_v, adj_0, adj_1);
    // adj: out[i] = v[i][0] + v[i].y                                                         <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def elements_of_vectors(v: wp.array(dtype=wp.vec3), out: wp.array(dtype=float)):  <L 6>
    return;
}
