struct wp_args_alone_dac6979a {
    wp::array_t<wp::int32> x;
};

template <bool wp_linear_contiguous>
static void alone_dac6979a_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_alone_dac6979a *_wp_args,
    wp_args_alone_dac6979a *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_x = _wp_args->x;
    wp::array_t<wp::int32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    const wp::int32 var_1 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    //---------
    // forward
    // def alone(x: wp.array(dtype=int)):                                                     <L 8>
    // x[0] = 1                                                                               <L 10>
    // wp::array_store(var_x, var_1, var_0);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_1, var_0, adj_x, adj_1, adj_0);
    // adj: x[0] = 1                                                                          <L 10>
    // adj: def alone(x: wp.array(dtype=int)):                                                <L 8>
    return;
}
