struct wp_args_while_in_if_2595379b {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void while_in_if_2595379b_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_while_in_if_2595379b *_wp_args,
    wp_args_while_in_if_2595379b *_wp_adj_args)
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
    const wp::int32 var_0 = 2;
    bool var_1;
    const wp::int32 var_2 = 0;
    wp::int32 var_3;
    bool var_4;
    const wp::float32 var_5 = 1.0;
    const wp::int32 var_6 = 1;
    wp::int32 var_7;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    bool adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    bool adj_4 = {};
    wp::float32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    //---------
    // forward
    // def while_in_if(x: wp.array(dtype=float), n: int):                                     <L 6>
    // if n > 2:                                                                              <L 7>
    var_1 = (var_n > var_0);
    if (var_1) {
        // i = int(0)                                                                         <L 8>
        var_3 = wp::int(var_2);
        // while i < n:                                                                       <L 9>
    }
    //---------
    // reverse
    if (var_1) {
    start_while_0:;
        var_4 = (var_3 < var_n);
    if ((var_4) == false) goto end_while_0;
    adj_5 = {};
    adj_6 = {};
    adj_7 = {};
            // x[i] = 1.0                                                                     <L 10>
            // wp::array_store(var_x, var_3, var_5);
            // i += 1                                                                         <L 11>
            var_7 = wp::add(var_3, var_6);
            wp::assign(var_3, var_7);
            wp::adj_assign(var_3, var_7, adj_3, adj_7);
            wp::adj_add(var_3, var_6, adj_3, adj_6, adj_7);
            // adj: i += 1                                                                    <L 11>
            wp::adj_array_store(var_x, var_3, var_5, adj_x, adj_3, adj_5);
            // adj: x[i] = 1.0                                                                <L 10>
    goto start_while_0;
    end_while_0:;
        // adj: while i < n:                                                                  <L 9>
        // adj: i = int(0)                                                                    <L 8>
    }
    // adj: if n > 2:                                                                         <L 7>
    // adj: def while_in_if(x: wp.array(dtype=float), n: int):                                <L 6>
    return;
}
