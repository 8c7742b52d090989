struct wp_args_transform_in_place_rows_5900a9b2 {
    wp::array_t<wp::transform_t<wp::float32>> t;
    wp::vec_t<3, wp::float32> v;
};

template <bool wp_linear_contiguous>
static void transform_in_place_rows_5900a9b2_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_transform_in_place_rows_5900a9b2 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_transform_in_place_rows_5900a9b2 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.t.strides[0] = sizeof(wp::transform_t<wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::transform_t<wp::float32>> var_t = _wp_args->t;
    wp::vec_t<3, wp::float32> var_v = _wp_args->v;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::transform_t<wp::float32>* var_1;
    wp::transform_t<wp::float32> var_2;
    wp::transform_t<wp::float32> var_3;
    //---------
    // forward
    // def transform_in_place_rows(t: wp.array(dtype=wp.transform), v: wp.vec3):              <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // a = t[i]                                                                               <L 8>
    var_1 = wp::address(var_t, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // wp.transform_add_inplace(a, v)                                                         <L 9>
    wp::transform_add_inplace(var_2, var_v);
    // wp.transform_sub_inplace(a, v)                                                         <L 10>
    wp::transform_sub_inplace(var_2, var_v);
    // t[i] = a                                                                               <L 11>
    wp::array_store(var_t, var_0, var_2);
}
