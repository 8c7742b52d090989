struct wp_args_float_overflow_05819aa0 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void float_overflow_05819aa0_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_float_overflow_05819aa0 *_wp_args,
    wp_args_float_overflow_05819aa0 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::float32 var_0 = INFINITY;
    const wp::int32 var_1 = 0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::int32 adj_1 = {};
    //---------
    // forward
    // def float_overflow(x: wp.array(dtype=float)):                                          <L 6>
    // x[0] = 1e400                                                                           <L 7>
    // wp::array_store(var_x, var_1, var_0);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_1, var_0, adj_x, adj_1, adj_0);
    // adj: x[0] = 1e400                                                                      <L 7>
    // adj: def float_overflow(x: wp.array(dtype=float)):                                     <L 6>
    return;
}
