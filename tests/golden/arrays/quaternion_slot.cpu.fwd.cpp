struct wp_args_quaternion_slot_65015b16 {
    wp::array_t<wp::quat_t<wp::float32>> q;
};

template <bool wp_linear_contiguous>
static void quaternion_slot_65015b16_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_quaternion_slot_65015b16 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_quaternion_slot_65015b16 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::quat_t<wp::float32>> var_q = _wp_args->q;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::float32 var_1 = 1.0;
    wp::quat_t<wp::float32>* var_2;
    const wp::int32 var_3 = 0;
    const wp::float32 var_4 = 2.0;
    wp::quat_t<wp::float32>* var_5;
    const wp::int32 var_6 = 3;
    wp::quat_t<wp::float32>* var_7;
    const wp::int32 var_8 = 0;
    const wp::float32 var_9 = 3.0;
    //---------
    // forward
    // def quaternion_slot(q: wp.array(dtype=wp.quat)):                                       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // q[i][0] = 1.0                                                                          <L 8>
    var_2 = &(wp::index(var_q, var_0));
    wp::store(&(wp::index(var_q, var_0).component_ref(var_3)), var_1);
    // q[i].w = 2.0                                                                           <L 9>
    var_5 = &(wp::index(var_q, var_0));
    wp::store(&(wp::index(var_q, var_0).component_ref(var_6)), var_4);
    // q[i].x += 3.0                                                                          <L 10>
    var_7 = &(wp::index(var_q, var_0));
    wp::array_atomic_add_slot(var_q, var_9, [&](auto& _e) -> auto& { return _e.component_ref(var_8); }, var_0);
}
