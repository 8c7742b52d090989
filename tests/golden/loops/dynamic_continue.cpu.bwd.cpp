struct wp_args_dynamic_continue_7a20ef9b {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void dynamic_continue_7a20ef9b_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_dynamic_continue_7a20ef9b *_wp_args,
    wp_args_dynamic_continue_7a20ef9b *_wp_adj_args)
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
    const wp::float32 var_0 = 0.0;
    wp::float32 var_1;
    wp::range_t var_2;
    wp::int32 var_3;
    wp::float32* var_4;
    const wp::float32 var_5 = 0.0;
    bool var_6;
    wp::float32 var_7;
    wp::float32* var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    const wp::int32 var_11 = 0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::range_t adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    bool adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::int32 adj_11 = {};
    //---------
    // forward
    // def dynamic_continue(x: wp.array(dtype=float), n: int):                                <L 6>
    // s = float(0.0)                                                                         <L 7>
    var_1 = wp::float(var_0);
    // for i in range(n):                                                                     <L 8>
    var_2 = wp::range(var_n);
    // x[0] = s                                                                               <L 12>
    // wp::array_store(var_x, var_11, var_1);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_11, var_1, adj_x, adj_11, adj_1);
    // adj: x[0] = s                                                                          <L 12>
    var_2 = wp::iter_reverse(var_2);
    start_for_0:;
        if (iter_cmp(var_2) == 0) goto end_for_0;
        var_3 = wp::iter_next(var_2);
    	adj_4 = {};
    	adj_5 = {};
    	adj_6 = {};
    	adj_7 = {};
    	adj_8 = {};
    	adj_9 = {};
    	adj_10 = {};
        // if x[i] < 0.0:                                                                     <L 9>
        var_4 = wp::address(var_x, var_3);
        var_7 = wp::load(var_4);
        var_6 = (var_7 < var_5);
        if (var_6) {
            // continue                                                                       <L 10>
            goto start_for_0;
        }
        // s += x[i]                                                                          <L 11>
        var_8 = wp::address(var_x, var_3);
        var_10 = wp::load(var_8);
        var_9 = wp::add(var_1, var_10);
        wp::assign(var_1, var_9);
        wp::adj_assign(var_1, var_9, adj_1, adj_9);
        wp::adj_add(var_1, var_10, adj_1, adj_8, adj_9);
        wp::adj_address(var_x, var_3, adj_x, adj_3, adj_8);
        // adj: s += x[i]                                                                     <L 11>
        if (var_6) {
            // adj: continue                                                                  <L 10>
        }
        wp::adj_address(var_x, var_3, adj_x, adj_3, adj_4);
        // adj: if x[i] < 0.0:                                                                <L 9>
    	goto start_for_0;
    end_for_0:;
    // adj: for i in range(n):                                                                <L 8>
    wp::adj_float(var_0, adj_0, adj_1);
    // adj: s = float(0.0)                                                                    <L 7>
    // adj: def dynamic_continue(x: wp.array(dtype=float), n: int):                           <L 6>
    return;
}
