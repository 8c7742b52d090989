struct wp_args_vector_factory_f75100d6 {
    wp::vec_t<5, wp::float32> a;
    wp::vec_t<7, wp::uint8> b;
    wp::vec_t<2, bool> c;
    wp::array_t<wp::vec_t<5, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void vector_factory_f75100d6_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_factory_f75100d6 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<5, wp::float32> var_a = _wp_args->a;
    wp::vec_t<7, wp::uint8> var_b = _wp_args->b;
    wp::vec_t<2, bool> var_c = _wp_args->c;
    wp::array_t<wp::vec_t<5, wp::float32>> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    wp::vec_t<5, wp::float32> var_1;
    const wp::int32 var_2 = 0;
    const wp::int32 var_3 = 3;
    wp::uint8 var_4;
    const wp::int32 var_5 = 1;
    bool var_6;
    //---------
    // forward
    // def vector_factory(a: vec5, b: vec7b, c: vec2bool, out: wp.array(dtype=vec5)):         <L 10>
    // out[0] = a * 2.0                                                                       <L 11>
    var_1 = wp::mul(var_a, var_0);
    wp::array_store(var_out, var_2, var_1);
    // d = b[3]                                                                               <L 12>
    var_4 = wp::extract(var_b, var_3);
    // e = c[1]                                                                               <L 13>
    var_6 = wp::extract(var_c, var_5);
}
