struct wp_args_reused_name_constant_8bf3d2d2 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void reused_name_constant_8bf3d2d2_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_reused_name_constant_8bf3d2d2 *_wp_args,
    wp_args_reused_name_constant_8bf3d2d2 *_wp_adj_args)
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
    wp::range_t var_2;
    wp::int32 var_3;
    const wp::int32 var_4 = 0;
    wp::float32 var_5;
    const wp::int32 var_6 = 1;
    wp::float32 var_7;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::range_t adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::float32 adj_7 = {};
    //---------
    // forward
    // def reused_name_constant(x: wp.array(dtype=float), n: int):                            <L 6>
    // e = 0                                                                                  <L 7>
    // x[e] = 1.0                                                                             <L 8>
    // wp::array_store(var_x, var_0, var_1);
    // for b in range(n):                                                                     <L 9>
    var_2 = wp::range(var_n);
    //---------
    // reverse
    var_2 = wp::iter_reverse(var_2);
    start_for_0:;
        if (iter_cmp(var_2) == 0) goto end_for_0;
        var_3 = wp::iter_next(var_2);
    	adj_4 = {};
    	adj_5 = {};
    	adj_6 = {};
    	adj_7 = {};
        // for e in range(2):                                                                 <L 10>
        // x[e] = float(b)                                                                    <L 11>
        var_5 = wp::float(var_3);
        // wp::array_store(var_x, var_4, var_5);
        var_7 = wp::float(var_3);
        // wp::array_store(var_x, var_6, var_7);
        wp::adj_array_store(var_x, var_6, var_7, adj_x, adj_6, adj_7);
        wp::adj_float(var_3, adj_3, adj_7);
        wp::adj_array_store(var_x, var_4, var_5, adj_x, adj_4, adj_5);
        wp::adj_float(var_3, adj_3, adj_5);
        // adj: x[e] = float(b)                                                               <L 11>
        // adj: for e in range(2):                                                            <L 10>
    	goto start_for_0;
    end_for_0:;
    // adj: for b in range(n):                                                                <L 9>
    wp::adj_array_store(var_x, var_0, var_1, adj_x, adj_0, adj_1);
    // adj: x[e] = 1.0                                                                        <L 8>
    // adj: e = 0                                                                             <L 7>
    // adj: def reused_name_constant(x: wp.array(dtype=float), n: int):                       <L 6>
    return;
}
