struct wp_args_spatial_parts_rows_0e117cb5 {
    wp::array_t<wp::vec_t<6, wp::float32>> a;
    wp::array_t<wp::vec_t<3, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void spatial_parts_rows_0e117cb5_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_spatial_parts_rows_0e117cb5 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_spatial_parts_rows_0e117cb5 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.a.strides[0] = sizeof(wp::vec_t<6, wp::float32>);
        wp_contiguous_args.out.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<6, wp::float32>> var_a = _wp_args->a;
    wp::array_t<wp::vec_t<3, wp::float32>> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<6, wp::float32>* var_1;
    wp::vec_t<3, wp::float32> var_2;
    wp::vec_t<6, wp::float32> var_3;
    const wp::int32 var_4 = 0;
    wp::vec_t<6, wp::float32>* var_5;
    wp::vec_t<3, wp::float32> var_6;
    wp::vec_t<6, wp::float32> var_7;
    const wp::int32 var_8 = 1;
    //---------
    // forward
    // def spatial_parts_rows(a: wp.array(dtype=wp.spatial_vector), out: wp.array(dtype=wp.vec3)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // out[0] = wp.spatial_top(a[i])                                                          <L 8>
    var_1 = wp::address(var_a, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::spatial_top(var_3);
    wp::array_store(var_out, var_4, var_2);
    // out[1] = wp.spatial_bottom(a[i])                                                       <L 9>
    var_5 = wp::address(var_a, var_0);
    var_7 = wp::load(var_5);
    var_6 = wp::spatial_bottom(var_7);
    wp::array_store(var_out, var_8, var_6);
}
