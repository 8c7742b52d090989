struct wp_args_atomics_5ab1138f {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::float32> y;
};

template <bool wp_linear_contiguous>
static void atomics_5ab1138f_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_atomics_5ab1138f *_wp_args,
    wp_args_atomics_5ab1138f *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_atomics_5ab1138f wp_contiguous_args;
    wp_args_atomics_5ab1138f wp_contiguous_adj_args;
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
    const wp::int32 var_1 = 0;
    wp::float32* var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = 1;
    wp::float32* var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    //---------
    // forward
    // def atomics(x: wp.array(dtype=float), y: wp.array(dtype=float)):                       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // a = wp.atomic_add(x, 0, y[i])                                                          <L 8>
    var_2 = wp::address(var_y, var_0);
    var_4 = wp::load(var_2);
    // var_3 = wp::atomic_add(var_x, var_1, var_4);
    // b = wp.atomic_max(x, 1, y[i])                                                          <L 9>
    var_6 = wp::address(var_y, var_0);
    var_8 = wp::load(var_6);
    // var_7 = wp::atomic_max(var_x, var_5, var_8);
    // y[i] = a * b                                                                           <L 10>
    var_9 = wp::mul(var_3, var_7);
    // wp::array_store(var_y, var_0, var_9);
    //---------
    // reverse
    wp::adj_array_store(var_y, var_0, var_9, adj_y, adj_0, adj_9);
    wp::adj_mul(var_3, var_7, adj_3, adj_7, adj_9);
    // adj: y[i] = a * b                                                                      <L 10>
    wp::adj_atomic_max(var_x, var_5, var_8, adj_x, adj_5, adj_6, adj_7);
    wp::adj_address(var_y, var_0, adj_y, adj_0, adj_6);
    // adj: b = wp.atomic_max(x, 1, y[i])                                                     <L 9>
    wp::adj_atomic_add(var_x, var_1, var_4, adj_x, adj_1, adj_2, adj_3);
    wp::adj_address(var_y, var_0, adj_y, adj_0, adj_2);
    // adj: a = wp.atomic_add(x, 0, y[i])                                                     <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def atomics(x: wp.array(dtype=float), y: wp.array(dtype=float)):                  <L 6>
    return;
}
