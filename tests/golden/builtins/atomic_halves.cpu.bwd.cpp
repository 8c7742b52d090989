struct wp_args_atomic_halves_rows_3e15c97a {
    wp::array_t<wp::float16> h;
    wp::array_t<wp::bfloat16> b;
};

template <bool wp_linear_contiguous>
static void atomic_halves_rows_3e15c97a_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_atomic_halves_rows_3e15c97a *_wp_args,
    wp_args_atomic_halves_rows_3e15c97a *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_atomic_halves_rows_3e15c97a wp_contiguous_args;
    wp_args_atomic_halves_rows_3e15c97a wp_contiguous_adj_args;
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
    wp::array_t<wp::float16> adj_h = _wp_adj_args->h;
    wp::array_t<wp::bfloat16> adj_b = _wp_adj_args->b;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 0;
    wp::float16* var_2;
    wp::float16 var_3;
    wp::float16 var_4;
    const wp::int32 var_5 = 0;
    wp::bfloat16* var_6;
    wp::bfloat16 var_7;
    wp::bfloat16 var_8;
    const wp::int32 var_9 = 1;
    wp::float16* var_10;
    wp::float16 var_11;
    wp::float16 var_12;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float16 adj_2 = {};
    wp::float16 adj_3 = {};
    wp::float16 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::bfloat16 adj_6 = {};
    wp::bfloat16 adj_7 = {};
    wp::bfloat16 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::float16 adj_10 = {};
    wp::float16 adj_11 = {};
    wp::float16 adj_12 = {};
    //---------
    // forward
    // def atomic_halves_rows(h: wp.array(dtype=wp.float16), b: wp.array(dtype=wp.bfloat16)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // x = wp.atomic_add(h, 0, h[i])                                                          <L 8>
    var_2 = wp::address(var_h, var_0);
    var_4 = wp::load(var_2);
    // var_3 = wp::atomic_add(var_h, var_1, var_4);
    // wp.atomic_add(b, 0, b[i])                                                              <L 9>
    var_6 = wp::address(var_b, var_0);
    var_8 = wp::load(var_6);
    // var_7 = wp::atomic_add(var_b, var_5, var_8);
    // h[1] += h[i]                                                                           <L 10>
    var_10 = wp::address(var_h, var_0);
    var_12 = wp::load(var_10);
    // var_11 = wp::atomic_add(var_h, var_9, var_12);
    //---------
    // reverse
    wp::adj_atomic_add(var_h, var_9, var_12, adj_h, adj_9, adj_10, adj_11);
    wp::adj_address(var_h, var_0, adj_h, adj_0, adj_10);
    // adj: h[1] += h[i]                                                                      <L 10>
    wp::adj_atomic_add(var_b, var_5, var_8, adj_b, adj_5, adj_6, adj_7);
    wp::adj_address(var_b, var_0, adj_b, adj_0, adj_6);
    // adj: wp.atomic_add(b, 0, b[i])                                                         <L 9>
    wp::adj_atomic_add(var_h, var_1, var_4, adj_h, adj_1, adj_2, adj_3);
    wp::adj_address(var_h, var_0, adj_h, adj_0, adj_2);
    // adj: x = wp.atomic_add(h, 0, h[i])                                                     <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def atomic_halves_rows(h: wp.array(dtype=wp.float16), b: wp.array(dtype=wp.bfloat16)):  <L 6>
    return;
}
