struct wp_args_bool_op_element_adjoint_1e444796 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::float32> y;
};

template <bool wp_linear_contiguous>
static void bool_op_element_adjoint_1e444796_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_bool_op_element_adjoint_1e444796 *_wp_args,
    wp_args_bool_op_element_adjoint_1e444796 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_bool_op_element_adjoint_1e444796 wp_contiguous_args;
    wp_args_bool_op_element_adjoint_1e444796 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.y.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.y.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> var_y = _wp_args->y;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::array_t<wp::float32> adj_y = _wp_adj_args->y;
    //---------
    // primal vars
    wp::int32 var_0;
    bool var_1;
    wp::float32* var_2;
    const wp::float32 var_3 = 0.0;
    bool var_4;
    wp::float32 var_5;
    const wp::int32 var_6 = 1;
    wp::int32 var_7;
    wp::float32* var_8;
    const wp::float32 var_9 = 0.0;
    bool var_10;
    wp::float32 var_11;
    wp::float32* var_12;
    wp::float32 var_13;
    wp::float32 var_14;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    bool adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    bool adj_4 = {};
    wp::float32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    bool adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    //---------
    // forward
    // def bool_op_element_adjoint(x: wp.array(dtype=float), y: wp.array(dtype=float)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // if x[i] > 0.0 and x[i + 1] > 0.0:                                                      <L 8>
    var_2 = wp::address(var_x, var_0);
    var_5 = wp::load(var_2);
    var_4 = (var_5 > var_3);
    var_1 = var_4;
    if (var_1) {
        var_7 = wp::add(var_0, var_6);
        var_8 = wp::address(var_x, var_7);
        var_11 = wp::load(var_8);
        var_10 = (var_11 > var_9);
        var_1 = var_1 && var_10;
    }
    if (var_1) {
        // y[i] = x[i]                                                                        <L 9>
        var_12 = wp::address(var_x, var_0);
        var_14 = wp::load(var_12);
        var_13 = wp::copy(var_14);
        // wp::array_store(var_y, var_0, var_13);
    }
    //---------
    // reverse
    if (var_1) {
        wp::adj_array_store(var_y, var_0, var_13, adj_y, adj_0, adj_13);
        wp::adj_copy(var_14, adj_12, adj_13);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_12);
        // adj: y[i] = x[i]                                                                   <L 9>
    }
    if (var_1) {
        wp::adj_address(var_x, var_7, adj_x, adj_7, adj_8);
        wp::adj_add(var_0, var_6, adj_0, adj_6, adj_7);
    }
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_2);
    // adj: if x[i] > 0.0 and x[i + 1] > 0.0:                                                 <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def bool_op_element_adjoint(x: wp.array(dtype=float), y: wp.array(dtype=float)):  <L 6>
    return;
}
