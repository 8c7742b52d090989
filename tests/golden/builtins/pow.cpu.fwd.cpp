struct wp_args_pow_rows_7cdf4283 {
    wp::array_t<wp::float16> h;
    wp::array_t<wp::float32> f;
    wp::array_t<wp::float64> d;
};

template <bool wp_linear_contiguous>
static void pow_rows_7cdf4283_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pow_rows_7cdf4283 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_pow_rows_7cdf4283 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.h.strides[0] = sizeof(wp::float16);
        wp_contiguous_args.f.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.d.strides[0] = sizeof(wp::float64);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float16> var_h = _wp_args->h;
    wp::array_t<wp::float32> var_f = _wp_args->f;
    wp::array_t<wp::float64> var_d = _wp_args->d;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float16* var_1;
    const wp::int32 var_2 = 0;
    wp::float16* var_3;
    wp::float16 var_4;
    wp::float16 var_5;
    wp::float16 var_6;
    wp::float32* var_7;
    const wp::float32 var_8 = 2.0;
    wp::float32 var_9;
    wp::float32 var_10;
    wp::float64* var_11;
    const wp::int32 var_12 = 0;
    wp::float64* var_13;
    wp::float64 var_14;
    wp::float64 var_15;
    wp::float64 var_16;
    //---------
    // forward
    // def pow_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // h[i] = wp.pow(h[i], h[0])                                                              <L 8>
    var_1 = wp::address(var_h, var_0);
    var_3 = wp::address(var_h, var_2);
    var_5 = wp::load(var_1);
    var_6 = wp::load(var_3);
    var_4 = wp::pow(var_5, var_6);
    wp::array_store(var_h, var_0, var_4);
    // f[i] = wp.pow(f[i], 2.0)                                                               <L 9>
    var_7 = wp::address(var_f, var_0);
    var_10 = wp::load(var_7);
    var_9 = wp::pow(var_10, var_8);
    wp::array_store(var_f, var_0, var_9);
    // d[i] = wp.pow(d[i], d[0])                                                              <L 10>
    var_11 = wp::address(var_d, var_0);
    var_13 = wp::address(var_d, var_12);
    var_15 = wp::load(var_11);
    var_16 = wp::load(var_13);
    var_14 = wp::pow(var_15, var_16);
    wp::array_store(var_d, var_0, var_14);
}
