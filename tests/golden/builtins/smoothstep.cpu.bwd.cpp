struct wp_args_smoothstep_rows_3c456138 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::float64> d;
};

template <bool wp_linear_contiguous>
static void smoothstep_rows_3c456138_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_smoothstep_rows_3c456138 *_wp_args,
    wp_args_smoothstep_rows_3c456138 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_smoothstep_rows_3c456138 wp_contiguous_args;
    wp_args_smoothstep_rows_3c456138 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.d.strides[0] = sizeof(wp::float64);
        wp_contiguous_adj_args.d.strides[0] = sizeof(wp::float64);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float64> var_d = _wp_args->d;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::array_t<wp::float64> adj_d = _wp_adj_args->d;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::float32 var_1 = 0.0;
    const wp::float32 var_2 = 1.0;
    wp::float32* var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::int32 var_6 = 0;
    wp::float64* var_7;
    const wp::int32 var_8 = 1;
    wp::float64* var_9;
    wp::float64* var_10;
    wp::float64 var_11;
    wp::float64 var_12;
    wp::float64 var_13;
    wp::float64 var_14;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::float64 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::float64 adj_9 = {};
    wp::float64 adj_10 = {};
    wp::float64 adj_11 = {};
    wp::float64 adj_12 = {};
    wp::float64 adj_13 = {};
    wp::float64 adj_14 = {};
    //---------
    // forward
    // def smoothstep_rows(x: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):          <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // x[i] = wp.smoothstep(0.0, 1.0, x[i])                                                   <L 8>
    var_3 = wp::address(var_x, var_0);
    var_5 = wp::load(var_3);
    var_4 = wp::smoothstep(var_1, var_2, var_5);
    // wp::array_store(var_x, var_0, var_4);
    // d[i] = wp.smoothstep(d[0], d[1], d[i])                                                 <L 9>
    var_7 = wp::address(var_d, var_6);
    var_9 = wp::address(var_d, var_8);
    var_10 = wp::address(var_d, var_0);
    var_12 = wp::load(var_7);
    var_13 = wp::load(var_9);
    var_14 = wp::load(var_10);
    var_11 = wp::smoothstep(var_12, var_13, var_14);
    // wp::array_store(var_d, var_0, var_11);
    //---------
    // reverse
    wp::adj_array_store(var_d, var_0, var_11, adj_d, adj_0, adj_11);
    wp::adj_smoothstep(var_12, var_13, var_14, adj_7, adj_9, adj_10, adj_11);
    wp::adj_address(var_d, var_0, adj_d, adj_0, adj_10);
    wp::adj_address(var_d, var_8, adj_d, adj_8, adj_9);
    wp::adj_address(var_d, var_6, adj_d, adj_6, adj_7);
    // adj: d[i] = wp.smoothstep(d[0], d[1], d[i])                                            <L 9>
    wp::adj_array_store(var_x, var_0, var_4, adj_x, adj_0, adj_4);
    wp::adj_smoothstep(var_1, var_2, var_5, adj_1, adj_2, adj_3, adj_4);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_3);
    // adj: x[i] = wp.smoothstep(0.0, 1.0, x[i])                                              <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def smoothstep_rows(x: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):     <L 6>
    return;
}
