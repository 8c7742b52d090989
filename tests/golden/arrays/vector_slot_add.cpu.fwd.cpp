struct wp_args_vector_slot_add_98c19ee9 {
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void vector_slot_add_98c19ee9_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_slot_add_98c19ee9 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_vector_slot_add_98c19ee9 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32>* var_1;
    const wp::int32 var_2 = 1;
    const wp::float32 var_3 = 1.0;
    wp::vec_t<3, wp::float32>* var_4;
    const wp::int32 var_5 = 0;
    const wp::float32 var_6 = 2.0;
    wp::vec_t<3, wp::float32>* var_7;
    const wp::int32 var_8 = 2;
    wp::float32* var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    //---------
    // forward
    // def vector_slot_add(v: wp.array(dtype=wp.vec3), x: wp.array(dtype=float)):             <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // v[i][1] += 1.0                                                                         <L 8>
    var_1 = &(wp::index(var_v, var_0));
    wp::array_atomic_add_slot(var_v, var_3, [&](auto& _e) -> auto& { return _e.component_ref(var_2); }, var_0);
    // v[i].x -= 2.0                                                                          <L 9>
    var_4 = &(wp::index(var_v, var_0));
    wp::array_atomic_sub_slot(var_v, var_6, [&](auto& _e) -> auto& { return _e.component_ref(var_5); }, var_0);
    // v[i][2] += x[i]                                                                        <L 10>
    var_7 = &(wp::index(var_v, var_0));
    var_9 = wp::address(var_x, var_0);
    var_11 = wp::load(var_9);
    var_10 = wp::copy(var_11);
    wp::array_atomic_add_slot(var_v, var_10, [&](auto& _e) -> auto& { return _e.component_ref(var_8); }, var_0);
}
