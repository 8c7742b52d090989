struct wp_args_shadowed_loop_name_42795ffe {
    wp::int32 n;
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void shadowed_loop_name_42795ffe_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_shadowed_loop_name_42795ffe *_wp_args,
    wp_args_shadowed_loop_name_42795ffe *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 adj_n = _wp_adj_args->n;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    bool var_1;
    const wp::int32 var_2 = 0;
    wp::float32* var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::int32 var_6 = 1;
    const wp::int32 var_7 = 2;
    wp::float32* var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    const wp::int32 var_11 = 3;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    bool adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::int32 adj_11 = {};
    //---------
    // forward
    // def shadowed_loop_name(n: int, x: wp.array(dtype=float)):                              <L 6>
    // if n > 0:                                                                              <L 7>
    var_1 = (var_n > var_0);
    if (var_1) {
        // a = x[0]                                                                           <L 8>
        var_3 = wp::address(var_x, var_2);
        var_5 = wp::load(var_3);
        var_4 = wp::copy(var_5);
        // x[1] = a                                                                           <L 9>
        // wp::array_store(var_x, var_6, var_4);
    }
    // a = x[2]                                                                               <L 10>
    var_8 = wp::address(var_x, var_7);
    var_10 = wp::load(var_8);
    var_9 = wp::copy(var_10);
    // x[3] = a                                                                               <L 11>
    // wp::array_store(var_x, var_11, var_9);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_11, var_9, adj_x, adj_11, adj_9);
    // adj: x[3] = a                                                                          <L 11>
    wp::adj_copy(var_10, adj_8, adj_9);
    wp::adj_address(var_x, var_7, adj_x, adj_7, adj_8);
    // adj: a = x[2]                                                                          <L 10>
    if (var_1) {
        wp::adj_array_store(var_x, var_6, var_4, adj_x, adj_6, adj_4);
        // adj: x[1] = a                                                                      <L 9>
        wp::adj_copy(var_5, adj_3, adj_4);
        wp::adj_address(var_x, var_2, adj_x, adj_2, adj_3);
        // adj: a = x[0]                                                                      <L 8>
    }
    // adj: if n > 0:                                                                         <L 7>
    // adj: def shadowed_loop_name(n: int, x: wp.array(dtype=float)):                         <L 6>
    return;
}
