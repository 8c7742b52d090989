struct wp_args_dynamic_break_ac236f9d {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void dynamic_break_ac236f9d_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_dynamic_break_ac236f9d *_wp_args,
    wp_args_dynamic_break_ac236f9d *_wp_adj_args)
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
    wp::float32 var_5;
    wp::float32 var_6;
    const wp::float32 var_7 = 10.0;
    bool var_8;
    wp::float32 var_9;
    const wp::int32 var_10 = 0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::range_t adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    bool adj_8 = {};
    wp::float32 adj_9 = {};
    wp::int32 adj_10 = {};
    //---------
    // forward
    // def dynamic_break(x: wp.array(dtype=float), n: int):                                   <L 6>
    // s = float(0.0)                                                                         <L 7>
    var_1 = wp::float(var_0);
    // for i in range(n):                                                                     <L 8>
    var_2 = wp::range(var_n);
    // x[0] = s                                                                               <L 12>
    // wp::array_store(var_x, var_10, var_1);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_10, var_1, adj_x, adj_10, adj_1);
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
        // s += x[i]                                                                          <L 9>
        var_4 = wp::address(var_x, var_3);
        var_6 = wp::load(var_4);
        var_5 = wp::add(var_1, var_6);
        // if s > 10.0:                                                                       <L 10>
        var_8 = (var_5 > var_7);
        if (var_8) {
            // break                                                                          <L 11>
            wp::assign(var_1, var_5);
            goto end_for_0;
        }
        var_9 = wp::where(var_8, var_1, var_5);
        wp::assign(var_1, var_9);
        wp::adj_assign(var_1, var_9, adj_1, adj_9);
        wp::adj_where(var_8, var_1, var_5, adj_8, adj_1, adj_5, adj_9);
        if (var_8) {
            wp::adj_assign(var_1, var_5, adj_1, adj_5);
            // adj: break                                                                     <L 11>
        }
        // adj: if s > 10.0:                                                                  <L 10>
        wp::adj_add(var_1, var_6, adj_1, adj_4, adj_5);
        wp::adj_address(var_x, var_3, adj_x, adj_3, adj_4);
        // adj: s += x[i]                                                                     <L 9>
    	goto start_for_0;
    end_for_0:;
    // adj: for i in range(n):                                                                <L 8>
    wp::adj_float(var_0, adj_0, adj_1);
    // adj: s = float(0.0)                                                                    <L 7>
    // adj: def dynamic_break(x: wp.array(dtype=float), n: int):                              <L 6>
    return;
}
