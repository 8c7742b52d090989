struct wp_args_transform_slot_85450dc2 {
    wp::array_t<wp::transform_t<wp::float32>> t;
    wp::array_t<wp::vec_t<3, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void transform_slot_85450dc2_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_transform_slot_85450dc2 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_transform_slot_85450dc2 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.t.strides[0] = sizeof(wp::transform_t<wp::float32>);
        wp_contiguous_args.out.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::transform_t<wp::float32>> var_t = _wp_args->t;
    wp::array_t<wp::vec_t<3, wp::float32>> var_out = _wp_args->out;
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
    // forward
    // def transform_slot(t: wp.array(dtype=wp.transform), out: wp.array(dtype=wp.vec3)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // out[i] = t[i].p                                                                        <L 8>
    var_1 = wp::address(var_t, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::transform_get_translation(var_3);
    wp::array_store(var_out, var_0, var_2);
    // q = t[i].q                                                                             <L 9>
    var_4 = wp::address(var_t, var_0);
    var_6 = wp::load(var_4);
    var_5 = wp::transform_get_rotation(var_6);
    // t[i][0] = 1.0                                                                          <L 10>
    var_8 = &(wp::index(var_t, var_0));
    wp::store(&(wp::index(var_t, var_0).component_ref(var_9)), var_7);
}
