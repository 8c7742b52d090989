struct wp_args_unrolled_with_dynamic_inside_400bef6b {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void unrolled_with_dynamic_inside_400bef6b_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_unrolled_with_dynamic_inside_400bef6b *_wp_args,
    wp_args_unrolled_with_dynamic_inside_400bef6b *_wp_adj_args)
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
    wp::range_t var_1;
    wp::int32 var_2;
    wp::float32 var_3;
    const wp::int32 var_4 = 1;
    wp::range_t var_5;
    wp::int32 var_6;
    wp::float32 var_7;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::range_t adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::range_t adj_5 = {};
    wp::int32 adj_6 = {};
    wp::float32 adj_7 = {};
    //---------
    // forward
    // def unrolled_with_dynamic_inside(x: wp.array(dtype=float), n: int):                    <L 6>
    // for k in range(2):                                                                     <L 7>
    // for i in range(n):                                                                     <L 8>
    var_1 = wp::range(var_n);
    // for i in range(n):                                                                     <L 8>
    var_5 = wp::range(var_n);
    //---------
    // reverse
    var_5 = wp::iter_reverse(var_5);
    start_for_2:;
        if (iter_cmp(var_5) == 0) goto end_for_2;
        var_6 = wp::iter_next(var_5);
    	adj_7 = {};
        // x[i] = float(k)                                                                    <L 9>
        var_7 = wp::float(var_4);
        // wp::array_store(var_x, var_6, var_7);
        wp::adj_array_store(var_x, var_6, var_7, adj_x, adj_6, adj_7);
        wp::adj_float(var_4, adj_4, adj_7);
        // adj: x[i] = float(k)                                                               <L 9>
    	goto start_for_2;
    end_for_2:;
    // adj: for i in range(n):                                                                <L 8>
    var_1 = wp::iter_reverse(var_1);
    start_for_0:;
        if (iter_cmp(var_1) == 0) goto end_for_0;
        var_2 = wp::iter_next(var_1);
    	adj_3 = {};
        // x[i] = float(k)                                                                    <L 9>
        var_3 = wp::float(var_0);
        // wp::array_store(var_x, var_2, var_3);
        wp::adj_array_store(var_x, var_2, var_3, adj_x, adj_2, adj_3);
        wp::adj_float(var_0, adj_0, adj_3);
        // adj: x[i] = float(k)                                                               <L 9>
    	goto start_for_0;
    end_for_0:;
    // adj: for i in range(n):                                                                <L 8>
    // adj: for k in range(2):                                                                <L 7>
    // adj: def unrolled_with_dynamic_inside(x: wp.array(dtype=float), n: int):               <L 6>
    return;
}
