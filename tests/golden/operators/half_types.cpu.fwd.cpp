struct wp_args_half_types_b61fdeb4 {
    wp::float16 a;
    wp::float16 b;
    wp::bfloat16 c;
    wp::bfloat16 d;
};

template <bool wp_linear_contiguous>
static void half_types_b61fdeb4_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_half_types_b61fdeb4 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::float16 var_a = _wp_args->a;
    wp::float16 var_b = _wp_args->b;
    wp::bfloat16 var_c = _wp_args->c;
    wp::bfloat16 var_d = _wp_args->d;
    //---------
    // primal vars
    wp::float16 var_0;
    wp::float16 var_1;
    wp::bfloat16 var_2;
    wp::bfloat16 var_3;
    //---------
    // forward
    // def half_types(a: wp.float16, b: wp.float16, c: wp.bfloat16, d: wp.bfloat16):          <L 6>
    // e = a + b                                                                              <L 7>
    var_0 = wp::add(var_a, var_b);
    // f = a / b                                                                              <L 8>
    var_1 = wp::div(var_a, var_b);
    // g = c * d                                                                              <L 9>
    var_2 = wp::mul(var_c, var_d);
    // h = -c                                                                                 <L 10>
    var_3 = wp::neg(var_c);
}
