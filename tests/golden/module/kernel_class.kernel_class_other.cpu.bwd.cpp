struct wp_args_plain_1b4fb87e {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void plain_1b4fb87e_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_plain_1b4fb87e *_wp_args,
    wp_args_plain_1b4fb87e *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    const wp::int32 var_1 = 0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::int32 adj_1 = {};
    //---------
    // forward
    // def plain(x: wp.array(dtype=float)):                                                   <L 7>
    // x[0] = 1.0                                                                             <L 8>
    // wp::array_store(var_x, var_1, var_0);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_1, var_0, adj_x, adj_1, adj_0);
    // adj: x[0] = 1.0                                                                        <L 8>
    // adj: def plain(x: wp.array(dtype=float)):                                              <L 7>
    return;
}
