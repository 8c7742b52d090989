struct wp_args_random_samples_rows_16ee0a74 {
    wp::int32 seed;
    wp::array_t<wp::float32> cdf;
    wp::array_t<wp::int32> n;
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::array_t<wp::vec_t<2, wp::float32>> w;
};

template <bool wp_linear_contiguous>
static void random_samples_rows_16ee0a74_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_random_samples_rows_16ee0a74 *_wp_args,
    wp_args_random_samples_rows_16ee0a74 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_random_samples_rows_16ee0a74 wp_contiguous_args;
    wp_args_random_samples_rows_16ee0a74 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.cdf.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.cdf.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.n.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.n.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.w.strides[0] = sizeof(wp::vec_t<2, wp::float32>);
        wp_contiguous_adj_args.w.strides[0] = sizeof(wp::vec_t<2, wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::int32 var_seed = _wp_args->seed;
    wp::array_t<wp::float32> var_cdf = _wp_args->cdf;
    wp::array_t<wp::int32> var_n = _wp_args->n;
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::vec_t<2, wp::float32>> var_w = _wp_args->w;
    wp::int32 adj_seed = _wp_adj_args->seed;
    wp::array_t<wp::float32> adj_cdf = _wp_adj_args->cdf;
    wp::array_t<wp::int32> adj_n = _wp_adj_args->n;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v = _wp_adj_args->v;
    wp::array_t<wp::vec_t<2, wp::float32>> adj_w = _wp_adj_args->w;
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
    // dual vars
    wp::int32 adj_0 = {};
    wp::uint32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::vec_t<2, wp::float32> adj_4 = {};
    wp::int32 adj_5 = {};
    wp::vec_t<2, wp::float32> adj_6 = {};
    wp::int32 adj_7 = {};
    wp::vec_t<2, wp::float32> adj_8 = {};
    wp::int32 adj_9 = {};
    wp::vec_t<3, wp::float32> adj_10 = {};
    wp::int32 adj_11 = {};
    wp::vec_t<3, wp::float32> adj_12 = {};
    wp::int32 adj_13 = {};
    wp::vec_t<3, wp::float32> adj_14 = {};
    wp::int32 adj_15 = {};
    wp::vec_t<3, wp::float32> adj_16 = {};
    wp::int32 adj_17 = {};
    wp::vec_t<2, wp::float32> adj_18 = {};
    wp::int32 adj_19 = {};
    wp::vec_t<3, wp::float32> adj_20 = {};
    wp::int32 adj_21 = {};
    //---------
    // forward
    // def random_samples_rows(seed: int, cdf: wp.array(dtype=float), n: wp.array(dtype=int), v: wp.array(dtype=wp.vec3), w: wp.array(dtype=wp.vec2)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // state = wp.rand_init(seed, i)                                                          <L 8>
    var_1 = wp::rand_init(var_seed, var_0);
    // n[0] = wp.sample_cdf(state, cdf)                                                       <L 9>
    var_2 = wp::sample_cdf(var_1, var_cdf);
    // wp::array_store(var_n, var_3, var_2);
    // w[0] = wp.sample_triangle(state)                                                       <L 10>
    var_4 = wp::sample_triangle(var_1);
    // wp::array_store(var_w, var_5, var_4);
    // w[1] = wp.sample_unit_ring(state)                                                      <L 11>
    var_6 = wp::sample_unit_ring(var_1);
    // wp::array_store(var_w, var_7, var_6);
    // w[2] = wp.sample_unit_disk(state)                                                      <L 12>
    var_8 = wp::sample_unit_disk(var_1);
    // wp::array_store(var_w, var_9, var_8);
    // v[0] = wp.sample_unit_sphere_surface(state)                                            <L 13>
    var_10 = wp::sample_unit_sphere_surface(var_1);
    // wp::array_store(var_v, var_11, var_10);
    // v[1] = wp.sample_unit_sphere(state)                                                    <L 14>
    var_12 = wp::sample_unit_sphere(var_1);
    // wp::array_store(var_v, var_13, var_12);
    // v[2] = wp.sample_unit_hemisphere_surface(state)                                        <L 15>
    var_14 = wp::sample_unit_hemisphere_surface(var_1);
    // wp::array_store(var_v, var_15, var_14);
    // v[3] = wp.sample_unit_hemisphere(state)                                                <L 16>
    var_16 = wp::sample_unit_hemisphere(var_1);
    // wp::array_store(var_v, var_17, var_16);
    // w[3] = wp.sample_unit_square(state)                                                    <L 17>
    var_18 = wp::sample_unit_square(var_1);
    // wp::array_store(var_w, var_19, var_18);
    // v[4] = wp.sample_unit_cube(state)                                                      <L 18>
    var_20 = wp::sample_unit_cube(var_1);
    // wp::array_store(var_v, var_21, var_20);
    //---------
    // reverse
    wp::adj_array_store(var_v, var_21, var_20, adj_v, adj_21, adj_20);
    // adj: v[4] = wp.sample_unit_cube(state)                                                 <L 18>
    wp::adj_array_store(var_w, var_19, var_18, adj_w, adj_19, adj_18);
    // adj: w[3] = wp.sample_unit_square(state)                                               <L 17>
    wp::adj_array_store(var_v, var_17, var_16, adj_v, adj_17, adj_16);
    // adj: v[3] = wp.sample_unit_hemisphere(state)                                           <L 16>
    wp::adj_array_store(var_v, var_15, var_14, adj_v, adj_15, adj_14);
    // adj: v[2] = wp.sample_unit_hemisphere_surface(state)                                   <L 15>
    wp::adj_array_store(var_v, var_13, var_12, adj_v, adj_13, adj_12);
    // adj: v[1] = wp.sample_unit_sphere(state)                                               <L 14>
    wp::adj_array_store(var_v, var_11, var_10, adj_v, adj_11, adj_10);
    // adj: v[0] = wp.sample_unit_sphere_surface(state)                                       <L 13>
    wp::adj_array_store(var_w, var_9, var_8, adj_w, adj_9, adj_8);
    // adj: w[2] = wp.sample_unit_disk(state)                                                 <L 12>
    wp::adj_array_store(var_w, var_7, var_6, adj_w, adj_7, adj_6);
    // adj: w[1] = wp.sample_unit_ring(state)                                                 <L 11>
    wp::adj_array_store(var_w, var_5, var_4, adj_w, adj_5, adj_4);
    // adj: w[0] = wp.sample_triangle(state)                                                  <L 10>
    wp::adj_array_store(var_n, var_3, var_2, adj_n, adj_3, adj_2);
    // adj: n[0] = wp.sample_cdf(state, cdf)                                                  <L 9>
    // adj: state = wp.rand_init(seed, i)                                                     <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def random_samples_rows(seed: int, cdf: wp.array(dtype=float), n: wp.array(dtype=int), v: wp.array(dtype=wp.vec3), w: wp.array(dtype=wp.vec2)):  <L 6>
    return;
}
