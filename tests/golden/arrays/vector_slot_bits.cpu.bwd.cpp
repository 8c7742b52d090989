struct wp_args_vector_slot_bits_84acfdb0 {
    wp::array_t<wp::vec_t<2, wp::int32>> v;
};

template <bool wp_linear_contiguous>
static void vector_slot_bits_84acfdb0_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_slot_bits_84acfdb0 *_wp_args,
    wp_args_vector_slot_bits_84acfdb0 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_vector_slot_bits_84acfdb0 wp_contiguous_args;
    wp_args_vector_slot_bits_84acfdb0 wp_contiguous_adj_args;
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
    const wp::int32 var_3 = 1;
    wp::vec_t<2, wp::int32>* var_4;
    const wp::int32 var_5 = 1;
    const wp::int32 var_6 = 2;
    wp::vec_t<2, wp::int32>* var_7;
    const wp::int32 var_8 = 0;
    const wp::int32 var_9 = 4;
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
    //---------
    // forward
    // def vector_slot_bits(v: wp.array(dtype=wp.vec2i)):                                     <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // v[i][0] &= 1                                                                           <L 8>
    var_1 = &(wp::index(var_v, var_0));
    // wp::array_atomic_and_slot(var_v, var_3, [&](auto& _e) -> auto& { return _e.component_ref(var_2); }, var_0);
    // v[i][1] |= 2                                                                           <L 9>
    var_4 = &(wp::index(var_v, var_0));
    // wp::array_atomic_or_slot(var_v, var_6, [&](auto& _e) -> auto& { return _e.component_ref(var_5); }, var_0);
    // v[i].x ^= 4                                                                            <L 10>
    var_7 = &(wp::index(var_v, var_0));
    // wp::array_atomic_xor_slot(var_v, var_9, [&](auto& _e) -> auto& { return _e.component_ref(var_8); }, var_0);
    //---------
    // reverse
    wp::adj_array_atomic_xor_slot(var_v, adj_v, adj_9, [&](auto& _e) -> auto& { return _e.component_ref(var_8); }, var_0);
    // adj: v[i].x ^= 4                                                                       <L 10>
    wp::adj_array_atomic_or_slot(var_v, adj_v, adj_6, [&](auto& _e) -> auto& { return _e.component_ref(var_5); }, var_0);
    // adj: v[i][1] |= 2                                                                      <L 9>
    wp::adj_array_atomic_and_slot(var_v, adj_v, adj_3, [&](auto& _e) -> auto& { return _e.component_ref(var_2); }, var_0);
    // adj: v[i][0] &= 1                                                                      <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def vector_slot_bits(v: wp.array(dtype=wp.vec2i)):                                <L 6>
    return;
}
