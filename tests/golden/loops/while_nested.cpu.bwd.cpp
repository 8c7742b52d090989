struct wp_args_while_nested_aefdd99e {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void while_nested_aefdd99e_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_while_nested_aefdd99e *_wp_args,
    wp_args_while_nested_aefdd99e *_wp_adj_args)
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
    bool var_2;
    const wp::int32 var_3 = 0;
    wp::int32 var_4;
    bool var_5;
    wp::float32 var_6;
    const wp::int32 var_7 = 1;
    wp::int32 var_8;
    const wp::int32 var_9 = 1;
    wp::int32 var_10;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    bool adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    bool adj_5 = {};
    wp::float32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::int32 adj_10 = {};
    //---------
    // forward
    // def while_nested(x: wp.array(dtype=float), n: int):                                    <L 6>
    // i = int(0)                                                                             <L 7>
    var_1 = wp::int(var_0);
    // while i < n:                                                                           <L 8>
    //---------
    // reverse
    start_while_0:;
    var_2 = (var_1 < var_n);
    if ((var_2) == false) goto end_while_0;
    adj_3 = {};
    adj_4 = {};
    adj_9 = {};
    adj_10 = {};
        // j = int(0)                                                                         <L 9>
        var_4 = wp::int(var_3);
        // while j < i:                                                                       <L 10>
        // i += 1                                                                             <L 13>
        var_10 = wp::add(var_1, var_9);
        wp::assign(var_1, var_10);
        wp::adj_assign(var_1, var_10, adj_1, adj_10);
        wp::adj_add(var_1, var_9, adj_1, adj_9, adj_10);
        // adj: i += 1                                                                        <L 13>
    start_while_2:;
        var_5 = (var_4 < var_1);
    if ((var_5) == false) goto end_while_2;
    adj_6 = {};
    adj_7 = {};
    adj_8 = {};
            // x[j] = float(i)                                                                <L 11>
            var_6 = wp::float(var_1);
            // wp::array_store(var_x, var_4, var_6);
            // j += 1                                                                         <L 12>
            var_8 = wp::add(var_4, var_7);
            wp::assign(var_4, var_8);
            wp::adj_assign(var_4, var_8, adj_4, adj_8);
            wp::adj_add(var_4, var_7, adj_4, adj_7, adj_8);
            // adj: j += 1                                                                    <L 12>
            wp::adj_array_store(var_x, var_4, var_6, adj_x, adj_4, adj_6);
            wp::adj_float(var_1, adj_1, adj_6);
            // adj: x[j] = float(i)                                                           <L 11>
    goto start_while_2;
    end_while_2:;
        // adj: while j < i:                                                                  <L 10>
        // adj: j = int(0)                                                                    <L 9>
    goto start_while_0;
    end_while_0:;
    // adj: while i < n:                                                                      <L 8>
    // adj: i = int(0)                                                                        <L 7>
    // adj: def while_nested(x: wp.array(dtype=float), n: int):                               <L 6>
    return;
}
