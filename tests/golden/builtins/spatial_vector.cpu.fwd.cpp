struct wp_args_spatial_vector_rows_19f75d15 {
    wp::vec_t<3, wp::float32> w;
    wp::vec_t<3, wp::float32> v;
    wp::float32 x;
};

template <bool wp_linear_contiguous>
static void spatial_vector_rows_19f75d15_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_spatial_vector_rows_19f75d15 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<3, wp::float32> var_w = _wp_args->w;
    wp::vec_t<3, wp::float32> var_v = _wp_args->v;
    wp::float32 var_x = _wp_args->x;
    //---------
    // primal vars
    wp::vec_t<6, wp::float32> var_0;
    wp::vec_t<6, wp::float32> var_1;
    const wp::float32 var_2 = 2.0;
    const wp::float32 var_3 = 3.0;
    const wp::float32 var_4 = 4.0;
    const wp::float32 var_5 = 5.0;
    const wp::float32 var_6 = 6.0;
    wp::vec_t<6, wp::float32> var_7;
    wp::vec_t<6, wp::float64> var_8;
    const wp::float32 var_9 = 1.0;
    const wp::float32 var_10 = 2.0;
    const wp::float32 var_11 = 3.0;
    const wp::float32 var_12 = 4.0;
    const wp::float32 var_13 = 5.0;
    const wp::float32 var_14 = 6.0;
    wp::vec_t<6, wp::float64> var_15;
    const wp::float64 var_16 = 1.0;
    const wp::float64 var_17 = 2.0;
    const wp::float64 var_18 = 3.0;
    const wp::float64 var_19 = 4.0;
    const wp::float64 var_20 = 5.0;
    const wp::float64 var_21 = 6.0;
    //---------
    // forward
    // def spatial_vector_rows(w: wp.vec3, v: wp.vec3, x: float):                             <L 6>
    // a = wp.spatial_vector()                                                                <L 7>
    var_0 = wp::vec_t<6, wp::float32>();
    // b = wp.spatial_vector(w, v)                                                            <L 8>
    var_1 = wp::vec_t<6, wp::float32>(var_w, var_v);
    // c = wp.spatial_vector(x, 2.0, 3.0, 4.0, 5.0, 6.0)                                      <L 9>
    var_7 = wp::vec_t<6, wp::float32>({var_x, var_2, var_3, var_4, var_5, var_6});
    // d = wp.spatial_vectord()                                                               <L 10>
    var_8 = wp::vec_t<6, wp::float64>();
    // e = wp.spatial_vectord(1.0, 2.0, 3.0, 4.0, 5.0, 6.0)                                   <L 11>
    var_15 = wp::vec_t<6, wp::float64>({var_16, var_17, var_18, var_19, var_20, var_21});
}
