struct wp_args_tuple_parenthesized_target_090723c7 {
    wp::float32 x;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void tuple_parenthesized_target_090723c7_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_tuple_parenthesized_target_090723c7 *_wp_args,
    wp_args_tuple_parenthesized_target_090723c7 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::float32 var_x = _wp_args->x;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::float32 adj_x = _wp_adj_args->x;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    wp::float32 var_1;
    wp::float32 var_2;
    const wp::int32 var_3 = 0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::int32 adj_3 = {};
    //---------
    // forward
    // def tuple_parenthesized_target(x: float, out: wp.array(dtype=float)):                  <L 6>
    // (a, b) = (x, x * 2.0)                                                                  <L 7>
    var_1 = wp::mul(var_x, var_0);
    // out[0] = a - b                                                                         <L 8>
    var_2 = wp::sub(var_x, var_1);
    // wp::array_store(var_out, var_3, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
    wp::adj_sub(var_x, var_1, adj_x, adj_1, adj_2);
    // adj: out[0] = a - b                                                                    <L 8>
    wp::adj_mul(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: (a, b) = (x, x * 2.0)                                                             <L 7>
    // adj: def tuple_parenthesized_target(x: float, out: wp.array(dtype=float)):             <L 6>
    return;
}
