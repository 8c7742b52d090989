struct wp_args_unrolled_then_nested_target_990046bf {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void unrolled_then_nested_target_990046bf_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_unrolled_then_nested_target_990046bf *_wp_args,
    wp_args_unrolled_then_nested_target_990046bf *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::int32 adj_n = _wp_adj_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    const wp::float32 var_1 = 1.0;
    const wp::int32 var_2 = 1;
    const wp::float32 var_3 = 1.0;
    wp::range_t var_4;
    wp::int32 var_5;
    wp::int32 var_6;
    wp::range_t var_7;
    wp::int32 var_8;
    const wp::float32 var_9 = 2.0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::range_t adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::range_t adj_7 = {};
    wp::int32 adj_8 = {};
    wp::float32 adj_9 = {};
    //---------
    // forward
    // def unrolled_then_nested_target(x: wp.array(dtype=float), n: int):                     <L 6>
    // for j in range(2):                                                                     <L 7>
    // x[j] = 1.0                                                                             <L 8>
    // wp::array_store(var_x, var_0, var_1);
    // wp::array_store(var_x, var_2, var_3);
    // for k in range(n):                                                                     <L 9>
    var_4 = wp::range(var_n);
    var_5 = wp::copy(var_2);
    //---------
    // reverse
    var_4 = wp::iter_reverse(var_4);
    start_for_0:;
        if (iter_cmp(var_4) == 0) goto end_for_0;
        var_6 = wp::iter_next(var_4);
    	adj_7 = {};
    	adj_8 = {};
    	adj_9 = {};
        // for j in range(n):                                                                 <L 10>
        var_7 = wp::range(var_n);
        wp::assign(var_5, var_8);
        wp::adj_assign(var_5, var_8, adj_5, adj_8);
        var_7 = wp::iter_reverse(var_7);
        start_for_2:;
            if (iter_cmp(var_7) == 0) goto end_for_2;
            var_8 = wp::iter_next(var_7);
        	adj_9 = {};
            // x[j] = 2.0                                                                     <L 11>
            // wp::array_store(var_x, var_8, var_9);
            wp::adj_array_store(var_x, var_8, var_9, adj_x, adj_8, adj_9);
            // adj: x[j] = 2.0                                                                <L 11>
        	goto start_for_2;
        end_for_2:;
        // adj: for j in range(n):                                                            <L 10>
    	goto start_for_0;
    end_for_0:;
    wp::adj_copy(var_2, adj_2, adj_5);
    // adj: for k in range(n):                                                                <L 9>
    wp::adj_array_store(var_x, var_2, var_3, adj_x, adj_2, adj_3);
    wp::adj_array_store(var_x, var_0, var_1, adj_x, adj_0, adj_1);
    // adj: x[j] = 1.0                                                                        <L 8>
    // adj: for j in range(2):                                                                <L 7>
    // adj: def unrolled_then_nested_target(x: wp.array(dtype=float), n: int):                <L 6>
    return;
}
