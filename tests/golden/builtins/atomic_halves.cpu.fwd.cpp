struct wp_args_atomic_halves_rows_3e15c97a {
    wp::array_t<wp::float16> h;
    wp::array_t<wp::bfloat16> b;
};

template <bool wp_linear_contiguous>
static void atomic_halves_rows_3e15c97a_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_atomic_halves_rows_3e15c97a *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_atomic_halves_rows_3e15c97a wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.h.strides[0] = sizeof(wp::float16);
        wp_contiguous_args.b.strides[0] = sizeof(wp::bfloat16);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float16> var_h = _wp_args->h;
    wp::array_t<wp::bfloat16> var_b = _wp_args->b;
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
    // forward
    // def atomic_halves_rows(h: wp.array(dtype=wp.float16), b: wp.array(dtype=wp.bfloat16)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // x = wp.atomic_add(h, 0, h[i])                                                          <L 8>
    var_2 = wp::address(var_h, var_0);
    var_4 = wp::load(var_2);
    var_3 = wp::atomic_add(var_h, var_1, var_4);
    // wp.atomic_add(b, 0, b[i])                                                              <L 9>
    var_6 = wp::address(var_b, var_0);
    var_8 = wp::load(var_6);
    var_7 = wp::atomic_add(var_b, var_5, var_8);
    // h[1] += h[i]                                                                           <L 10>
    var_10 = wp::address(var_h, var_0);
    var_12 = wp::load(var_10);
    var_11 = wp::atomic_add(var_h, var_9, var_12);
}
