struct wp_args_half_types_b61fdeb4 {
    wp::float16 a;
    wp::float16 b;
    wp::bfloat16 c;
    wp::bfloat16 d;
};

template <bool wp_linear_contiguous>
static void half_types_b61fdeb4_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_half_types_b61fdeb4 *_wp_args,
    wp_args_half_types_b61fdeb4 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::float16 var_a = _wp_args->a;
    wp::float16 var_b = _wp_args->b;
    wp::bfloat16 var_c = _wp_args->c;
    wp::bfloat16 var_d = _wp_args->d;
    wp::float16 adj_a = _wp_adj_args->a;
    wp::float16 adj_b = _wp_adj_args->b;
    wp::bfloat16 adj_c = _wp_adj_args->c;
    wp::bfloat16 adj_d = _wp_adj_args->d;
    //---------
    // primal vars
    wp::float16 var_0;
    wp::float16 var_1;
    wp::bfloat16 var_2;
    wp::bfloat16 var_3;
    //---------
    // dual vars
    wp::float16 adj_0 = {};
    wp::float16 adj_1 = {};
    wp::bfloat16 adj_2 = {};
    wp::bfloat16 adj_3 = {};
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
    //---------
    // reverse
    wp::adj_neg(var_c, adj_c, adj_3);
    // adj: h = -c                                                                            <L 10>
    wp::adj_mul(var_c, var_d, adj_c, adj_d, adj_2);
    // adj: g = c * d                                                                         <L 9>
    wp::adj_div(var_a, var_b, var_1, adj_a, adj_b, adj_1);
    // adj: f = a / b                                                                         <L 8>
    wp::adj_add(var_a, var_b, adj_a, adj_b, adj_0);
    // adj: e = a + b                                                                         <L 7>
    // adj: def half_types(a: wp.float16, b: wp.float16, c: wp.bfloat16, d: wp.bfloat16):     <L 6>
    return;
}
