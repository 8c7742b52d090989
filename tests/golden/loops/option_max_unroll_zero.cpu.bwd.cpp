struct wp_args_option_max_unroll_zero_1d6ca7d4 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void option_max_unroll_zero_1d6ca7d4_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_option_max_unroll_zero_1d6ca7d4 *_wp_args,
    wp_args_option_max_unroll_zero_1d6ca7d4 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    const wp::float32 var_2 = 1.0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    //---------
    // forward
    // def option_max_unroll_zero(x: wp.array(dtype=float)):                                  <L 8>
    // for i in range(1):                                                                     <L 9>
    var_0 = 0;
    //---------
    // reverse
    var_0 = 0;
    start_for_0:;
    	if (var_0 < 0) goto end_for_0;
    	var_1 = var_0;
    	var_0 -= 1;
    	adj_2 = {};
        // x[i] = 1.0                                                                         <L 10>
        // wp::array_store(var_x, var_1, var_2);
        wp::adj_array_store(var_x, var_1, var_2, adj_x, adj_1, adj_2);
        // adj: x[i] = 1.0                                                                    <L 10>
    	goto start_for_0;
    end_for_0:;
    // adj: for i in range(1):                                                                <L 9>
    // adj: def option_max_unroll_zero(x: wp.array(dtype=float)):                             <L 8>
    return;
}
