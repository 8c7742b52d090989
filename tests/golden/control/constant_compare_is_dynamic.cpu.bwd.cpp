struct wp_args_constant_compare_is_dynamic_d43176e0 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void constant_compare_is_dynamic_d43176e0_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_compare_is_dynamic_d43176e0 *_wp_args,
    wp_args_constant_compare_is_dynamic_d43176e0 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 2;
    const wp::int32 var_1 = 1;
    bool var_2;
    const wp::float32 var_3 = 1.0;
    const wp::int32 var_4 = 0;
    const bool var_5 = false;
    bool var_6;
    const wp::float32 var_7 = 1.0;
    const wp::int32 var_8 = 1;
    bool var_9;
    const bool var_10 = true;
    const bool var_11 = false;
    const wp::float32 var_12 = 1.0;
    const wp::int32 var_13 = 2;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    bool adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    bool adj_5 = {};
    bool adj_6 = {};
    wp::float32 adj_7 = {};
    wp::int32 adj_8 = {};
    bool adj_9 = {};
    bool adj_10 = {};
    bool adj_11 = {};
    wp::float32 adj_12 = {};
    wp::int32 adj_13 = {};
    //---------
    // forward
    // def constant_compare_is_dynamic(x: wp.array(dtype=float)):                             <L 8>
    // if LEVEL > 1:                                                                          <L 9>
    var_2 = (var_0 > var_1);
    if (var_2) {
        // x[0] = 1.0                                                                         <L 10>
        // wp::array_store(var_x, var_4, var_3);
    }
    // if not False:                                                                          <L 11>
    var_6 = wp::unot(var_5);
    if (var_6) {
        // x[1] = 1.0                                                                         <L 12>
        // wp::array_store(var_x, var_8, var_7);
    }
    // if True and False:                                                                     <L 13>
    var_9 = var_10;
    if (var_9) {
        var_9 = var_9 && var_11;
    }
    if (var_9) {
        // x[2] = 1.0                                                                         <L 14>
        // wp::array_store(var_x, var_13, var_12);
    }
    //---------
    // reverse
    if (var_9) {
        wp::adj_array_store(var_x, var_13, var_12, adj_x, adj_13, adj_12);
        // adj: x[2] = 1.0                                                                    <L 14>
    }
    if (var_9) {
    }
    // adj: if True and False:                                                                <L 13>
    if (var_6) {
        wp::adj_array_store(var_x, var_8, var_7, adj_x, adj_8, adj_7);
        // adj: x[1] = 1.0                                                                    <L 12>
    }
    // adj: if not False:                                                                     <L 11>
    if (var_2) {
        wp::adj_array_store(var_x, var_4, var_3, adj_x, adj_4, adj_3);
        // adj: x[0] = 1.0                                                                    <L 10>
    }
    // adj: if LEVEL > 1:                                                                     <L 9>
    // adj: def constant_compare_is_dynamic(x: wp.array(dtype=float)):                        <L 8>
    return;
}
