struct wp_args_transform_arithmetic_550de44d {
    wp::transform_t<wp::float32> a;
    wp::transform_t<wp::float32> b;
    wp::float32 s;
    wp::array_t<wp::transform_t<wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void transform_arithmetic_550de44d_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_transform_arithmetic_550de44d *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::transform_t<wp::float32> var_a = _wp_args->a;
    wp::transform_t<wp::float32> var_b = _wp_args->b;
    wp::float32 var_s = _wp_args->s;
    wp::array_t<wp::transform_t<wp::float32>> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::transform_t<wp::float32> var_0;
    const wp::int32 var_1 = 0;
    wp::transform_t<wp::float32> var_2;
    const wp::int32 var_3 = 1;
    wp::transform_t<wp::float32> var_4;
    const wp::int32 var_5 = 2;
    wp::transform_t<wp::float32> var_6;
    const wp::int32 var_7 = 3;
    wp::transform_t<wp::float32> var_8;
    const wp::int32 var_9 = 4;
    //---------
    // forward
    // def transform_arithmetic(a: wp.transform, b: wp.transform, s: float, out: wp.array(dtype=wp.transform)):       <L 6>
    // out[0] = a * b                                                                         <L 7>
    var_0 = wp::mul(var_a, var_b);
    wp::array_store(var_out, var_1, var_0);
    // out[1] = a + b                                                                         <L 8>
    var_2 = wp::add(var_a, var_b);
    wp::array_store(var_out, var_3, var_2);
    // out[2] = a - b                                                                         <L 9>
    var_4 = wp::sub(var_a, var_b);
    wp::array_store(var_out, var_5, var_4);
    // out[3] = a * s                                                                         <L 10>
    var_6 = wp::mul(var_a, var_s);
    wp::array_store(var_out, var_7, var_6);
    // out[4] = s * a                                                                         <L 11>
    var_8 = wp::mul(var_s, var_a);
    wp::array_store(var_out, var_9, var_8);
}
