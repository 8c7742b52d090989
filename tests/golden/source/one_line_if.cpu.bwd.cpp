struct wp_args_one_line_if_3f00f58a {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void one_line_if_3f00f58a_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_one_line_if_3f00f58a *_wp_args,
    wp_args_one_line_if_3f00f58a *_wp_adj_args)
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
    bool var_1;
    const wp::float32 var_2 = 1.0;
    const wp::int32 var_3 = 0;
    const wp::float32 var_4 = 2.0;
    const wp::int32 var_5 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    bool adj_1 = {};
    wp::float32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::int32 adj_5 = {};
    //---------
    // forward
    // def one_line_if(x: wp.array(dtype=float), n: int):                                     <L 6>
    // if n > 0: x[0] = 1.0                                                                   <L 7>
    var_1 = (var_n > var_0);
    if (var_1) {
        // wp::array_store(var_x, var_3, var_2);
    }
    if (!var_1) {
        // else: x[0] = 2.0                                                                   <L 8>
        // wp::array_store(var_x, var_5, var_4);
    }
    //---------
    // reverse
    if (!var_1) {
        wp::adj_array_store(var_x, var_5, var_4, adj_x, adj_5, adj_4);
        // adj: else: x[0] = 2.0                                                              <L 8>
    }
    if (var_1) {
        wp::adj_array_store(var_x, var_3, var_2, adj_x, adj_3, adj_2);
    }
    // adj: if n > 0: x[0] = 1.0                                                              <L 7>
    // adj: def one_line_if(x: wp.array(dtype=float), n: int):                                <L 6>
    return;
}
