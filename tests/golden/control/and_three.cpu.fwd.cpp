struct wp_args_and_three_156c85bf {
    wp::int32 a;
    wp::int32 b;
    wp::int32 c;
    wp::array_t<bool> out;
};

template <bool wp_linear_contiguous>
static void and_three_156c85bf_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_and_three_156c85bf *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_a = _wp_args->a;
    wp::int32 var_b = _wp_args->b;
    wp::int32 var_c = _wp_args->c;
    wp::array_t<bool> var_out = _wp_args->out;
    //---------
    // primal vars
    bool var_0;
    const wp::int32 var_1 = 0;
    bool var_2;
    const wp::int32 var_3 = 0;
    bool var_4;
    const wp::int32 var_5 = 0;
    bool var_6;
    const wp::int32 var_7 = 0;
    //---------
    // forward
    // def and_three(a: int, b: int, c: int, out: wp.array(dtype=wp.bool)):                   <L 6>
    // out[0] = a > 0 and b > 0 and c > 0                                                     <L 7>
    var_2 = (var_a > var_1);
    var_0 = var_2;
    if (var_0) {
        var_4 = (var_b > var_3);
        var_0 = var_0 && var_4;
    }
    if (var_0) {
        var_6 = (var_c > var_5);
        var_0 = var_0 && var_6;
    }
    wp::array_store(var_out, var_7, var_0);
}
