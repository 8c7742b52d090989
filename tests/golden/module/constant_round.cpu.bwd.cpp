struct wp_args_constant_round_28aefabf {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void constant_round_28aefabf_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_round_28aefabf *_wp_args,
    wp_args_constant_round_28aefabf *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::float32 var_0 = 2.6;
    const wp::int32 var_1 = 0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::int32 adj_1 = {};
    //---------
    // forward
    // def constant_round(x: wp.array(dtype=float)):                                          <L 8>
    // x[0] = F                                                                               <L 9>
    // wp::array_store(var_x, var_1, var_0);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_1, var_0, adj_x, adj_1, adj_0);
    // adj: x[0] = F                                                                          <L 9>
    // adj: def constant_round(x: wp.array(dtype=float)):                                     <L 8>
    return;
}
