struct wp_args_trunc_rows_224e46fd {
    wp::array_t<wp::float16> h;
    wp::array_t<wp::float32> f;
    wp::array_t<wp::float64> d;
};

template <bool wp_linear_contiguous>
static void trunc_rows_224e46fd_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_trunc_rows_224e46fd *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_trunc_rows_224e46fd wp_contiguous_args;
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
    wp::float16 var_2;
    wp::float16 var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float64* var_7;
    wp::float64 var_8;
    wp::float64 var_9;
    //---------
    // forward
    // def trunc_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // h[i] = wp.trunc(h[i])                                                                  <L 8>
    var_1 = wp::address(var_h, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::trunc(var_3);
    wp::array_store(var_h, var_0, var_2);
    // f[i] = wp.trunc(f[i])                                                                  <L 9>
    var_4 = wp::address(var_f, var_0);
    var_6 = wp::load(var_4);
    var_5 = wp::trunc(var_6);
    wp::array_store(var_f, var_0, var_5);
    // d[i] = wp.trunc(d[i])                                                                  <L 10>
    var_7 = wp::address(var_d, var_0);
    var_9 = wp::load(var_7);
    var_8 = wp::trunc(var_9);
    wp::array_store(var_d, var_0, var_8);
}
