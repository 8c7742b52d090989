struct wp_args_dims_3_20032342 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void dims_3_20032342_cpu_kernel_backward(
    wp::launch_bounds_t<3> dim,
    size_t task_index,
    wp_args_dims_3_20032342 *_wp_args,
    wp_args_dims_3_20032342 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32 var_2;
    wp::float32* var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::float32* var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    //---------
    // forward
    // def dims_3(x: wp.array3d(dtype=float)):                                                <L 6>
    // i, j, k = wp.tid()                                                                     <L 7>
    builtin_tid3d(var_0, var_1, var_2);
    // x[i, j, k] = x[i][j][k] + x[i][j, k] + x[i, j][k]                                      <L 8>
    var_3 = wp::address(var_x, var_0, var_1, var_2);
    var_4 = wp::address(var_x, var_0, var_1, var_2);
    var_6 = wp::load(var_3);
    var_7 = wp::load(var_4);
    var_5 = wp::add(var_6, var_7);
    var_8 = wp::address(var_x, var_0, var_1, var_2);
    var_10 = wp::load(var_8);
    var_9 = wp::add(var_5, var_10);
    // wp::array_store(var_x, var_0, var_1, var_2, var_9);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_1, var_2, var_9, adj_x, adj_0, adj_1, adj_2, adj_9);
    wp::adj_add(var_5, var_10, adj_5, adj_8, adj_9);
    wp::adj_address(var_x, var_0, var_1, var_2, adj_x, adj_0, adj_1, adj_2, adj_8);
    wp::adj_add(var_6, var_7, adj_3, adj_4, adj_5);
    wp::adj_address(var_x, var_0, var_1, var_2, adj_x, adj_0, adj_1, adj_2, adj_4);
    wp::adj_address(var_x, var_0, var_1, var_2, adj_x, adj_0, adj_1, adj_2, adj_3);
    // adj: x[i, j, k] = x[i][j][k] + x[i][j, k] + x[i, j][k]                                 <L 8>
    // adj: i, j, k = wp.tid()                                                                <L 7>
    // adj: def dims_3(x: wp.array3d(dtype=float)):                                           <L 6>
    return;
}
