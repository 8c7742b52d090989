struct wp_args_constant_shadowed_by_loop_31bf1219 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void constant_shadowed_by_loop_31bf1219_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_shadowed_by_loop_31bf1219 *_wp_args,
    wp_args_constant_shadowed_by_loop_31bf1219 *_wp_adj_args)
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
    //---------
    // dual vars
    wp::range_t adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    //---------
    // forward
    // def constant_shadowed_by_loop(x: wp.array(dtype=float), n: int):                       <L 8>
    // for i in range(n):                                                                     <L 9>
    var_0 = wp::range(var_n);
    //---------
    // reverse
    var_0 = wp::iter_reverse(var_0);
    start_for_0:;
        if (iter_cmp(var_0) == 0) goto end_for_0;
        var_1 = wp::iter_next(var_0);
    	adj_2 = {};
        // x[i] = 1.0                                                                         <L 10>
        // wp::array_store(var_x, var_1, var_2);
        wp::adj_array_store(var_x, var_1, var_2, adj_x, adj_1, adj_2);
        // adj: x[i] = 1.0                                                                    <L 10>
    	goto start_for_0;
    end_for_0:;
    // adj: for i in range(n):                                                                <L 9>
    // adj: def constant_shadowed_by_loop(x: wp.array(dtype=float), n: int):                  <L 8>
    return;
}
