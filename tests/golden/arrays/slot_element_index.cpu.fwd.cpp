struct wp_args_slot_element_index_89e24fd0 {
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::array_t<wp::int32> idx;
};

template <bool wp_linear_contiguous>
static void slot_element_index_89e24fd0_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_slot_element_index_89e24fd0 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_slot_element_index_89e24fd0 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.idx.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::int32> var_idx = _wp_args->idx;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::float32 var_1 = 1.0;
    wp::int32* var_2;
    wp::int32 var_3;
    wp::vec_t<3, wp::float32>* var_4;
    const wp::int32 var_5 = 0;
    const wp::float32 var_6 = 2.0;
    wp::int32* var_7;
    wp::int32 var_8;
    wp::vec_t<3, wp::float32>* var_9;
    const wp::int32 var_10 = 0;
    wp::int32* var_11;
    wp::int32 var_12;
    wp::int32* var_13;
    wp::int32 var_14;
    wp::vec_t<3, wp::float32>* var_15;
    const wp::int32 var_16 = 0;
    wp::int32* var_17;
    wp::int32 var_18;
    const wp::float32 var_19 = 3.0;
    //---------
    // forward
    // def slot_element_index(v: wp.array(dtype=wp.vec3), idx: wp.array(dtype=int)):          <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // v[idx[i]].x = 1.0                                                                      <L 8>
    var_2 = wp::address(var_idx, var_0);
    var_3 = wp::load(var_2);
    var_4 = &(wp::index(var_v, var_3));
    wp::store(&(wp::index(var_v, var_3).component_ref(var_5)), var_1);
    // v[idx[i]][idx[0]] = 2.0                                                                <L 9>
    var_7 = wp::address(var_idx, var_0);
    var_8 = wp::load(var_7);
    var_9 = &(wp::index(var_v, var_8));
    var_11 = wp::address(var_idx, var_10);
    var_12 = wp::load(var_11);
    wp::store(&(wp::index(var_v, var_8).component_ref(var_12)), var_6);
    // v[idx[i]][idx[0]] += 3.0                                                               <L 10>
    var_13 = wp::address(var_idx, var_0);
    var_14 = wp::load(var_13);
    var_15 = &(wp::index(var_v, var_14));
    var_17 = wp::address(var_idx, var_16);
    var_18 = wp::load(var_17);
    wp::array_atomic_add_slot(var_v, var_19, [&](auto& _e) -> auto& { return _e.component_ref(var_18); }, var_14);
}
