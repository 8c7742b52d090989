struct wp_args_alias_86a50795 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::float32> y;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void alias_86a50795_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_alias_86a50795 *_wp_args,
    wp_args_alias_86a50795 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> var_y = _wp_args->y;
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::array_t<wp::float32> adj_y = _wp_adj_args->y;
    wp::int32 adj_n = _wp_adj_args->n;
    //---------
    // primal vars
    wp::array_t<wp::float32> var_0;
    const wp::float32 var_1 = 1.0;
    const wp::int32 var_2 = 0;
    const wp::int32 var_3 = 0;
    bool var_4;
    wp::array_t<wp::float32> var_5;
    wp::array_t<wp::float32> var_6;
    const wp::float32 var_7 = 2.0;
    const wp::int32 var_8 = 1;
    //---------
    // dual vars
    wp::array_t<wp::float32> adj_0 = {};
    wp::float32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    bool adj_4 = {};
    wp::array_t<wp::float32> adj_5 = {};
    wp::array_t<wp::float32> adj_6 = {};
    wp::float32 adj_7 = {};
    wp::int32 adj_8 = {};
    //---------
    // forward
    // def alias(x: wp.array(dtype=float), y: wp.array(dtype=float), n: int):                 <L 6>
    // z = x                                                                                  <L 7>
    var_0 = wp::copy(var_x);
    // z[0] = 1.0                                                                             <L 8>
    // wp::array_store(var_0, var_2, var_1);
    // if n > 0:                                                                              <L 9>
    var_4 = (var_n > var_3);
    if (var_4) {
        // z = y                                                                              <L 10>
        var_5 = wp::copy(var_y);
    }
    var_6 = wp::where(var_4, var_5, var_0);
    // z[1] = 2.0                                                                             <L 11>
    // wp::array_store(var_6, var_8, var_7);
    //---------
    // reverse
    wp::adj_array_store(var_6, var_8, var_7, adj_6, adj_8, adj_7);
    // adj: z[1] = 2.0                                                                        <L 11>
    wp::adj_where(var_4, var_5, var_0, adj_4, adj_5, adj_0, adj_6);
    if (var_4) {
        wp::adj_copy(var_y, adj_y, adj_5);
        // adj: z = y                                                                         <L 10>
    }
    // adj: if n > 0:                                                                         <L 9>
    wp::adj_array_store(var_0, var_2, var_1, adj_0, adj_2, adj_1);
    // adj: z[0] = 1.0                                                                        <L 8>
    wp::adj_copy(var_x, adj_x, adj_0);
    // adj: z = x                                                                             <L 7>
    // adj: def alias(x: wp.array(dtype=float), y: wp.array(dtype=float), n: int):            <L 6>
    return;
}
