struct wp_args_small_integer_types_b63059ee {
    wp::int8 a;
    wp::int8 b;
    wp::uint16 c;
    wp::uint16 d;
};

template <bool wp_linear_contiguous>
static void small_integer_types_b63059ee_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_small_integer_types_b63059ee *_wp_args,
    wp_args_small_integer_types_b63059ee *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int8 var_a = _wp_args->a;
    wp::int8 var_b = _wp_args->b;
    wp::uint16 var_c = _wp_args->c;
    wp::uint16 var_d = _wp_args->d;
    wp::int8 adj_a = _wp_adj_args->a;
    wp::int8 adj_b = _wp_adj_args->b;
    wp::uint16 adj_c = _wp_adj_args->c;
    wp::uint16 adj_d = _wp_adj_args->d;
    //---------
    // primal vars
    wp::int8 var_0;
    wp::int8 var_1;
    wp::uint16 var_2;
    wp::uint16 var_3;
    wp::uint16 var_4;
    //---------
    // dual vars
    wp::int8 adj_0 = {};
    wp::int8 adj_1 = {};
    wp::uint16 adj_2 = {};
    wp::uint16 adj_3 = {};
    wp::uint16 adj_4 = {};
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
    //---------
    // reverse
    // adj: k = ~c                                                                            <L 11>
    wp::adj_mod(var_c, var_d, adj_c, adj_d, adj_3);
    // adj: h = c % d                                                                         <L 10>
    // adj: g = c // d                                                                        <L 9>
    wp::adj_mul(var_a, var_b, adj_a, adj_b, adj_1);
    // adj: f = a * b                                                                         <L 8>
    wp::adj_add(var_a, var_b, adj_a, adj_b, adj_0);
    // adj: e = a + b                                                                         <L 7>
    // adj: def small_integer_types(a: wp.int8, b: wp.int8, c: wp.uint16, d: wp.uint16):      <L 6>
    return;
}
