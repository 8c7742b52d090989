struct wp_args_infinity_and_nan_9efb8f99 {
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void infinity_and_nan_9efb8f99_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_infinity_and_nan_9efb8f99 *_wp_args,
    wp_args_infinity_and_nan_9efb8f99 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::float32 var_0 = INFINITY;
    const wp::int32 var_1 = 0;
    const wp::float32 var_2 = INFINITY;
    const wp::float32 var_3 = -INFINITY;
    const wp::int32 var_4 = 1;
    const wp::float32 var_5 = NAN;
    const wp::int32 var_6 = 2;
    const wp::float32 var_7 = INFINITY;
    const wp::int32 var_8 = 3;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::int32 adj_8 = {};
    //---------
    // forward
    // def infinity_and_nan(out: wp.array(dtype=float)):                                      <L 6>
    // out[0] = wp.inf                                                                        <L 7>
    // wp::array_store(var_out, var_1, var_0);
    // out[1] = -wp.inf                                                                       <L 8>
    // wp::array_store(var_out, var_4, var_3);
    // out[2] = wp.nan                                                                        <L 9>
    // wp::array_store(var_out, var_6, var_5);
    // out[3] = wp.INF                                                                        <L 10>
    // wp::array_store(var_out, var_8, var_7);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_8, var_7, adj_out, adj_8, adj_7);
    // adj: out[3] = wp.INF                                                                   <L 10>
    wp::adj_array_store(var_out, var_6, var_5, adj_out, adj_6, adj_5);
    // adj: out[2] = wp.nan                                                                   <L 9>
    wp::adj_array_store(var_out, var_4, var_3, adj_out, adj_4, adj_3);
    // adj: out[1] = -wp.inf                                                                  <L 8>
    wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
    // adj: out[0] = wp.inf                                                                   <L 7>
    // adj: def infinity_and_nan(out: wp.array(dtype=float)):                                 <L 6>
    return;
}
