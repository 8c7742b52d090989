struct wp_args_transform_slot_85450dc2 {
    wp::array_t<wp::transform_t<wp::float32>> t;
    wp::array_t<wp::vec_t<3, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void transform_slot_85450dc2_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_transform_slot_85450dc2 *_wp_args,
    wp_args_transform_slot_85450dc2 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_transform_slot_85450dc2 wp_contiguous_args;
    wp_args_transform_slot_85450dc2 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.t.strides[0] = sizeof(wp::transform_t<wp::float32>);
        wp_contiguous_adj_args.t.strides[0] = sizeof(wp::transform_t<wp::float32>);
        wp_contiguous_args.out.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.out.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::transform_t<wp::float32>> var_t = _wp_args->t;
    wp::array_t<wp::vec_t<3, wp::float32>> var_out = _wp_args->out;
    wp::array_t<wp::transform_t<wp::float32>> adj_t = _wp_adj_args->t;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::transform_t<wp::float32>* var_1;
    wp::vec_t<3, wp::float32> var_2;
    wp::transform_t<wp::float32> var_3;
    wp::transform_t<wp::float32>* var_4;
    wp::quat_t<wp::float32> var_5;
    wp::transform_t<wp::float32> var_6;
    const wp::float32 var_7 = 1.0;
    wp::transform_t<wp::float32>* var_8;
    const wp::int32 var_9 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::transform_t<wp::float32> adj_1 = {};
    wp::vec_t<3, wp::float32> adj_2 = {};
    wp::transform_t<wp::float32> adj_3 = {};
    wp::transform_t<wp::float32> adj_4 = {};
    wp::quat_t<wp::float32> adj_5 = {};
    wp::transform_t<wp::float32> adj_6 = {};
    wp::float32 adj_7 = {};
    wp::transform_t<wp::float32> adj_8 = {};
    wp::int32 adj_9 = {};
    //---------
    // forward
    // def transform_slot(t: wp.array(dtype=wp.transform), out: wp.array(dtype=wp.vec3)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // out[i] = t[i].p                                                                        <L 8>
    var_1 = wp::address(var_t, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::transform_get_translation(var_3);
    // wp::array_store(var_out, var_0, var_2);
    // q = t[i].q                                                                             <L 9>
    var_4 = wp::address(var_t, var_0);
    var_6 = wp::load(var_4);
    var_5 = wp::transform_get_rotation(var_6);
    // t[i][0] = 1.0                                                                          <L 10>
    var_8 = &(wp::index(var_t, var_0));
    // wp::store(&(wp::index(var_t, var_0).component_ref(var_9)), var_7);
    //---------
    // reverse
    wp::adj_array_store_slot(var_t, adj_t, adj_7, [&](auto& _e) -> auto& { return _e.component_ref(var_9); }, var_0);
    // adj: t[i][0] = 1.0                                                                     <L 10>
    wp::adj_transform_get_rotation(var_6, adj_4, adj_5);
    wp::adj_address(var_t, var_0, adj_t, adj_0, adj_4);
    // adj: q = t[i].q                                                                        <L 9>
    wp::adj_array_store(var_out, var_0, var_2, adj_out, adj_0, adj_2);
    wp::adj_transform_get_translation(var_3, adj_1, adj_2);
    wp::adj_address(var_t, var_0, adj_t, adj_0, adj_1);
    // adj: out[i] = t[i].p                                                                   <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def transform_slot(t: wp.array(dtype=wp.transform), out: wp.array(dtype=wp.vec3)):  <L 6>
    return;
}
