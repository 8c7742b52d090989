struct wp_args_unrolled_constant_name_e54226b5 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void unrolled_constant_name_e54226b5_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_unrolled_constant_name_e54226b5 *_wp_args,
    wp_args_unrolled_constant_name_e54226b5 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    const wp::float32 var_1 = 1.0;
    const wp::int32 var_2 = 1;
    const wp::float32 var_3 = 1.0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    //---------
    // forward
    // def unrolled_constant_name(x: wp.array(dtype=float)):                                  <L 8>
    // for i in range(N):                                                                     <L 9>
    // x[i] = 1.0                                                                             <L 10>
    // wp::array_store(var_x, var_0, var_1);
    // wp::array_store(var_x, var_2, var_3);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_2, var_3, adj_x, adj_2, adj_3);
    wp::adj_array_store(var_x, var_0, var_1, adj_x, adj_0, adj_1);
    // adj: x[i] = 1.0                                                                        <L 10>
    // adj: for i in range(N):                                                                <L 9>
    // adj: def unrolled_constant_name(x: wp.array(dtype=float)):                             <L 8>
    return;
}
