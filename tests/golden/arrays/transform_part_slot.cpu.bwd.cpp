struct wp_args_transform_part_slot_eeb475aa {
    wp::array_t<wp::transform_t<wp::float32>> t;
};

template <bool wp_linear_contiguous>
static void transform_part_slot_eeb475aa_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_transform_part_slot_eeb475aa *_wp_args,
    wp_args_transform_part_slot_eeb475aa *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_transform_part_slot_eeb475aa wp_contiguous_args;
    wp_args_transform_part_slot_eeb475aa wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.t.strides[0] = sizeof(wp::transform_t<wp::float32>);
        wp_contiguous_adj_args.t.strides[0] = sizeof(wp::transform_t<wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::transform_t<wp::float32>> var_t = _wp_args->t;
    wp::array_t<wp::transform_t<wp::float32>> adj_t = _wp_adj_args->t;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::float32 var_1 = 1.0;
    wp::vec_t<3, wp::float32> var_2;
    wp::transform_t<wp::float32>* var_3;
    wp::quat_t<wp::float32> var_4;
    wp::transform_t<wp::float32>* var_5;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::vec_t<3, wp::float32> adj_2 = {};
    wp::transform_t<wp::float32> adj_3 = {};
    wp::quat_t<wp::float32> adj_4 = {};
    wp::transform_t<wp::float32> adj_5 = {};
    //---------
    // forward
    // def transform_part_slot(t: wp.array(dtype=wp.transform)):                              <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // t[i].p = wp.vec3(1.0)                                                                  <L 8>
    var_2 = wp::vec_t<3, wp::float32>(var_1);
    var_3 = &(wp::index(var_t, var_0));
    // wp::store(&(wp::index(var_t, var_0).p), var_2);
    // t[i].q = wp.quat_identity()                                                            <L 9>
    var_4 = wp::quat_identity<wp::float32>();
    var_5 = &(wp::index(var_t, var_0));
    // wp::store(&(wp::index(var_t, var_0).q), var_4);
    //---------
    // reverse
    wp::adj_array_store_slot(var_t, adj_t, adj_4, [&](auto& _e) -> auto& { return _e.q; }, var_0);
    // adj: t[i].q = wp.quat_identity()                                                       <L 9>
    wp::adj_array_store_slot(var_t, adj_t, adj_2, [&](auto& _e) -> auto& { return _e.p; }, var_0);
    wp::adj_vec_t(var_1, adj_1, adj_2);
    // adj: t[i].p = wp.vec3(1.0)                                                             <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def transform_part_slot(t: wp.array(dtype=wp.transform)):                         <L 6>
    return;
}
