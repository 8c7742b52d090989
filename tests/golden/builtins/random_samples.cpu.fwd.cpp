struct wp_args_random_samples_rows_16ee0a74 {
    wp::int32 seed;
    wp::array_t<wp::float32> cdf;
    wp::array_t<wp::int32> n;
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::array_t<wp::vec_t<2, wp::float32>> w;
};

template <bool wp_linear_contiguous>
static void random_samples_rows_16ee0a74_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_random_samples_rows_16ee0a74 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_random_samples_rows_16ee0a74 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.cdf.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.n.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.w.strides[0] = sizeof(wp::vec_t<2, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::int32 var_seed = _wp_args->seed;
    wp::array_t<wp::float32> var_cdf = _wp_args->cdf;
    wp::array_t<wp::int32> var_n = _wp_args->n;
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::vec_t<2, wp::float32>> var_w = _wp_args->w;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::uint32 var_1;
    wp::int32 var_2;
    const wp::int32 var_3 = 0;
    wp::vec_t<2, wp::float32> var_4;
    const wp::int32 var_5 = 0;
    wp::vec_t<2, wp::float32> var_6;
    const wp::int32 var_7 = 1;
    wp::vec_t<2, wp::float32> var_8;
    const wp::int32 var_9 = 2;
    wp::vec_t<3, wp::float32> var_10;
    const wp::int32 var_11 = 0;
    wp::vec_t<3, wp::float32> var_12;
    const wp::int32 var_13 = 1;
    wp::vec_t<3, wp::float32> var_14;
    const wp::int32 var_15 = 2;
    wp::vec_t<3, wp::float32> var_16;
    const wp::int32 var_17 = 3;
    wp::vec_t<2, wp::float32> var_18;
    const wp::int32 var_19 = 3;
    wp::vec_t<3, wp::float32> var_20;
    const wp::int32 var_21 = 4;
    //---------
    // forward
    // def random_samples_rows(seed: int, cdf: wp.array(dtype=float), n: wp.array(dtype=int), v: wp.array(dtype=wp.vec3), w: wp.array(dtype=wp.vec2)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // state = wp.rand_init(seed, i)                                                          <L 8>
    var_1 = wp::rand_init(var_seed, var_0);
    // n[0] = wp.sample_cdf(state, cdf)                                                       <L 9>
    var_2 = wp::sample_cdf(var_1, var_cdf);
    wp::array_store(var_n, var_3, var_2);
    // w[0] = wp.sample_triangle(state)                                                       <L 10>
    var_4 = wp::sample_triangle(var_1);
    wp::array_store(var_w, var_5, var_4);
    // w[1] = wp.sample_unit_ring(state)                                                      <L 11>
    var_6 = wp::sample_unit_ring(var_1);
    wp::array_store(var_w, var_7, var_6);
    // w[2] = wp.sample_unit_disk(state)                                                      <L 12>
    var_8 = wp::sample_unit_disk(var_1);
    wp::array_store(var_w, var_9, var_8);
    // v[0] = wp.sample_unit_sphere_surface(state)                                            <L 13>
    var_10 = wp::sample_unit_sphere_surface(var_1);
    wp::array_store(var_v, var_11, var_10);
    // v[1] = wp.sample_unit_sphere(state)                                                    <L 14>
    var_12 = wp::sample_unit_sphere(var_1);
    wp::array_store(var_v, var_13, var_12);
    // v[2] = wp.sample_unit_hemisphere_surface(state)                                        <L 15>
    var_14 = wp::sample_unit_hemisphere_surface(var_1);
    wp::array_store(var_v, var_15, var_14);
    // v[3] = wp.sample_unit_hemisphere(state)                                                <L 16>
    var_16 = wp::sample_unit_hemisphere(var_1);
    wp::array_store(var_v, var_17, var_16);
    // w[3] = wp.sample_unit_square(state)                                                    <L 17>
    var_18 = wp::sample_unit_square(var_1);
    wp::array_store(var_w, var_19, var_18);
    // v[4] = wp.sample_unit_cube(state)                                                      <L 18>
    var_20 = wp::sample_unit_cube(var_1);
    wp::array_store(var_v, var_21, var_20);
}
