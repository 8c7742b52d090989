struct wp_args_while_true_490d9f29 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void while_true_490d9f29_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_while_true_490d9f29 *_wp_args,
    wp_args_while_true_490d9f29 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::int32 adj_n = _wp_adj_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::int32 var_1;
    const bool var_2 = true;
    const wp::int32 var_3 = 1;
    wp::int32 var_4;
    bool var_5;
    wp::int32 var_6;
    wp::float32 var_7;
    const wp::int32 var_8 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    bool adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    bool adj_5 = {};
    wp::int32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::int32 adj_8 = {};
    //---------
    // forward
    // def while_true(x: wp.array(dtype=float), n: int):                                      <L 6>
    // i = int(0)                                                                             <L 7>
    var_1 = wp::int(var_0);
    // while True:                                                                            <L 8>
    // x[0] = float(i)                                                                        <L 12>
    var_7 = wp::float(var_1);
    // wp::array_store(var_x, var_8, var_7);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_8, var_7, adj_x, adj_8, adj_7);
    wp::adj_float(var_1, adj_1, adj_7);
    // adj: x[0] = float(i)                                                                   <L 12>
    start_while_0:;
    if ((var_2) == false) goto end_while_0;
    adj_3 = {};
    adj_4 = {};
    adj_5 = {};
    adj_6 = {};
        // i += 1                                                                             <L 9>
        var_4 = wp::add(var_1, var_3);
        // if i > n:                                                                          <L 10>
        var_5 = (var_4 > var_n);
        if (var_5) {
            // break                                                                          <L 11>
            wp::assign(var_1, var_4);
            goto end_while_0;
        }
        var_6 = wp::where(var_5, var_1, var_4);
        wp::assign(var_1, var_6);
        wp::adj_assign(var_1, var_6, adj_1, adj_6);
        wp::adj_where(var_5, var_1, var_4, adj_5, adj_1, adj_4, adj_6);
        if (var_5) {
            wp::adj_assign(var_1, var_4, adj_1, adj_4);
            // adj: break                                                                     <L 11>
        }
        // adj: if i > n:                                                                     <L 10>
        wp::adj_add(var_1, var_3, adj_1, adj_3, adj_4);
        // adj: i += 1                                                                        <L 9>
    goto start_while_0;
    end_while_0:;
    // adj: while True:                                                                       <L 8>
    // adj: i = int(0)                                                                        <L 7>
    // adj: def while_true(x: wp.array(dtype=float), n: int):                                 <L 6>
    return;
}
