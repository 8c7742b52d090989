struct wp_args_dynamic_in_if_cb103173 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void dynamic_in_if_cb103173_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_dynamic_in_if_cb103173 *_wp_args,
    wp_args_dynamic_in_if_cb103173 *_wp_adj_args)
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
    const wp::int32 var_2 = 3;
    bool var_3;
    wp::range_t var_4;
    wp::int32 var_5;
    wp::float32* var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    const wp::int32 var_9 = 0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::int32 adj_2 = {};
    bool adj_3 = {};
    wp::range_t adj_4 = {};
    wp::int32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::int32 adj_9 = {};
    //---------
    // forward
    // def dynamic_in_if(x: wp.array(dtype=float), n: int):                                   <L 6>
    // s = float(0.0)                                                                         <L 7>
    var_1 = wp::float(var_0);
    // if n > 3:                                                                              <L 8>
    var_3 = (var_n > var_2);
    if (var_3) {
        // for i in range(n):                                                                 <L 9>
        var_4 = wp::range(var_n);
    }
    // x[0] = s                                                                               <L 11>
    // wp::array_store(var_x, var_9, var_1);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_9, var_1, adj_x, adj_9, adj_1);
    // adj: x[0] = s                                                                          <L 11>
    if (var_3) {
        var_4 = wp::iter_reverse(var_4);
        start_for_0:;
            if (iter_cmp(var_4) == 0) goto end_for_0;
            var_5 = wp::iter_next(var_4);
        	adj_6 = {};
        	adj_7 = {};
        	adj_8 = {};
            // s += x[i]                                                                      <L 10>
            var_6 = wp::address(var_x, var_5);
            var_8 = wp::load(var_6);
            var_7 = wp::add(var_1, var_8);
            wp::assign(var_1, var_7);
            wp::adj_assign(var_1, var_7, adj_1, adj_7);
            wp::adj_add(var_1, var_8, adj_1, adj_6, adj_7);
            wp::adj_address(var_x, var_5, adj_x, adj_5, adj_6);
            // adj: s += x[i]                                                                 <L 10>
        	goto start_for_0;
        end_for_0:;
        // adj: for i in range(n):                                                            <L 9>
    }
    // adj: if n > 3:                                                                         <L 8>
    wp::adj_float(var_0, adj_0, adj_1);
    // adj: s = float(0.0)                                                                    <L 7>
    // adj: def dynamic_in_if(x: wp.array(dtype=float), n: int):                              <L 6>
    return;
}
