struct wp_args_half_floats_2c2c37c7 {
    wp::array_t<wp::float16> h;
    wp::array_t<wp::bfloat16> b;
    wp::float32 x;
};

template <bool wp_linear_contiguous>
static void half_floats_2c2c37c7_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_half_floats_2c2c37c7 *_wp_args,
    wp_args_half_floats_2c2c37c7 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_half_floats_2c2c37c7 wp_contiguous_args;
    wp_args_half_floats_2c2c37c7 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.h.strides[0] = sizeof(wp::float16);
        wp_contiguous_adj_args.h.strides[0] = sizeof(wp::float16);
        wp_contiguous_args.b.strides[0] = sizeof(wp::bfloat16);
        wp_contiguous_adj_args.b.strides[0] = sizeof(wp::bfloat16);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float16> var_h = _wp_args->h;
    wp::array_t<wp::bfloat16> var_b = _wp_args->b;
    wp::float32 var_x = _wp_args->x;
    wp::array_t<wp::float16> adj_h = _wp_adj_args->h;
    wp::array_t<wp::bfloat16> adj_b = _wp_adj_args->b;
    wp::float32 adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float16* var_1;
    wp::float16 var_2;
    wp::float16 var_3;
    wp::float16 var_4;
    wp::bfloat16* var_5;
    const wp::float32 var_6 = 2.0;
    wp::bfloat16 var_7;
    wp::bfloat16 var_8;
    wp::bfloat16 var_9;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float16 adj_1 = {};
    wp::float16 adj_2 = {};
    wp::float16 adj_3 = {};
    wp::float16 adj_4 = {};
    wp::bfloat16 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::bfloat16 adj_7 = {};
    wp::bfloat16 adj_8 = {};
    wp::bfloat16 adj_9 = {};
    //---------
    // forward
    // def half_floats(h: wp.array(dtype=wp.float16), b: wp.array(dtype=wp.bfloat16), x: float):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // h[i] = h[i] * wp.float16(x)                                                            <L 8>
    var_1 = wp::address(var_h, var_0);
    var_2 = wp::float16(var_x);
    var_4 = wp::load(var_1);
    var_3 = wp::mul(var_4, var_2);
    // wp::array_store(var_h, var_0, var_3);
    // b[i] = b[i] + wp.bfloat16(2.0)                                                         <L 9>
    var_5 = wp::address(var_b, var_0);
    var_7 = wp::bfloat16(var_6);
    var_9 = wp::load(var_5);
    var_8 = wp::add(var_9, var_7);
    // wp::array_store(var_b, var_0, var_8);
    //---------
    // reverse
    wp::adj_array_store(var_b, var_0, var_8, adj_b, adj_0, adj_8);
    wp::adj_add(var_9, var_7, adj_5, adj_7, adj_8);
    wp::adj_bfloat16(var_6, adj_6, adj_7);
    wp::adj_address(var_b, var_0, adj_b, adj_0, adj_5);
    // adj: b[i] = b[i] + wp.bfloat16(2.0)                                                    <L 9>
    wp::adj_array_store(var_h, var_0, var_3, adj_h, adj_0, adj_3);
    wp::adj_mul(var_4, var_2, adj_1, adj_2, adj_3);
    wp::adj_float16(var_x, adj_x, adj_2);
    wp::adj_address(var_h, var_0, adj_h, adj_0, adj_1);
    // adj: h[i] = h[i] * wp.float16(x)                                                       <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def half_floats(h: wp.array(dtype=wp.float16), b: wp.array(dtype=wp.bfloat16), x: float):  <L 6>
    return;
}
