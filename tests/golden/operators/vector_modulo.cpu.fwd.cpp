struct wp_args_vector_modulo_6ce1ee41 {
    wp::vec_t<3, wp::float32> a;
    wp::vec_t<3, wp::float32> b;
    wp::vec_t<2, wp::int32> p;
    wp::vec_t<2, wp::int32> q;
    wp::array_t<wp::vec_t<3, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void vector_modulo_6ce1ee41_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_modulo_6ce1ee41 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<3, wp::float32> var_a = _wp_args->a;
    wp::vec_t<3, wp::float32> var_b = _wp_args->b;
    wp::vec_t<2, wp::int32> var_p = _wp_args->p;
    wp::vec_t<2, wp::int32> var_q = _wp_args->q;
    wp::array_t<wp::vec_t<3, wp::float32>> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    const wp::int32 var_1 = 0;
    wp::vec_t<2, wp::int32> var_2;
    //---------
    // forward
    // def vector_modulo(a: wp.vec3, b: wp.vec3, p: wp.vec2i, q: wp.vec2i, out: wp.array(dtype=wp.vec3)):       <L 6>
    // out[0] = a % b                                                                         <L 7>
    var_0 = wp::mod(var_a, var_b);
    wp::array_store(var_out, var_1, var_0);
    // c = p % q                                                                              <L 8>
    var_2 = wp::mod(var_p, var_q);
}
