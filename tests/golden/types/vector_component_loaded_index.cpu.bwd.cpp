struct wp_args_vector_component_loaded_index_ca36d1f4 {
    wp::vec_t<3, wp::float32> v;
    wp::array_t<wp::int32> idx;
    wp::array_t<wp::vec_t<3, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void vector_component_loaded_index_ca36d1f4_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_component_loaded_index_ca36d1f4 *_wp_args,
    wp_args_vector_component_loaded_index_ca36d1f4 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_vector_component_loaded_index_ca36d1f4 wp_contiguous_args;
    wp_args_vector_component_loaded_index_ca36d1f4 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.idx.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.idx.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.out.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.out.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::vec_t<3, wp::float32> var_v = _wp_args->v;
    wp::array_t<wp::int32> var_idx = _wp_args->idx;
    wp::array_t<wp::vec_t<3, wp::float32>> var_out = _wp_args->out;
    wp::vec_t<3, wp::float32> adj_v = _wp_adj_args->v;
    wp::array_t<wp::int32> adj_idx = _wp_adj_args->idx;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32> var_1;
    wp::int32* var_2;
    const wp::float32 var_3 = 1.0;
    wp::int32 var_4;
    wp::int32* var_5;
    wp::int32 var_6;
    wp::float32 var_7;
    const wp::float32 var_8 = 2.0;
    wp::float32 var_9;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    //---------
    // forward
    // def vector_component_loaded_index(v: wp.vec3, idx: wp.array(dtype=int), out: wp.array(dtype=wp.vec3)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // a = v                                                                                  <L 8>
    var_1 = wp::copy(var_v);
    // a[idx[i]] += 1.0                                                                       <L 9>
    var_2 = wp::address(var_idx, var_0);
    var_4 = wp::load(var_2);
    wp::add_inplace(var_1, var_4, var_3);
    // a[idx[i]] *= 2.0                                                                       <L 10>
    var_5 = wp::address(var_idx, var_0);
    var_6 = wp::load(var_5);
    var_7 = wp::extract(var_1, var_6);
    var_9 = wp::mul(var_7, var_8);
    wp::assign_inplace(var_1, var_6, var_9);
    // out[i] = a                                                                             <L 11>
    // wp::array_store(var_out, var_0, var_1);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_0, var_1, adj_out, adj_0, adj_1);
    // adj: out[i] = a                                                                        <L 11>
    wp::adj_assign_inplace(var_1, var_6, var_9, adj_1, adj_6, adj_9);
    wp::adj_mul(var_7, var_8, adj_7, adj_8, adj_9);
    wp::adj_extract(var_1, var_6, adj_1, adj_6, adj_7);
    wp::adj_address(var_idx, var_0, adj_idx, adj_0, adj_5);
    // adj: a[idx[i]] *= 2.0                                                                  <L 10>
    wp::adj_add_inplace(var_1, var_4, var_3, adj_1, adj_2, adj_3);
    wp::adj_address(var_idx, var_0, adj_idx, adj_0, adj_2);
    // adj: a[idx[i]] += 1.0                                                                  <L 9>
    wp::adj_copy(var_v, adj_v, adj_1);
    // adj: a = v                                                                             <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def vector_component_loaded_index(v: wp.vec3, idx: wp.array(dtype=int), out: wp.array(dtype=wp.vec3)):  <L 6>
    return;
}
