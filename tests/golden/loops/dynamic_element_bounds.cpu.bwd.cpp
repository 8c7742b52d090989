struct wp_args_dynamic_element_bounds_ff786a92 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::int32> offsets;
};

template <bool wp_linear_contiguous>
static void dynamic_element_bounds_ff786a92_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_dynamic_element_bounds_ff786a92 *_wp_args,
    wp_args_dynamic_element_bounds_ff786a92 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_dynamic_element_bounds_ff786a92 wp_contiguous_args;
    wp_args_dynamic_element_bounds_ff786a92 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.offsets.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.offsets.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::int32> var_offsets = _wp_args->offsets;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::array_t<wp::int32> adj_offsets = _wp_adj_args->offsets;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32* var_1;
    const wp::int32 var_2 = 1;
    wp::int32 var_3;
    wp::int32* var_4;
    wp::range_t var_5;
    wp::int32 var_6;
    wp::int32 var_7;
    wp::int32 var_8;
    const wp::float32 var_9 = 1.0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::range_t adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::float32 adj_9 = {};
    //---------
    // forward
    // def dynamic_element_bounds(x: wp.array(dtype=float), offsets: wp.array(dtype=int)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // for j in range(offsets[i], offsets[i + 1]):                                            <L 8>
    var_1 = wp::address(var_offsets, var_0);
    var_3 = wp::add(var_0, var_2);
    var_4 = wp::address(var_offsets, var_3);
    var_6 = wp::load(var_1);
    var_7 = wp::load(var_4);
    var_5 = wp::range(var_6, var_7);
    //---------
    // reverse
    var_5 = wp::iter_reverse(var_5);
    start_for_0:;
        if (iter_cmp(var_5) == 0) goto end_for_0;
        var_8 = wp::iter_next(var_5);
    	adj_9 = {};
        // x[j] = 1.0                                                                         <L 9>
        // wp::array_store(var_x, var_8, var_9);
        wp::adj_array_store(var_x, var_8, var_9, adj_x, adj_8, adj_9);
        // adj: x[j] = 1.0                                                                    <L 9>
    	goto start_for_0;
    end_for_0:;
    wp::adj_address(var_offsets, var_3, adj_offsets, adj_3, adj_4);
    wp::adj_add(var_0, var_2, adj_0, adj_2, adj_3);
    wp::adj_address(var_offsets, var_0, adj_offsets, adj_0, adj_1);
    // adj: for j in range(offsets[i], offsets[i + 1]):                                       <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def dynamic_element_bounds(x: wp.array(dtype=float), offsets: wp.array(dtype=int)):  <L 6>
    return;
}
