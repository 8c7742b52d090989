struct wp_args_parentheses_46573be5 {
    wp::array_t<wp::float32> x;
    wp::float32 a;
};

template <bool wp_linear_contiguous>
static void parentheses_46573be5_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_parentheses_46573be5 *_wp_args,
    wp_args_parentheses_46573be5 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::float32 var_a = _wp_args->a;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::float32 adj_a = _wp_adj_args->a;
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    wp::float32 var_1;
    const wp::int32 var_2 = 0;
    const wp::float32 var_3 = 1.0;
    bool var_4;
    const wp::int32 var_5 = 1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    bool adj_4 = {};
    wp::int32 adj_5 = {};
    //---------
    // forward
    // def parentheses(x: wp.array(dtype=float), a: float):                                   <L 6>
    // (x[0]) = ((a) + (2.0))                                                                 <L 7>
    var_1 = wp::add(var_a, var_0);
    // wp::array_store(var_x, var_2, var_1);
    // if (a > 1.0):                                                                          <L 8>
    var_4 = (var_a > var_3);
    if (var_4) {
        // x[(1)] = (a)                                                                       <L 9>
        // wp::array_store(var_x, var_5, var_a);
    }
    //---------
    // reverse
    if (var_4) {
        wp::adj_array_store(var_x, var_5, var_a, adj_x, adj_5, adj_a);
        // adj: x[(1)] = (a)                                                                  <L 9>
    }
    // adj: if (a > 1.0):                                                                     <L 8>
    wp::adj_array_store(var_x, var_2, var_1, adj_x, adj_2, adj_1);
    wp::adj_add(var_a, var_0, adj_a, adj_0, adj_1);
    // adj: (x[0]) = ((a) + (2.0))                                                            <L 7>
    // adj: def parentheses(x: wp.array(dtype=float), a: float):                              <L 6>
    return;
}
