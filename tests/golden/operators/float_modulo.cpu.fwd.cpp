struct wp_args_float_modulo_90dee889 {
    wp::float32 a;
    wp::float32 b;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void float_modulo_90dee889_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_float_modulo_90dee889 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::float32 var_a = _wp_args->a;
    wp::float32 var_b = _wp_args->b;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::int32 var_1 = 0;
    wp::float32 var_2;
    const wp::int32 var_3 = 1;
    wp::float32 var_4;
    const wp::int32 var_5 = 2;
    //---------
    // forward
    // def float_modulo(a: float, b: float, out: wp.array(dtype=float)):                      <L 6>
    // out[0] = a // b                                                                        <L 7>
    var_0 = wp::floordiv(var_a, var_b);
    wp::array_store(var_out, var_1, var_0);
    // out[1] = a % b                                                                         <L 8>
    var_2 = wp::mod(var_a, var_b);
    wp::array_store(var_out, var_3, var_2);
    // out[2] = a**b                                                                          <L 9>
    var_4 = wp::pow(var_a, var_b);
    wp::array_store(var_out, var_5, var_4);
}
