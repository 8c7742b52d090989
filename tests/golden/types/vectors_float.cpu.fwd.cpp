struct wp_args_vectors_float_215a4fd1 {
    wp::vec_t<2, wp::float32> a;
    wp::vec_t<3, wp::float32> b;
    wp::vec_t<4, wp::float32> c;
    wp::vec_t<2, wp::float16> d;
    wp::vec_t<3, wp::float32> e;
    wp::vec_t<4, wp::float64> f;
    wp::array_t<wp::vec_t<3, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void vectors_float_215a4fd1_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vectors_float_215a4fd1 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<2, wp::float32> var_a = _wp_args->a;
    wp::vec_t<3, wp::float32> var_b = _wp_args->b;
    wp::vec_t<4, wp::float32> var_c = _wp_args->c;
    wp::vec_t<2, wp::float16> var_d = _wp_args->d;
    wp::vec_t<3, wp::float32> var_e = _wp_args->e;
    wp::vec_t<4, wp::float64> var_f = _wp_args->f;
    wp::array_t<wp::vec_t<3, wp::float32>> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    const wp::int32 var_1 = 0;
    //---------
    // forward
    // def vectors_float(a: wp.vec2, b: wp.vec3, c: wp.vec4, d: wp.vec2h, e: wp.vec3f, f: wp.vec4d, out: wp.array(dtype=wp.vec3f)):       <L 6>
    // out[0] = b + e                                                                         <L 7>
    var_0 = wp::add(var_b, var_e);
    wp::array_store(var_out, var_1, var_0);
}
