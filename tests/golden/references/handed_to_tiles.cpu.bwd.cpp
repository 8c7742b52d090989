// handed_to_tiles.py:5
static wp::float32 cubed_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def cubed(x: float):                                                                   <L 6>
    // return x * x * x                                                                       <L 7>
    var_0 = wp::mul(var_x, var_x);
    var_1 = wp::mul(var_0, var_x);
    return var_1;
}

// handed_to_tiles.py:0
static void mapped_0_callable_2a4384b0bef4(
    wp::array_t<wp::float32> var_values,
    wp::int32 var_i)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 8;
    const wp::int32 var_1 = 8;
    wp::int32 var_2;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_3 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_4 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_5 = 8;
    wp::int32 var_6;
    //---------
    // forward
    // def mapped(f: wp.Function, values: wp.array(dtype=float), i: int):                     <L 1>
    // t = wp.tile_load(values, shape=8, offset=i * 8)                                        <L 2>
    var_2 = wp::mul(var_i, var_1);
    var_3 = wp::tile_load<wp::float32, true, false, 8>(var_values, var_2);
    // wp.tile_store(values, wp.tile_map(f, t), offset=i * 8)                                 <L 3>
    var_4 = wp::tile_unary_map(cubed_0, var_3);
    var_6 = wp::mul(var_i, var_5);
    wp::tile_store<wp::float32, true, false>(var_values, var_6, var_4);
}

// handed_to_tiles.py:0
static void mapped_0_callable_79cd793db6ac(
    wp::array_t<wp::float32> var_values,
    wp::int32 var_i)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 8;
    const wp::int32 var_1 = 8;
    wp::int32 var_2;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_3 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_4 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_5 = 8;
    wp::int32 var_6;
    //---------
    // forward
    // def mapped(f: wp.Function, values: wp.array(dtype=float), i: int):                     <L 1>
    // t = wp.tile_load(values, shape=8, offset=i * 8)                                        <L 2>
    var_2 = wp::mul(var_i, var_1);
    var_3 = wp::tile_load<wp::float32, true, false, 8>(var_values, var_2);
    // wp.tile_store(values, wp.tile_map(f, t), offset=i * 8)                                 <L 3>
    var_4 = wp::tile_unary_map(wp::sin, var_3);
    var_6 = wp::mul(var_i, var_5);
    wp::tile_store<wp::float32, true, false>(var_values, var_6, var_4);
}

// handed_to_tiles.py:5
static void adj_cubed_0(
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
    // def cubed(x: float):                                                                   <L 6>
    // return x * x * x                                                                       <L 7>
    var_0 = wp::mul(var_x, var_x);
    var_1 = wp::mul(var_0, var_x);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_mul(var_0, var_x, adj_0, adj_x, adj_1);
    wp::adj_mul(var_x, var_x, adj_x, adj_x, adj_0);
    // adj: return x * x * x                                                                  <L 7>
    // adj: def cubed(x: float):                                                              <L 6>
    return;
}

// handed_to_tiles.py:0
static void adj_mapped_0_callable_2a4384b0bef4(
    wp::array_t<wp::float32> var_values,
    wp::int32 var_i,
    wp::array_t<wp::float32> & adj_values,
    wp::int32 & adj_i)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 8;
    const wp::int32 var_1 = 8;
    wp::int32 var_2;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_3 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_4 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_5 = 8;
    wp::int32 var_6;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_3{};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_4{};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    //---------
    // forward
    // def mapped(f: wp.Function, values: wp.array(dtype=float), i: int):                     <L 1>
    // t = wp.tile_load(values, shape=8, offset=i * 8)                                        <L 2>
    var_2 = wp::mul(var_i, var_1);
    var_3 = wp::tile_load<wp::float32, true, false, 8>(var_values, var_2);
    // wp.tile_store(values, wp.tile_map(f, t), offset=i * 8)                                 <L 3>
    var_4 = wp::tile_unary_map(cubed_0, var_3);
    var_6 = wp::mul(var_i, var_5);
    // wp::tile_store<wp::float32, true, false>(var_values, var_6, var_4);
    //---------
    // reverse
    wp::adj_tile_store(var_values, var_6, var_4, adj_values, adj_6, adj_4);
    wp::adj_mul(var_i, var_5, adj_i, adj_5, adj_6);
    wp::adj_tile_unary_map(cubed_0, var_3, adj_cubed_0, adj_3, adj_4);
    // adj: wp.tile_store(values, wp.tile_map(f, t), offset=i * 8)                            <L 3>
    wp::adj_tile_load(var_values, var_2, adj_values, adj_2, adj_3);
    wp::adj_mul(var_i, var_1, adj_i, adj_1, adj_2);
    // adj: t = wp.tile_load(values, shape=8, offset=i * 8)                                   <L 2>
    // adj: def mapped(f: wp.Function, values: wp.array(dtype=float), i: int):                <L 1>
    return;
}

// handed_to_tiles.py:0
static void adj_mapped_0_callable_79cd793db6ac(
    wp::array_t<wp::float32> var_values,
    wp::int32 var_i,
    wp::array_t<wp::float32> & adj_values,
    wp::int32 & adj_i)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 8;
    const wp::int32 var_1 = 8;
    wp::int32 var_2;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_3 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_4 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_5 = 8;
    wp::int32 var_6;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_3{};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_4{};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    //---------
    // forward
    // def mapped(f: wp.Function, values: wp.array(dtype=float), i: int):                     <L 1>
    // t = wp.tile_load(values, shape=8, offset=i * 8)                                        <L 2>
    var_2 = wp::mul(var_i, var_1);
    var_3 = wp::tile_load<wp::float32, true, false, 8>(var_values, var_2);
    // wp.tile_store(values, wp.tile_map(f, t), offset=i * 8)                                 <L 3>
    var_4 = wp::tile_unary_map(wp::sin, var_3);
    var_6 = wp::mul(var_i, var_5);
    // wp::tile_store<wp::float32, true, false>(var_values, var_6, var_4);
    //---------
    // reverse
    wp::adj_tile_store(var_values, var_6, var_4, adj_values, adj_6, adj_4);
    wp::adj_mul(var_i, var_5, adj_i, adj_5, adj_6);
    wp::adj_tile_unary_map(wp::sin, var_3, wp::adj_sin, adj_3, adj_4);
    // adj: wp.tile_store(values, wp.tile_map(f, t), offset=i * 8)                            <L 3>
    wp::adj_tile_load(var_values, var_2, adj_values, adj_2, adj_3);
    wp::adj_mul(var_i, var_1, adj_i, adj_1, adj_2);
    // adj: t = wp.tile_load(values, shape=8, offset=i * 8)                                   <L 2>
    // adj: def mapped(f: wp.Function, values: wp.array(dtype=float), i: int):                <L 1>
    return;
}

struct wp_args_tiles_8cd0348e {
    wp::array_t<wp::float32> a;
};

template <bool wp_linear_contiguous>
static void tiles_8cd0348e_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_tiles_8cd0348e *_wp_args,
    wp_args_tiles_8cd0348e *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_tiles_8cd0348e wp_contiguous_args;
    wp_args_tiles_8cd0348e wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.a.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.a.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::float32> adj_a = _wp_adj_args->a;
    //---------
    // primal vars
    wp::int32 var_0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    //---------
    // forward
    // def tiles(a: wp.array(dtype=float)):                                                   <L 17>
    // i = wp.tid()                                                                           <L 18>
    var_0 = builtin_tid1d();
    // mapped(cubed, a, i)                                                                    <L 19>
    mapped_0_callable_2a4384b0bef4(var_a, var_0);
    // mapped(wp.sin, a, i)                                                                   <L 20>
    mapped_0_callable_79cd793db6ac(var_a, var_0);
    //---------
    // reverse
    adj_mapped_0_callable_79cd793db6ac(var_a, var_0, adj_a, adj_0);
    // adj: mapped(wp.sin, a, i)                                                              <L 20>
    adj_mapped_0_callable_2a4384b0bef4(var_a, var_0, adj_a, adj_0);
    // adj: mapped(cubed, a, i)                                                               <L 19>
    // adj: i = wp.tid()                                                                      <L 18>
    // adj: def tiles(a: wp.array(dtype=float)):                                              <L 17>
    return;
}
