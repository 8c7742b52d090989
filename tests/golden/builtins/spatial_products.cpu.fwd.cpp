struct wp_args_spatial_products_rows_25ba93c1 {
    wp::array_t<wp::vec_t<6, wp::float32>> a;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void spatial_products_rows_25ba93c1_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_spatial_products_rows_25ba93c1 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_spatial_products_rows_25ba93c1 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.a.strides[0] = sizeof(wp::vec_t<6, wp::float32>);
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<6, wp::float32>> var_a = _wp_args->a;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<6, wp::float32>* var_1;
    const wp::int32 var_2 = 0;
    wp::vec_t<6, wp::float32>* var_3;
    wp::float32 var_4;
    wp::vec_t<6, wp::float32> var_5;
    wp::vec_t<6, wp::float32> var_6;
    wp::vec_t<6, wp::float32>* var_7;
    const wp::int32 var_8 = 0;
    wp::vec_t<6, wp::float32>* var_9;
    wp::vec_t<6, wp::float32> var_10;
    wp::vec_t<6, wp::float32> var_11;
    wp::vec_t<6, wp::float32> var_12;
    const wp::int32 var_13 = 1;
    wp::vec_t<6, wp::float32>* var_14;
    const wp::int32 var_15 = 0;
    wp::vec_t<6, wp::float32>* var_16;
    wp::vec_t<6, wp::float32> var_17;
    wp::vec_t<6, wp::float32> var_18;
    wp::vec_t<6, wp::float32> var_19;
    const wp::int32 var_20 = 2;
    //---------
    // forward
    // def spatial_products_rows(a: wp.array(dtype=wp.spatial_vector), out: wp.array(dtype=float)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // out[i] = wp.spatial_dot(a[i], a[0])                                                    <L 8>
    var_1 = wp::address(var_a, var_0);
    var_3 = wp::address(var_a, var_2);
    var_5 = wp::load(var_1);
    var_6 = wp::load(var_3);
    var_4 = wp::spatial_dot(var_5, var_6);
    wp::array_store(var_out, var_0, var_4);
    // a[1] = wp.spatial_cross(a[i], a[0])                                                    <L 9>
    var_7 = wp::address(var_a, var_0);
    var_9 = wp::address(var_a, var_8);
    var_11 = wp::load(var_7);
    var_12 = wp::load(var_9);
    var_10 = wp::spatial_cross(var_11, var_12);
    wp::array_store(var_a, var_13, var_10);
    // a[2] = wp.spatial_cross_dual(a[i], a[0])                                               <L 10>
    var_14 = wp::address(var_a, var_0);
    var_16 = wp::address(var_a, var_15);
    var_18 = wp::load(var_14);
    var_19 = wp::load(var_16);
    var_17 = wp::spatial_cross_dual(var_18, var_19);
    wp::array_store(var_a, var_20, var_17);
}
