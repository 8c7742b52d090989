struct wp_args_comparison_of_comparisons_e7d9a30a {
    wp::int32 a;
    wp::int32 b;
    wp::array_t<bool> out;
};

template <bool wp_linear_contiguous>
static void comparison_of_comparisons_e7d9a30a_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_comparison_of_comparisons_e7d9a30a *_wp_args,
    wp_args_comparison_of_comparisons_e7d9a30a *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_a = _wp_args->a;
    wp::int32 var_b = _wp_args->b;
    wp::array_t<bool> var_out = _wp_args->out;
    wp::int32 adj_a = _wp_adj_args->a;
    wp::int32 adj_b = _wp_adj_args->b;
    wp::array_t<bool> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    bool var_1;
    const wp::int32 var_2 = 2;
    bool var_3;
    bool var_4;
    const wp::int32 var_5 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    bool adj_1 = {};
    wp::int32 adj_2 = {};
    bool adj_3 = {};
    bool adj_4 = {};
    wp::int32 adj_5 = {};
    //---------
    // forward
    // def comparison_of_comparisons(a: int, b: int, out: wp.array(dtype=wp.bool)):           <L 6>
    // out[0] = (a > 1) == (b > 2)                                                            <L 7>
    var_1 = (var_a > var_0);
    var_3 = (var_b > var_2);
    var_4 = (var_1 == var_3);
    // wp::array_store(var_out, var_5, var_4);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_5, var_4, adj_out, adj_5, adj_4);
    // adj: out[0] = (a > 1) == (b > 2)                                                       <L 7>
    // adj: def comparison_of_comparisons(a: int, b: int, out: wp.array(dtype=wp.bool)):      <L 6>
    return;
}
