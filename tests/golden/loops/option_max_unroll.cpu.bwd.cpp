struct wp_args_option_max_unroll_551a3119 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void option_max_unroll_551a3119_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_option_max_unroll_551a3119 *_wp_args,
    wp_args_option_max_unroll_551a3119 *_wp_adj_args)
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
    wp::int32 var_4;
    wp::int32 var_5;
    const wp::float32 var_6 = 2.0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::float32 adj_6 = {};
    //---------
    // forward
    // def option_max_unroll(x: wp.array(dtype=float)):                                       <L 8>
    // for i in range(2):                                                                     <L 9>
    // x[i] = 1.0                                                                             <L 10>
    // wp::array_store(var_x, var_0, var_1);
    // wp::array_store(var_x, var_2, var_3);
    // for j in range(3):                                                                     <L 11>
    var_4 = 0;
    //---------
    // reverse
    var_4 = 2;
    start_for_0:;
    	if (var_4 < 0) goto end_for_0;
    	var_5 = var_4;
    	var_4 -= 1;
    	adj_6 = {};
        // x[j] = 2.0                                                                         <L 12>
        // wp::array_store(var_x, var_5, var_6);
        wp::adj_array_store(var_x, var_5, var_6, adj_x, adj_5, adj_6);
        // adj: x[j] = 2.0                                                                    <L 12>
    	goto start_for_0;
    end_for_0:;
    // adj: for j in range(3):                                                                <L 11>
    wp::adj_array_store(var_x, var_2, var_3, adj_x, adj_2, adj_3);
    wp::adj_array_store(var_x, var_0, var_1, adj_x, adj_0, adj_1);
    // adj: x[i] = 1.0                                                                        <L 10>
    // adj: for i in range(2):                                                                <L 9>
    // adj: def option_max_unroll(x: wp.array(dtype=float)):                                  <L 8>
    return;
}
