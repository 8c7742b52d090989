struct wp_args_reused_target_db12d654 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void reused_target_db12d654_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_reused_target_db12d654 *_wp_args,
    wp_args_reused_target_db12d654 *_wp_adj_args)
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
    wp::range_t var_0;
    wp::int32 var_1;
    const wp::float32 var_2 = 1.0;
    wp::range_t var_3;
    wp::int32 var_4;
    const wp::float32 var_5 = 2.0;
    //---------
    // dual vars
    wp::range_t adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::range_t adj_3 = {};
    wp::int32 adj_4 = {};
    wp::float32 adj_5 = {};
    //---------
    // forward
    // def reused_target(x: wp.array(dtype=float), n: int):                                   <L 6>
    // for i in range(n):                                                                     <L 7>
    var_0 = wp::range(var_n);
    // for i in range(n):                                                                     <L 9>
    var_3 = wp::range(var_n);
    //---------
    // reverse
    var_3 = wp::iter_reverse(var_3);
    start_for_2:;
        if (iter_cmp(var_3) == 0) goto end_for_2;
        var_4 = wp::iter_next(var_3);
    	adj_5 = {};
        // x[i] = 2.0                                                                         <L 10>
        // wp::array_store(var_x, var_4, var_5);
        wp::adj_array_store(var_x, var_4, var_5, adj_x, adj_4, adj_5);
        // adj: x[i] = 2.0                                                                    <L 10>
    	goto start_for_2;
    end_for_2:;
    // adj: for i in range(n):                                                                <L 9>
    var_0 = wp::iter_reverse(var_0);
    start_for_0:;
        if (iter_cmp(var_0) == 0) goto end_for_0;
        var_1 = wp::iter_next(var_0);
    	adj_2 = {};
        // x[i] = 1.0                                                                         <L 8>
        // wp::array_store(var_x, var_1, var_2);
        wp::adj_array_store(var_x, var_1, var_2, adj_x, adj_1, adj_2);
        // adj: x[i] = 1.0                                                                    <L 8>
    	goto start_for_0;
    end_for_0:;
    // adj: for i in range(n):                                                                <L 7>
    // adj: def reused_target(x: wp.array(dtype=float), n: int):                              <L 6>
    return;
}
