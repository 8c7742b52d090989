// builtin_value.py:0
static wp::float32 doubled_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def doubled(x: Any):                                                                   <L 1>
    // return wp.static(wp.min)(x, x + x)                                                     <L 2>
    var_0 = wp::add(var_x, var_x);
    var_1 = wp::min(var_x, var_0);
    return var_1;
}

// builtin_value.py:15
static wp::float32 flattened_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // forward
    // def flattened(x: float):                                                               <L 16>
    // f = wp.static(CHOSEN["flat"])                                                          <L 17>
    // return f(x) + f(-x)                                                                    <L 18>
    var_0 = wp::abs(var_x);
    var_1 = wp::neg(var_x);
    var_2 = wp::abs(var_1);
    var_3 = wp::add(var_0, var_2);
    return var_3;
}

// builtin_value.py:0
static void adj_doubled_0(
    wp::float32 var_x,
    wp::float32 & adj_x,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    //---------
    // forward
    // def doubled(x: Any):                                                                   <L 1>
    // return wp.static(wp.min)(x, x + x)                                                     <L 2>
    var_0 = wp::add(var_x, var_x);
    var_1 = wp::min(var_x, var_0);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_min(var_x, var_0, adj_x, adj_0, adj_1);
    wp::adj_add(var_x, var_x, adj_x, adj_x, adj_0);
    // adj: return wp.static(wp.min)(x, x + x)                                                <L 2>
    // adj: def doubled(x: Any):                                                              <L 1>
    return;
}

// builtin_value.py:15
static void adj_flattened_0(
    wp::float32 var_x,
    wp::float32 & adj_x,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    //---------
    // forward
    // def flattened(x: float):                                                               <L 16>
    // f = wp.static(CHOSEN["flat"])                                                          <L 17>
    // return f(x) + f(-x)                                                                    <L 18>
    var_0 = wp::abs(var_x);
    var_1 = wp::neg(var_x);
    var_2 = wp::abs(var_1);
    var_3 = wp::add(var_0, var_2);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_3 += adj_ret;
    wp::adj_add(var_0, var_2, adj_0, adj_2, adj_3);
    wp::adj_abs(var_1, adj_1, adj_2);
    wp::adj_neg(var_x, adj_x, adj_1);
    wp::adj_abs(var_x, adj_x, adj_0);
    // adj: return f(x) + f(-x)                                                               <L 18>
    // adj: f = wp.static(CHOSEN["flat"])                                                     <L 17>
    // adj: def flattened(x: float):                                                          <L 16>
    return;
}

struct wp_args_builtin_value_fe2650af {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::float32> y;
};

template <bool wp_linear_contiguous>
static void builtin_value_fe2650af_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_builtin_value_fe2650af *_wp_args,
    wp_args_builtin_value_fe2650af *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_builtin_value_fe2650af wp_contiguous_args;
    wp_args_builtin_value_fe2650af wp_contiguous_adj_args;
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
    const wp::int32 var_1 = 8;
    const wp::int32 var_2 = 8;
    wp::int32 var_3;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_4 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_5 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_6 = 8;
    wp::int32 var_7;
    wp::float32* var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    wp::float32* var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    wp::float32 var_14;
    wp::float32* var_15;
    wp::float32 var_16;
    wp::float32 var_17;
    wp::float32 var_18;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_4{};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_5{};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    //---------
    // forward
    // def builtin_value(x: wp.array(dtype=float), y: wp.array(dtype=float)):                 <L 22>
    // i = wp.tid()                                                                           <L 23>
    var_0 = builtin_tid1d();
    // t = wp.tile_load(x, shape=8, offset=i * 8)                                             <L 24>
    var_3 = wp::mul(var_0, var_2);
    var_4 = wp::tile_load<wp::float32, true, false, 8>(var_x, var_3);
    // wp.tile_store(y, wp.tile_map(wp.static(smooth), t), offset=i * 8)                      <L 25>
    var_5 = wp::tile_unary_map(wp::cos, var_4);
    var_7 = wp::mul(var_0, var_6);
    // wp::tile_store<wp::float32, true, false>(var_y, var_7, var_5);
    // x[i] = wp.static(CHOSEN["wave"])(x[i]) + doubled(x[i]) + flattened(x[i])               <L 26>
    var_8 = wp::address(var_x, var_0);
    var_10 = wp::load(var_8);
    var_9 = wp::sin(var_10);
    var_11 = wp::address(var_x, var_0);
    var_13 = wp::load(var_11);
    var_12 = doubled_0(var_13);
    var_14 = wp::add(var_9, var_12);
    var_15 = wp::address(var_x, var_0);
    var_17 = wp::load(var_15);
    var_16 = flattened_0(var_17);
    var_18 = wp::add(var_14, var_16);
    // wp::array_store(var_x, var_0, var_18);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_18, adj_x, adj_0, adj_18);
    wp::adj_add(var_14, var_16, adj_14, adj_16, adj_18);
    adj_flattened_0(var_17, adj_15, adj_16);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_15);
    wp::adj_add(var_9, var_12, adj_9, adj_12, adj_14);
    adj_doubled_0(var_13, adj_11, adj_12);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_11);
    wp::adj_sin(var_10, adj_8, adj_9);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_8);
    // adj: x[i] = wp.static(CHOSEN["wave"])(x[i]) + doubled(x[i]) + flattened(x[i])          <L 26>
    wp::adj_tile_store(var_y, var_7, var_5, adj_y, adj_7, adj_5);
    wp::adj_mul(var_0, var_6, adj_0, adj_6, adj_7);
    wp::adj_tile_unary_map(wp::cos, var_4, wp::adj_cos, adj_4, adj_5);
    // adj: wp.tile_store(y, wp.tile_map(wp.static(smooth), t), offset=i * 8)                 <L 25>
    wp::adj_tile_load(var_x, var_3, adj_x, adj_3, adj_4);
    wp::adj_mul(var_0, var_2, adj_0, adj_2, adj_3);
    // adj: t = wp.tile_load(x, shape=8, offset=i * 8)                                        <L 24>
    // adj: i = wp.tid()                                                                      <L 23>
    // adj: def builtin_value(x: wp.array(dtype=float), y: wp.array(dtype=float)):            <L 22>
    return;
}
