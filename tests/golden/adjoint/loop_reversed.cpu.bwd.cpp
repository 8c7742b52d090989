struct wp_args_loop_reversed_f67f4de5 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void loop_reversed_f67f4de5_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_loop_reversed_f67f4de5 *_wp_args,
    wp_args_loop_reversed_f67f4de5 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_loop_reversed_f67f4de5 wp_contiguous_args;
    wp_args_loop_reversed_f67f4de5 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::int32 adj_n = _wp_adj_args->n;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::float32 var_1 = 1.0;
    wp::float32 var_2;
    wp::range_t var_3;
    wp::int32 var_4;
    wp::float32* var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::range_t adj_3 = {};
    wp::int32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    //---------
    // forward
    // def loop_reversed(x: wp.array(dtype=float), n: int):                                   <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // s = float(1.0)                                                                         <L 8>
    var_2 = wp::float(var_1);
    // for j in range(n):                                                                     <L 9>
    var_3 = wp::range(var_n);
    // x[i] = s                                                                               <L 11>
    // wp::array_store(var_x, var_0, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_2, adj_x, adj_0, adj_2);
    // adj: x[i] = s                                                                          <L 11>
    var_3 = wp::iter_reverse(var_3);
    start_for_0:;
        if (iter_cmp(var_3) == 0) goto end_for_0;
        var_4 = wp::iter_next(var_3);
    	adj_5 = {};
    	adj_6 = {};
    	adj_7 = {};
    	adj_8 = {};
        // s = s * wp.sin(x[j])                                                               <L 10>
        var_5 = wp::address(var_x, var_4);
        var_7 = wp::load(var_5);
        var_6 = wp::sin(var_7);
        var_8 = wp::mul(var_2, var_6);
        wp::assign(var_2, var_8);
        wp::adj_assign(var_2, var_8, adj_2, adj_8);
        wp::adj_mul(var_2, var_6, adj_2, adj_6, adj_8);
        wp::adj_sin(var_7, adj_5, adj_6);
        wp::adj_address(var_x, var_4, adj_x, adj_4, adj_5);
        // adj: s = s * wp.sin(x[j])                                                          <L 10>
    	goto start_for_0;
    end_for_0:;
    // adj: for j in range(n):                                                                <L 9>
    wp::adj_float(var_1, adj_1, adj_2);
    // adj: s = float(1.0)                                                                    <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def loop_reversed(x: wp.array(dtype=float), n: int):                              <L 6>
    return;
}
