struct wp_args_vector_slot_store_311a18ea {
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::int32 k;
};

template <bool wp_linear_contiguous>
static void vector_slot_store_311a18ea_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_slot_store_311a18ea *_wp_args,
    wp_args_vector_slot_store_311a18ea *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_vector_slot_store_311a18ea wp_contiguous_args;
    wp_args_vector_slot_store_311a18ea wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::int32 var_k = _wp_args->k;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v = _wp_adj_args->v;
    wp::int32 adj_k = _wp_adj_args->k;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::float32 var_1 = 1.0;
    wp::vec_t<3, wp::float32>* var_2;
    const wp::int32 var_3 = 1;
    const wp::float32 var_4 = 2.0;
    wp::vec_t<3, wp::float32>* var_5;
    const wp::int32 var_6 = 0;
    const wp::float32 var_7 = 3.0;
    wp::vec_t<3, wp::float32>* var_8;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::vec_t<3, wp::float32> adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::vec_t<3, wp::float32> adj_5 = {};
    wp::int32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::vec_t<3, wp::float32> adj_8 = {};
    //---------
    // forward
    // def vector_slot_store(v: wp.array(dtype=wp.vec3), k: int):                             <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // v[i][1] = 1.0                                                                          <L 8>
    var_2 = &(wp::index(var_v, var_0));
    // wp::store(&(wp::index(var_v, var_0).component_ref(var_3)), var_1);
    // v[i].x = 2.0                                                                           <L 9>
    var_5 = &(wp::index(var_v, var_0));
    // wp::store(&(wp::index(var_v, var_0).component_ref(var_6)), var_4);
    // v[i][k] = 3.0                                                                          <L 10>
    var_8 = &(wp::index(var_v, var_0));
    // wp::store(&(wp::index(var_v, var_0).component_ref(var_k)), var_7);
    //---------
    // reverse
    wp::adj_array_store_slot(var_v, adj_v, adj_7, [&](auto& _e) -> auto& { return _e.component_ref(var_k); }, var_0);
    // adj: v[i][k] = 3.0                                                                     <L 10>
    wp::adj_array_store_slot(var_v, adj_v, adj_4, [&](auto& _e) -> auto& { return _e.component_ref(var_6); }, var_0);
    // adj: v[i].x = 2.0                                                                      <L 9>
    wp::adj_array_store_slot(var_v, adj_v, adj_1, [&](auto& _e) -> auto& { return _e.component_ref(var_3); }, var_0);
    // adj: v[i][1] = 1.0                                                                     <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def vector_slot_store(v: wp.array(dtype=wp.vec3), k: int):                        <L 6>
    return;
}
