struct wp_args_transform_set_of_element_ce9fcd1f {
    wp::array_t<wp::transform_t<wp::float32>> t;
};

template <bool wp_linear_contiguous>
static void transform_set_of_element_ce9fcd1f_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_transform_set_of_element_ce9fcd1f *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::transform_t<wp::float32>> var_t = _wp_args->t;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::transform_t<wp::float32>* var_1;
    const wp::float32 var_2 = 1.0;
    wp::vec_t<3, wp::float32> var_3;
    wp::transform_t<wp::float32> var_4;
    //---------
    // forward
    // def transform_set_of_element(t: wp.array(dtype=wp.transform)):                         <L 6>
    // wp.transform_set_translation(t[0], wp.vec3(1.0))                                       <L 7>
    var_1 = wp::address(var_t, var_0);
    var_3 = wp::vec_t<3, wp::float32>(var_2);
    var_4 = wp::load(var_1);
    wp::transform_set_translation(var_4, var_3);
}
