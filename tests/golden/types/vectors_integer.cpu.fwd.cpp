struct wp_args_vectors_integer_ef01cd15 {
    wp::vec_t<2, wp::int32> a;
    wp::vec_t<3, wp::uint8> b;
    wp::vec_t<4, wp::int16> c;
    wp::vec_t<2, wp::uint16> d;
    wp::vec_t<3, wp::uint32> e;
    wp::vec_t<4, wp::int64> f;
    wp::vec_t<2, wp::uint64> g;
    wp::vec_t<3, wp::int8> h;
    wp::array_t<wp::vec_t<2, wp::int32>> out;
};

template <bool wp_linear_contiguous>
static void vectors_integer_ef01cd15_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vectors_integer_ef01cd15 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<2, wp::int32> var_a = _wp_args->a;
    wp::vec_t<3, wp::uint8> var_b = _wp_args->b;
    wp::vec_t<4, wp::int16> var_c = _wp_args->c;
    wp::vec_t<2, wp::uint16> var_d = _wp_args->d;
    wp::vec_t<3, wp::uint32> var_e = _wp_args->e;
    wp::vec_t<4, wp::int64> var_f = _wp_args->f;
    wp::vec_t<2, wp::uint64> var_g = _wp_args->g;
    wp::vec_t<3, wp::int8> var_h = _wp_args->h;
    wp::array_t<wp::vec_t<2, wp::int32>> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::vec_t<2, wp::int32> var_0;
    const wp::int32 var_1 = 0;
    //---------
    // forward
    // def vectors_integer(                                                                   <L 6>
    // out[0] = a + a                                                                         <L 17>
    var_0 = wp::add(var_a, var_a);
    wp::array_store(var_out, var_1, var_0);
}
