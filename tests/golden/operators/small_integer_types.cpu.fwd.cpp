struct wp_args_small_integer_types_b63059ee {
    wp::int8 a;
    wp::int8 b;
    wp::uint16 c;
    wp::uint16 d;
};

template <bool wp_linear_contiguous>
static void small_integer_types_b63059ee_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_small_integer_types_b63059ee *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int8 var_a = _wp_args->a;
    wp::int8 var_b = _wp_args->b;
    wp::uint16 var_c = _wp_args->c;
    wp::uint16 var_d = _wp_args->d;
    //---------
    // primal vars
    wp::int8 var_0;
    wp::int8 var_1;
    wp::uint16 var_2;
    wp::uint16 var_3;
    wp::uint16 var_4;
    //---------
    // forward
    // def small_integer_types(a: wp.int8, b: wp.int8, c: wp.uint16, d: wp.uint16):           <L 6>
    // e = a + b                                                                              <L 7>
    var_0 = wp::add(var_a, var_b);
    // f = a * b                                                                              <L 8>
    var_1 = wp::mul(var_a, var_b);
    // g = c // d                                                                             <L 9>
    var_2 = wp::floordiv(var_c, var_d);
    // h = c % d                                                                              <L 10>
    var_3 = wp::mod(var_c, var_d);
    // k = ~c                                                                                 <L 11>
    var_4 = wp::invert(var_c);
}
