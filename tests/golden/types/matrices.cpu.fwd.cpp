struct wp_args_matrices_81a2eec6 {
    wp::mat_t<2, 2, wp::float32> a;
    wp::mat_t<3, 3, wp::float32> b;
    wp::mat_t<4, 4, wp::float32> c;
    wp::mat_t<3, 3, wp::float16> d;
    wp::mat_t<3, 3, wp::float64> e;
    wp::mat_t<6, 6, wp::float32> f;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void matrices_81a2eec6_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_matrices_81a2eec6 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::mat_t<2, 2, wp::float32> var_a = _wp_args->a;
    wp::mat_t<3, 3, wp::float32> var_b = _wp_args->b;
    wp::mat_t<4, 4, wp::float32> var_c = _wp_args->c;
    wp::mat_t<3, 3, wp::float16> var_d = _wp_args->d;
    wp::mat_t<3, 3, wp::float64> var_e = _wp_args->e;
    wp::mat_t<6, 6, wp::float32> var_f = _wp_args->f;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::mat_t<3, 3, wp::float32> var_0;
    const wp::int32 var_1 = 0;
    //---------
    // forward
    // def matrices(a: wp.mat22, b: wp.mat33, c: wp.mat44, d: wp.mat33h, e: wp.mat33d, f: wp.spatial_matrix, out: wp.array(dtype=wp.mat33)):       <L 6>
    // out[0] = b + b                                                                         <L 7>
    var_0 = wp::add(var_b, var_b);
    wp::array_store(var_out, var_1, var_0);
}
