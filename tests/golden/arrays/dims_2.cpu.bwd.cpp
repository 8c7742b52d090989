struct wp_args_dims_2_693ea687 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::float32> y;
};

template <bool wp_linear_contiguous>
static void dims_2_693ea687_cpu_kernel_backward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_dims_2_693ea687 *_wp_args,
    wp_args_dims_2_693ea687 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> var_y = _wp_args->y;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::array_t<wp::float32> adj_y = _wp_adj_args->y;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::float32* var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    wp::float32* var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    //---------
    // forward
    // def dims_2(x: wp.array2d(dtype=float), y: wp.array2d(dtype=float)):                    <L 6>
    // i, j = wp.tid()                                                                        <L 7>
    builtin_tid2d(var_0, var_1);
    // y[i, j] = x[j, i]                                                                      <L 8>
    var_2 = wp::address(var_x, var_1, var_0);
    var_4 = wp::load(var_2);
    var_3 = wp::copy(var_4);
    // wp::array_store(var_y, var_0, var_1, var_3);
    // y[i][j] = x[j][i]                                                                      <L 9>
    var_5 = wp::address(var_x, var_1, var_0);
    var_7 = wp::load(var_5);
    var_6 = wp::copy(var_7);
    // wp::array_store(var_y, var_0, var_1, var_6);
    //---------
    // reverse
    wp::adj_array_store(var_y, var_0, var_1, var_6, adj_y, adj_0, adj_1, adj_6);
    wp::adj_copy(var_7, adj_5, adj_6);
    wp::adj_address(var_x, var_1, var_0, adj_x, adj_1, adj_0, adj_5);
    // adj: y[i][j] = x[j][i]                                                                 <L 9>
    wp::adj_array_store(var_y, var_0, var_1, var_3, adj_y, adj_0, adj_1, adj_3);
    wp::adj_copy(var_4, adj_2, adj_3);
    wp::adj_address(var_x, var_1, var_0, adj_x, adj_1, adj_0, adj_2);
    // adj: y[i, j] = x[j, i]                                                                 <L 8>
    // adj: i, j = wp.tid()                                                                   <L 7>
    // adj: def dims_2(x: wp.array2d(dtype=float), y: wp.array2d(dtype=float)):               <L 6>
    return;
}
