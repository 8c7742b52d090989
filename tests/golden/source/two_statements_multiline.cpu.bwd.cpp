struct wp_args_two_statements_multiline_70c25a55 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void two_statements_multiline_70c25a55_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_two_statements_multiline_70c25a55 *_wp_args,
    wp_args_two_statements_multiline_70c25a55 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::int32 var_4 = 0;
    const wp::float32 var_5 = 3.0;
    const wp::int32 var_6 = 2;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::int32 adj_6 = {};
    //---------
    // forward
    // def two_statements_multiline(x: wp.array(dtype=float)):                                <L 6>
    // x[0] = wp.sin(                                                                         <L 7>
    // x[1]); x[2] = 3.0                                                                      <L 8>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::sin(var_3);
    // x[0] = wp.sin(                                                                         <L 7>
    // wp::array_store(var_x, var_4, var_2);
    // x[1]); x[2] = 3.0                                                                      <L 8>
    // wp::array_store(var_x, var_6, var_5);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_6, var_5, adj_x, adj_6, adj_5);
    // adj: x[1]); x[2] = 3.0                                                                 <L 8>
    wp::adj_array_store(var_x, var_4, var_2, adj_x, adj_4, adj_2);
    // adj: x[0] = wp.sin(                                                                    <L 7>
    wp::adj_sin(var_3, adj_1, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[1]); x[2] = 3.0                                                                 <L 8>
    // adj: x[0] = wp.sin(                                                                    <L 7>
    // adj: def two_statements_multiline(x: wp.array(dtype=float)):                           <L 6>
    return;
}
