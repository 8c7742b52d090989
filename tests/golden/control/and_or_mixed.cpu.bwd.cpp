struct wp_args_and_or_mixed_dc161378 {
    wp::int32 a;
    wp::int32 b;
    wp::int32 c;
    wp::array_t<bool> out;
};

template <bool wp_linear_contiguous>
static void and_or_mixed_dc161378_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_and_or_mixed_dc161378 *_wp_args,
    wp_args_and_or_mixed_dc161378 *_wp_adj_args)
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
    bool var_1;
    const wp::int32 var_2 = 0;
    bool var_3;
    const wp::int32 var_4 = 0;
    bool var_5;
    const wp::int32 var_6 = 0;
    bool var_7;
    bool var_8;
    const wp::int32 var_9 = 0;
    bool var_10;
    bool var_11;
    const wp::int32 var_12 = 0;
    bool var_13;
    const wp::int32 var_14 = 0;
    bool var_15;
    const wp::int32 var_16 = 0;
    bool var_17;
    const wp::int32 var_18 = 1;
    //---------
    // dual vars
    bool adj_0 = {};
    bool adj_1 = {};
    wp::int32 adj_2 = {};
    bool adj_3 = {};
    wp::int32 adj_4 = {};
    bool adj_5 = {};
    wp::int32 adj_6 = {};
    bool adj_7 = {};
    bool adj_8 = {};
    wp::int32 adj_9 = {};
    bool adj_10 = {};
    bool adj_11 = {};
    wp::int32 adj_12 = {};
    bool adj_13 = {};
    wp::int32 adj_14 = {};
    bool adj_15 = {};
    wp::int32 adj_16 = {};
    bool adj_17 = {};
    wp::int32 adj_18 = {};
    //---------
    // forward
    // def and_or_mixed(a: int, b: int, c: int, out: wp.array(dtype=wp.bool)):                <L 6>
    // out[0] = a > 0 and b > 0 or not c > 0                                                  <L 7>
    var_3 = (var_a > var_2);
    var_1 = var_3;
    if (var_1) {
        var_5 = (var_b > var_4);
        var_1 = var_1 && var_5;
    }
    var_0 = var_1;
    if (!var_0) {
        var_7 = (var_c > var_6);
        var_8 = wp::unot(var_7);
        var_0 = var_0 || var_8;
    }
    // wp::array_store(var_out, var_9, var_0);
    // out[1] = (a > 0 or b > 0) and c > 0                                                    <L 8>
    var_13 = (var_a > var_12);
    var_11 = var_13;
    if (!var_11) {
        var_15 = (var_b > var_14);
        var_11 = var_11 || var_15;
    }
    var_10 = var_11;
    if (var_10) {
        var_17 = (var_c > var_16);
        var_10 = var_10 && var_17;
    }
    // wp::array_store(var_out, var_18, var_10);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_18, var_10, adj_out, adj_18, adj_10);
    if (var_10) {
    }
    if (!var_11) {
    }
    // adj: out[1] = (a > 0 or b > 0) and c > 0                                               <L 8>
    wp::adj_array_store(var_out, var_9, var_0, adj_out, adj_9, adj_0);
    if (!var_0) {
    }
    if (var_1) {
    }
    // adj: out[0] = a > 0 and b > 0 or not c > 0                                             <L 7>
    // adj: def and_or_mixed(a: int, b: int, c: int, out: wp.array(dtype=wp.bool)):           <L 6>
    return;
}
