struct wp_args_while_constant_promoted_326566ae {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void while_constant_promoted_326566ae_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_while_constant_promoted_326566ae *_wp_args,
    wp_args_while_constant_promoted_326566ae *_wp_adj_args)
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
    const wp::float32 var_1 = 1.0;
    const wp::int32 var_2 = 1;
    const wp::float32 var_3 = 1.0;
    wp::int32 var_4;
    const wp::int32 var_5 = 0;
    bool var_6;
    wp::int32 var_7;
    const wp::int32 var_8 = 1;
    wp::int32 var_9;
    const wp::float32 var_10 = 2.0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    bool adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::float32 adj_10 = {};
    //---------
    // forward
    // def while_constant_promoted(x: wp.array(dtype=float), n: int):                         <L 6>
    // for i in range(2):                                                                     <L 7>
    // x[i] = 1.0                                                                             <L 8>
    // wp::array_store(var_x, var_0, var_1);
    // wp::array_store(var_x, var_2, var_3);
    // while n > 0:                                                                           <L 9>
    var_4 = wp::copy(var_2);
    // x[i] = 2.0                                                                             <L 12>
    // wp::array_store(var_x, var_4, var_10);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_4, var_10, adj_x, adj_4, adj_10);
    // adj: x[i] = 2.0                                                                        <L 12>
    start_while_0:;
    var_6 = (var_n > var_5);
    if ((var_6) == false) goto end_while_0;
    adj_7 = {};
    adj_8 = {};
    adj_9 = {};
        // i = n                                                                              <L 10>
        var_7 = wp::copy(var_n);
        // n -= 1                                                                             <L 11>
        var_9 = wp::sub(var_n, var_8);
        wp::assign(var_n, var_9);
        wp::assign(var_4, var_7);
        wp::adj_assign(var_4, var_7, adj_4, adj_7);
        wp::adj_assign(var_n, var_9, adj_n, adj_9);
        wp::adj_sub(var_n, var_8, adj_n, adj_8, adj_9);
        // adj: n -= 1                                                                        <L 11>
        wp::adj_copy(var_n, adj_n, adj_7);
        // adj: i = n                                                                         <L 10>
    goto start_while_0;
    end_while_0:;
    wp::adj_copy(var_2, adj_2, adj_4);
    // adj: while n > 0:                                                                      <L 9>
    wp::adj_array_store(var_x, var_2, var_3, adj_x, adj_2, adj_3);
    wp::adj_array_store(var_x, var_0, var_1, adj_x, adj_0, adj_1);
    // adj: x[i] = 1.0                                                                        <L 8>
    // adj: for i in range(2):                                                                <L 7>
    // adj: def while_constant_promoted(x: wp.array(dtype=float), n: int):                    <L 6>
    return;
}
