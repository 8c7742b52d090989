struct wp_args_constant_range_7a45ebdf {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void constant_range_7a45ebdf_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_range_7a45ebdf *_wp_args,
    wp_args_constant_range_7a45ebdf *_wp_adj_args)
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
    wp::float32 var_2;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    //---------
    // forward
    // def constant_range(x: wp.array(dtype=float)):                                          <L 6>
    // for i in range(20):                                                                    <L 7>
    var_0 = 0;
    //---------
    // reverse
    var_0 = 19;
    start_for_0:;
    	if (var_0 < 0) goto end_for_0;
    	var_1 = var_0;
    	var_0 -= 1;
    	adj_2 = {};
        // x[i] = float(i)                                                                    <L 8>
        var_2 = wp::float(var_1);
        // wp::array_store(var_x, var_1, var_2);
        wp::adj_array_store(var_x, var_1, var_2, adj_x, adj_1, adj_2);
        wp::adj_float(var_1, adj_1, adj_2);
        // adj: x[i] = float(i)                                                               <L 8>
    	goto start_for_0;
    end_for_0:;
    // adj: for i in range(20):                                                               <L 7>
    // adj: def constant_range(x: wp.array(dtype=float)):                                     <L 6>
    return;
}
