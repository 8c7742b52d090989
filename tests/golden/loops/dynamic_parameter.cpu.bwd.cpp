struct wp_args_dynamic_parameter_2b5ed0a8 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
    wp::int32 k;
};

template <bool wp_linear_contiguous>
static void dynamic_parameter_2b5ed0a8_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_dynamic_parameter_2b5ed0a8 *_wp_args,
    wp_args_dynamic_parameter_2b5ed0a8 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    wp::int32 var_k = _wp_args->k;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::int32 adj_n = _wp_adj_args->n;
    wp::int32 adj_k = _wp_adj_args->k;
    //---------
    // primal vars
    wp::range_t var_0;
    wp::int32 var_1;
    wp::int32 var_2;
    const wp::float32 var_3 = 1.0;
    //---------
    // dual vars
    wp::range_t adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    //---------
    // forward
    // def dynamic_parameter(x: wp.array(dtype=float), n: int, k: int):                       <L 6>
    // for i in range(k):                                                                     <L 7>
    var_0 = wp::range(var_k);
    // x[n] = 1.0                                                                             <L 9>
    // wp::array_store(var_x, var_n, var_3);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_n, var_3, adj_x, adj_n, adj_3);
    // adj: x[n] = 1.0                                                                        <L 9>
    var_0 = wp::iter_reverse(var_0);
    start_for_0:;
        if (iter_cmp(var_0) == 0) goto end_for_0;
        var_1 = wp::iter_next(var_0);
    	adj_2 = {};
        // n = n + i                                                                          <L 8>
        var_2 = wp::add(var_n, var_1);
        wp::assign(var_n, var_2);
        wp::adj_assign(var_n, var_2, adj_n, adj_2);
        wp::adj_add(var_n, var_1, adj_n, adj_1, adj_2);
        // adj: n = n + i                                                                     <L 8>
    	goto start_for_0;
    end_for_0:;
    // adj: for i in range(k):                                                                <L 7>
    // adj: def dynamic_parameter(x: wp.array(dtype=float), n: int, k: int):                  <L 6>
    return;
}
