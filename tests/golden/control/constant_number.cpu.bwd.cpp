struct wp_args_constant_number_d2c0f3a4 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void constant_number_d2c0f3a4_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_number_d2c0f3a4 *_wp_args,
    wp_args_constant_number_d2c0f3a4 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 2;
    const wp::float32 var_1 = 1.0;
    const wp::int32 var_2 = 0;
    const wp::int32 var_3 = 0;
    const wp::float32 var_4 = 0.0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    //---------
    // forward
    // def constant_number(x: wp.array(dtype=float)):                                         <L 8>
    // if LEVEL:                                                                              <L 9>
    // x[0] = 1.0                                                                             <L 10>
    // wp::array_store(var_x, var_2, var_1);
    // if 0:                                                                                  <L 11>
    // if 0.0:                                                                                <L 13>
    //---------
    // reverse
    // adj: if 0.0:                                                                           <L 13>
    // adj: if 0:                                                                             <L 11>
    wp::adj_array_store(var_x, var_2, var_1, adj_x, adj_2, adj_1);
    // adj: x[0] = 1.0                                                                        <L 10>
    // adj: if LEVEL:                                                                         <L 9>
    // adj: def constant_number(x: wp.array(dtype=float)):                                    <L 8>
    return;
}
