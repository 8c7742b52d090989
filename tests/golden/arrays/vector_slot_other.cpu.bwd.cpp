struct wp_args_vector_slot_other_60260c0a {
    wp::array_t<wp::vec_t<2, wp::int32>> v;
};

template <bool wp_linear_contiguous>
static void vector_slot_other_60260c0a_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_slot_other_60260c0a *_wp_args,
    wp_args_vector_slot_other_60260c0a *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_vector_slot_other_60260c0a wp_contiguous_args;
    wp_args_vector_slot_other_60260c0a wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<2, wp::int32>);
        wp_contiguous_adj_args.v.strides[0] = sizeof(wp::vec_t<2, wp::int32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<2, wp::int32>> var_v = _wp_args->v;
    wp::array_t<wp::vec_t<2, wp::int32>> adj_v = _wp_adj_args->v;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<2, wp::int32>* var_1;
    const wp::int32 var_2 = 0;
    wp::int32 var_3;
    wp::vec_t<2, wp::int32> var_4;
    const wp::int32 var_5 = 2;
    wp::int32 var_6;
    wp::vec_t<2, wp::int32>* var_7;
    const wp::int32 var_8 = 1;
    const wp::int32 var_9 = 1;
    wp::int32 var_10;
    wp::vec_t<2, wp::int32> var_11;
    const wp::int32 var_12 = 3;
    wp::int32 var_13;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<2, wp::int32> adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::vec_t<2, wp::int32> adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::vec_t<2, wp::int32> adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::vec_t<2, wp::int32> adj_11 = {};
    wp::int32 adj_12 = {};
    wp::int32 adj_13 = {};
    //---------
    // forward
    // def vector_slot_other(v: wp.array(dtype=wp.vec2i)):                                    <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // v[i][0] *= 2                                                                           <L 8>
    var_1 = &(wp::index(var_v, var_0));
    var_4 = wp::load(var_1);
    var_3 = wp::extract(var_4, var_2);
    var_6 = wp::mul(var_3, var_5);
    // wp::store(&(wp::index(var_v, var_0).component_ref(var_2)), var_6);
    // v[i].y *= 3                                                                            <L 9>
    var_7 = &(wp::index(var_v, var_0));
    var_11 = wp::load(var_7);
    var_10 = wp::extract(var_11, var_9);
    var_13 = wp::mul(var_10, var_12);
    // wp::store(&(wp::index(var_v, var_0).component_ref(var_8)), var_13);
    //---------
    // reverse
    wp::adj_array_store_slot(var_v, adj_v, adj_13, [&](auto& _e) -> auto& { return _e.component_ref(var_8); }, var_0);
    wp::adj_mul(var_10, var_12, adj_10, adj_12, adj_13);
    wp::adj_extract(var_11, var_9, adj_7, adj_9, adj_10);
    // adj: v[i].y *= 3                                                                       <L 9>
    wp::adj_array_store_slot(var_v, adj_v, adj_6, [&](auto& _e) -> auto& { return _e.component_ref(var_2); }, var_0);
    wp::adj_mul(var_3, var_5, adj_3, adj_5, adj_6);
    wp::adj_extract(var_4, var_2, adj_1, adj_2, adj_3);
    // adj: v[i][0] *= 2                                                                      <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def vector_slot_other(v: wp.array(dtype=wp.vec2i)):                               <L 6>
    return;
}
