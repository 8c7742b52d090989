struct wp_args_constant_range_break_792707ed {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void constant_range_break_792707ed_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_range_break_792707ed *_wp_args,
    wp_args_constant_range_break_792707ed *_wp_adj_args)
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
    const wp::int32 var_0 = 4;
    wp::range_t var_1;
    wp::int32 var_2;
    bool var_3;
    const wp::float32 var_4 = 1.0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::range_t adj_1 = {};
    wp::int32 adj_2 = {};
    bool adj_3 = {};
    wp::float32 adj_4 = {};
    //---------
    // forward
    // def constant_range_break(x: wp.array(dtype=float), n: int):                            <L 6>
    // for i in range(4):                                                                     <L 7>
    var_1 = wp::range(var_0);
    //---------
    // reverse
    var_1 = wp::iter_reverse(var_1);
    start_for_0:;
        if (iter_cmp(var_1) == 0) goto end_for_0;
        var_2 = wp::iter_next(var_1);
    	adj_3 = {};
    	adj_4 = {};
        // if i == n:                                                                         <L 8>
        var_3 = (var_2 == var_n);
        if (var_3) {
            // break                                                                          <L 9>
            goto end_for_0;
        }
        // x[i] = 1.0                                                                         <L 10>
        // wp::array_store(var_x, var_2, var_4);
        wp::adj_array_store(var_x, var_2, var_4, adj_x, adj_2, adj_4);
        // adj: x[i] = 1.0                                                                    <L 10>
        if (var_3) {
            // adj: break                                                                     <L 9>
        }
        // adj: if i == n:                                                                    <L 8>
    	goto start_for_0;
    end_for_0:;
    // adj: for i in range(4):                                                                <L 7>
    // adj: def constant_range_break(x: wp.array(dtype=float), n: int):                       <L 6>
    return;
}
