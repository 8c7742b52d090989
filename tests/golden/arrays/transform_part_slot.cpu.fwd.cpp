struct wp_args_transform_part_slot_eeb475aa {
    wp::array_t<wp::transform_t<wp::float32>> t;
};

template <bool wp_linear_contiguous>
static void transform_part_slot_eeb475aa_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_transform_part_slot_eeb475aa *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_transform_part_slot_eeb475aa wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.t.strides[0] = sizeof(wp::transform_t<wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::transform_t<wp::float32>> var_t = _wp_args->t;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::float32 var_1 = 1.0;
    wp::vec_t<3, wp::float32> var_2;
    wp::transform_t<wp::float32>* var_3;
    wp::quat_t<wp::float32> var_4;
    wp::transform_t<wp::float32>* var_5;
    //---------
    // forward
    // def transform_part_slot(t: wp.array(dtype=wp.transform)):                              <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // t[i].p = wp.vec3(1.0)                                                                  <L 8>
    var_2 = wp::vec_t<3, wp::float32>(var_1);
    var_3 = &(wp::index(var_t, var_0));
    wp::store(&(wp::index(var_t, var_0).p), var_2);
    // t[i].q = wp.quat_identity()                                                            <L 9>
    var_4 = wp::quat_identity<wp::float32>();
    var_5 = &(wp::index(var_t, var_0));
    wp::store(&(wp::index(var_t, var_0).q), var_4);
}
