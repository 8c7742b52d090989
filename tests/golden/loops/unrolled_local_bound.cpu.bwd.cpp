struct wp_args_unrolled_local_bound_04bacf67 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void unrolled_local_bound_04bacf67_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_unrolled_local_bound_04bacf67 *_wp_args,
    wp_args_unrolled_local_bound_04bacf67 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 2;
    const wp::int32 var_1 = 0;
    const wp::float32 var_2 = 1.0;
    const wp::int32 var_3 = 1;
    const wp::float32 var_4 = 1.0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    //---------
    // forward
    // def unrolled_local_bound(x: wp.array(dtype=float)):                                    <L 6>
    // n = 2                                                                                  <L 7>
    // for i in range(n):                                                                     <L 8>
    // x[i] = 1.0                                                                             <L 9>
    // wp::array_store(var_x, var_1, var_2);
    // wp::array_store(var_x, var_3, var_4);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_3, var_4, adj_x, adj_3, adj_4);
    wp::adj_array_store(var_x, var_1, var_2, adj_x, adj_1, adj_2);
    // adj: x[i] = 1.0                                                                        <L 9>
    // adj: for i in range(n):                                                                <L 8>
    // adj: n = 2                                                                             <L 7>
    // adj: def unrolled_local_bound(x: wp.array(dtype=float)):                               <L 6>
    return;
}
