struct wp_args_log_rows_ee233821 {
    wp::array_t<wp::float16> h;
    wp::array_t<wp::float32> f;
    wp::array_t<wp::float64> d;
};

template <bool wp_linear_contiguous>
static void log_rows_ee233821_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_log_rows_ee233821 *_wp_args,
    wp_args_log_rows_ee233821 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_log_rows_ee233821 wp_contiguous_args;
    wp_args_log_rows_ee233821 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.h.strides[0] = sizeof(wp::float16);
        wp_contiguous_adj_args.h.strides[0] = sizeof(wp::float16);
        wp_contiguous_args.f.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.f.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.d.strides[0] = sizeof(wp::float64);
        wp_contiguous_adj_args.d.strides[0] = sizeof(wp::float64);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float16> var_h = _wp_args->h;
    wp::array_t<wp::float32> var_f = _wp_args->f;
    wp::array_t<wp::float64> var_d = _wp_args->d;
    wp::array_t<wp::float16> adj_h = _wp_adj_args->h;
    wp::array_t<wp::float32> adj_f = _wp_adj_args->f;
    wp::array_t<wp::float64> adj_d = _wp_adj_args->d;
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
    // dual vars
    wp::int32 adj_0 = {};
    wp::float16 adj_1 = {};
    wp::float16 adj_2 = {};
    wp::float16 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float64 adj_7 = {};
    wp::float64 adj_8 = {};
    wp::float64 adj_9 = {};
    //---------
    // forward
    // def log_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // h[i] = wp.log(h[i])                                                                    <L 8>
    var_1 = wp::address(var_h, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::log(var_3);
    // wp::array_store(var_h, var_0, var_2);
    // f[i] = wp.log(f[i])                                                                    <L 9>
    var_4 = wp::address(var_f, var_0);
    var_6 = wp::load(var_4);
    var_5 = wp::log(var_6);
    // wp::array_store(var_f, var_0, var_5);
    // d[i] = wp.log(d[i])                                                                    <L 10>
    var_7 = wp::address(var_d, var_0);
    var_9 = wp::load(var_7);
    var_8 = wp::log(var_9);
    // wp::array_store(var_d, var_0, var_8);
    //---------
    // reverse
    wp::adj_array_store(var_d, var_0, var_8, adj_d, adj_0, adj_8);
    wp::adj_log(var_9, adj_7, adj_8);
    wp::adj_address(var_d, var_0, adj_d, adj_0, adj_7);
    // adj: d[i] = wp.log(d[i])                                                               <L 10>
    wp::adj_array_store(var_f, var_0, var_5, adj_f, adj_0, adj_5);
    wp::adj_log(var_6, adj_4, adj_5);
    wp::adj_address(var_f, var_0, adj_f, adj_0, adj_4);
    // adj: f[i] = wp.log(f[i])                                                               <L 9>
    wp::adj_array_store(var_h, var_0, var_2, adj_h, adj_0, adj_2);
    wp::adj_log(var_3, adj_1, adj_2);
    wp::adj_address(var_h, var_0, adj_h, adj_0, adj_1);
    // adj: h[i] = wp.log(h[i])                                                               <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def log_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):  <L 6>
    return;
}
