struct wp_args_in_condition_1379356d {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void in_condition_1379356d_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_in_condition_1379356d *_wp_args,
    wp_args_in_condition_1379356d *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_in_condition_1379356d wp_contiguous_args;
    wp_args_in_condition_1379356d wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    const bool var_1 = true;
    wp::float32* var_2;
    const wp::float32 var_3 = 2.0;
    wp::float32 var_4;
    wp::float32 var_5;
    const bool var_6 = true;
    bool var_7;
    const wp::float32 var_8 = 0.0;
    const bool var_9 = false;
    const wp::float32 var_10 = 2.0;
    wp::float32 var_11;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    bool adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    bool adj_6 = {};
    bool adj_7 = {};
    wp::float32 adj_8 = {};
    bool adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    //---------
    // forward
    // def in_condition(x: wp.array(dtype=float)):                                            <L 8>
    // i = wp.tid()                                                                           <L 9>
    var_0 = builtin_tid1d();
    // if wp.static(FAST):                                                                    <L 10>
    // x[i] = x[i] * 2.0                                                                      <L 11>
    var_2 = wp::address(var_x, var_0);
    var_5 = wp::load(var_2);
    var_4 = wp::mul(var_5, var_3);
    // wp::array_store(var_x, var_0, var_4);
    // if not wp.static(FAST):                                                                <L 14>
    var_7 = wp::unot(var_6);
    if (var_7) {
        // x[i] = 0.0                                                                         <L 15>
        // wp::array_store(var_x, var_0, var_8);
    }
    // y = 1.0 if wp.static(FAST and not FAST) else 2.0                                       <L 16>
    // x[i] += y                                                                              <L 17>
    // var_11 = wp::atomic_add(var_x, var_0, var_10);
    //---------
    // reverse
    wp::adj_atomic_add(var_x, var_0, var_10, adj_x, adj_0, adj_10, adj_11);
    // adj: x[i] += y                                                                         <L 17>
    // adj: y = 1.0 if wp.static(FAST and not FAST) else 2.0                                  <L 16>
    if (var_7) {
        wp::adj_array_store(var_x, var_0, var_8, adj_x, adj_0, adj_8);
        // adj: x[i] = 0.0                                                                    <L 15>
    }
    // adj: if not wp.static(FAST):                                                           <L 14>
    wp::adj_array_store(var_x, var_0, var_4, adj_x, adj_0, adj_4);
    wp::adj_mul(var_5, var_3, adj_2, adj_3, adj_4);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_2);
    // adj: x[i] = x[i] * 2.0                                                                 <L 11>
    // adj: if wp.static(FAST):                                                               <L 10>
    // adj: i = wp.tid()                                                                      <L 9>
    // adj: def in_condition(x: wp.array(dtype=float)):                                       <L 8>
    return;
}
