struct wp_args_dims_4_a62430ea {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void dims_4_a62430ea_cpu_kernel_backward(
    wp::launch_bounds_t<4> dim,
    size_t task_index,
    wp_args_dims_4_a62430ea *_wp_args,
    wp_args_dims_4_a62430ea *_wp_adj_args)
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
    wp::int32 var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    //---------
    // forward
    // def dims_4(x: wp.array4d(dtype=float)):                                                <L 6>
    // i, j, k, l = wp.tid()                                                                  <L 7>
    builtin_tid4d(var_0, var_1, var_2, var_3);
    // x[i, j, k, l] = x[l, k, j, i]                                                          <L 8>
    var_4 = wp::address(var_x, var_3, var_2, var_1, var_0);
    var_6 = wp::load(var_4);
    var_5 = wp::copy(var_6);
    // wp::array_store(var_x, var_0, var_1, var_2, var_3, var_5);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_1, var_2, var_3, var_5, adj_x, adj_0, adj_1, adj_2, adj_3, adj_5);
    wp::adj_copy(var_6, adj_4, adj_5);
    wp::adj_address(var_x, var_3, var_2, var_1, var_0, adj_x, adj_3, adj_2, adj_1, adj_0, adj_4);
    // adj: x[i, j, k, l] = x[l, k, j, i]                                                     <L 8>
    // adj: i, j, k, l = wp.tid()                                                             <L 7>
    // adj: def dims_4(x: wp.array4d(dtype=float)):                                           <L 6>
    return;
}
