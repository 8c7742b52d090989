struct wp_args_unrolled_target_after_910a145a {
    wp::array_t<wp::int32> x;
};

template <bool wp_linear_contiguous>
static void unrolled_target_after_910a145a_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_unrolled_target_after_910a145a *_wp_args,
    wp_args_unrolled_target_after_910a145a *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_x = _wp_args->x;
    wp::array_t<wp::int32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    const wp::int32 var_1 = 0;
    const wp::int32 var_2 = 1;
    const wp::int32 var_3 = 0;
    const wp::int32 var_4 = 2;
    const wp::int32 var_5 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    //---------
    // forward
    // def unrolled_target_after(x: wp.array(dtype=int)):                                     <L 6>
    // for i in range(3):                                                                     <L 7>
    // x[i] = 0                                                                               <L 8>
    // wp::array_store(var_x, var_0, var_1);
    // wp::array_store(var_x, var_2, var_3);
    // wp::array_store(var_x, var_4, var_5);
    // x[i] = i                                                                               <L 9>
    // wp::array_store(var_x, var_4, var_4);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_4, var_4, adj_x, adj_4, adj_4);
    // adj: x[i] = i                                                                          <L 9>
    wp::adj_array_store(var_x, var_4, var_5, adj_x, adj_4, adj_5);
    wp::adj_array_store(var_x, var_2, var_3, adj_x, adj_2, adj_3);
    wp::adj_array_store(var_x, var_0, var_1, adj_x, adj_0, adj_1);
    // adj: x[i] = 0                                                                          <L 8>
    // adj: for i in range(3):                                                                <L 7>
    // adj: def unrolled_target_after(x: wp.array(dtype=int)):                                <L 6>
    return;
}
