struct wp_args_comparison_of_comparisons_e7d9a30a {
    wp::int32 a;
    wp::int32 b;
    wp::array_t<bool> out;
};

template <bool wp_linear_contiguous>
static void comparison_of_comparisons_e7d9a30a_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_comparison_of_comparisons_e7d9a30a *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_a = _wp_args->a;
    wp::int32 var_b = _wp_args->b;
    wp::array_t<bool> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    bool var_1;
    const wp::int32 var_2 = 2;
    bool var_3;
    bool var_4;
    const wp::int32 var_5 = 0;
    //---------
    // forward
    // def comparison_of_comparisons(a: int, b: int, out: wp.array(dtype=wp.bool)):           <L 6>
    // out[0] = (a > 1) == (b > 2)                                                            <L 7>
    var_1 = (var_a > var_0);
    var_3 = (var_b > var_2);
    var_4 = (var_1 == var_3);
    wp::array_store(var_out, var_5, var_4);
}
