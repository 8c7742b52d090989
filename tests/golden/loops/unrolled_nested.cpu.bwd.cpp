struct wp_args_unrolled_nested_1a213b83 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void unrolled_nested_1a213b83_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_unrolled_nested_1a213b83 *_wp_args,
    wp_args_unrolled_nested_1a213b83 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    const wp::int32 var_1 = 1;
    const wp::int32 var_2 = 0;
    const wp::float32 var_3 = 1.0;
    const wp::int32 var_4 = 2;
    const wp::int32 var_5 = 0;
    const wp::float32 var_6 = 1.0;
    const wp::int32 var_7 = 1;
    const wp::float32 var_8 = 1.0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::float32 adj_8 = {};
    //---------
    // forward
    // def unrolled_nested(x: wp.array2d(dtype=float)):                                       <L 6>
    // for i in range(3):                                                                     <L 7>
    // for j in range(i):                                                                     <L 8>
    // x[i, j] = 1.0                                                                          <L 9>
    // wp::array_store(var_x, var_1, var_2, var_3);
    // for j in range(i):                                                                     <L 8>
    // x[i, j] = 1.0                                                                          <L 9>
    // wp::array_store(var_x, var_4, var_5, var_6);
    // wp::array_store(var_x, var_4, var_7, var_8);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_4, var_7, var_8, adj_x, adj_4, adj_7, adj_8);
    wp::adj_array_store(var_x, var_4, var_5, var_6, adj_x, adj_4, adj_5, adj_6);
    // adj: x[i, j] = 1.0                                                                     <L 9>
    // adj: for j in range(i):                                                                <L 8>
    wp::adj_array_store(var_x, var_1, var_2, var_3, adj_x, adj_1, adj_2, adj_3);
    // adj: x[i, j] = 1.0                                                                     <L 9>
    // adj: for j in range(i):                                                                <L 8>
    // adj: for i in range(3):                                                                <L 7>
    // adj: def unrolled_nested(x: wp.array2d(dtype=float)):                                  <L 6>
    return;
}
