struct wp_args_and_three_156c85bf {
    wp::int32 a;
    wp::int32 b;
    wp::int32 c;
    wp::array_t<bool> out;
};

template <bool wp_linear_contiguous>
static void and_three_156c85bf_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_and_three_156c85bf *_wp_args,
    wp_args_and_three_156c85bf *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_a = _wp_args->a;
    wp::int32 var_b = _wp_args->b;
    wp::int32 var_c = _wp_args->c;
    wp::array_t<bool> var_out = _wp_args->out;
    wp::int32 adj_a = _wp_adj_args->a;
    wp::int32 adj_b = _wp_adj_args->b;
    wp::int32 adj_c = _wp_adj_args->c;
    wp::array_t<bool> adj_out = _wp_adj_args->out;
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
    // dual vars
    bool adj_0 = {};
    wp::int32 adj_1 = {};
    bool adj_2 = {};
    wp::int32 adj_3 = {};
    bool adj_4 = {};
    wp::int32 adj_5 = {};
    bool adj_6 = {};
    wp::int32 adj_7 = {};
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
    // wp::array_store(var_out, var_7, var_0);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_7, var_0, adj_out, adj_7, adj_0);
    if (var_0) {
    }
    if (var_0) {
    }
    // adj: out[0] = a > 0 and b > 0 and c > 0                                                <L 7>
    // adj: def and_three(a: int, b: int, c: int, out: wp.array(dtype=wp.bool)):              <L 6>
    return;
}
