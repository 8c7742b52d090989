struct wp_args_transform_augmented_part_2a94645b {
    wp::transform_t<wp::float32> t;
    wp::vec_t<3, wp::float32> v;
    wp::array_t<wp::transform_t<wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void transform_augmented_part_2a94645b_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_transform_augmented_part_2a94645b *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::transform_t<wp::float32> var_t = _wp_args->t;
    wp::vec_t<3, wp::float32> var_v = _wp_args->v;
    wp::array_t<wp::transform_t<wp::float32>> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::transform_t<wp::float32> var_0;
    wp::vec_t<3, wp::float32> var_1;
    wp::vec_t<3, wp::float32> var_2;
    wp::vec_t<3, wp::float32> var_3;
    wp::vec_t<3, wp::float32> var_4;
    const wp::int32 var_5 = 0;
    //---------
    // forward
    // def transform_augmented_part(t: wp.transform, v: wp.vec3, out: wp.array(dtype=wp.transform)):       <L 6>
    // a = t                                                                                  <L 7>
    var_0 = wp::copy(var_t);
    // a.p += v                                                                               <L 8>
    var_1 = wp::transform_get_translation(var_0);
    var_2 = wp::add(var_1, var_v);
    wp::transform_set_translation(var_0, var_2);
    // a.p -= v                                                                               <L 9>
    var_3 = wp::transform_get_translation(var_0);
    var_4 = wp::sub(var_3, var_v);
    wp::transform_set_translation(var_0, var_4);
    // out[0] = a                                                                             <L 10>
    wp::array_store(var_out, var_5, var_0);
}
