struct wp_args_comparisons_788da375 {
    wp::float32 a;
    wp::float32 b;
    wp::array_t<bool> out;
};

template <bool wp_linear_contiguous>
static void comparisons_788da375_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_comparisons_788da375 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::float32 var_a = _wp_args->a;
    wp::float32 var_b = _wp_args->b;
    wp::array_t<bool> var_out = _wp_args->out;
    //---------
    // primal vars
    bool var_0;
    const wp::int32 var_1 = 0;
    bool var_2;
    const wp::int32 var_3 = 1;
    bool var_4;
    const wp::int32 var_5 = 2;
    bool var_6;
    const wp::int32 var_7 = 3;
    bool var_8;
    const wp::int32 var_9 = 4;
    bool var_10;
    const wp::int32 var_11 = 5;
    //---------
    // forward
    // def comparisons(a: float, b: float, out: wp.array(dtype=wp.bool)):                     <L 6>
    // out[0] = a < b                                                                         <L 7>
    var_0 = (var_a < var_b);
    wp::array_store(var_out, var_1, var_0);
    // out[1] = a <= b                                                                        <L 8>
    var_2 = (var_a <= var_b);
    wp::array_store(var_out, var_3, var_2);
    // out[2] = a > b                                                                         <L 9>
    var_4 = (var_a > var_b);
    wp::array_store(var_out, var_5, var_4);
    // out[3] = a >= b                                                                        <L 10>
    var_6 = (var_a >= var_b);
    wp::array_store(var_out, var_7, var_6);
    // out[4] = a == b                                                                        <L 11>
    var_8 = (var_a == var_b);
    wp::array_store(var_out, var_9, var_8);
    // out[5] = a != b                                                                        <L 12>
    var_10 = (var_a != var_b);
    wp::array_store(var_out, var_11, var_10);
}
