struct wp_args_late_nested_e1800c2c {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void late_nested_e1800c2c_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_late_nested_e1800c2c *_wp_args,
    wp_args_late_nested_e1800c2c *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_late_nested_e1800c2c wp_contiguous_args;
    wp_args_late_nested_e1800c2c wp_contiguous_adj_args;
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
    const wp::int32 var_1 = 0;
    const wp::float32 var_2 = 2.0;
    const wp::float32 var_3 = 3.0;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::int32 var_6 = 1;
    const wp::float32 var_7 = 3.0;
    const wp::float32 var_8 = 3.0;
    wp::float32 var_9;
    wp::float32 var_10;
    const wp::int32 var_11 = 2;
    const wp::float32 var_12 = 4.0;
    const wp::float32 var_13 = 3.0;
    wp::float32 var_14;
    wp::float32 var_15;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    //---------
    // forward
    // def late_nested(x: wp.array(dtype=float)):                                             <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // for j in range(3):                                                                     <L 8>
    // x[i] += wp.static(float(j) + wp.static(1.0 + 1.0)) * wp.static(3.0)                    <L 9>
    var_4 = wp::mul(var_2, var_3);
    // var_5 = wp::atomic_add(var_x, var_0, var_4);
    var_9 = wp::mul(var_7, var_8);
    // var_10 = wp::atomic_add(var_x, var_0, var_9);
    var_14 = wp::mul(var_12, var_13);
    // var_15 = wp::atomic_add(var_x, var_0, var_14);
    //---------
    // reverse
    wp::adj_atomic_add(var_x, var_0, var_14, adj_x, adj_0, adj_14, adj_15);
    wp::adj_mul(var_12, var_13, adj_12, adj_13, adj_14);
    wp::adj_atomic_add(var_x, var_0, var_9, adj_x, adj_0, adj_9, adj_10);
    wp::adj_mul(var_7, var_8, adj_7, adj_8, adj_9);
    wp::adj_atomic_add(var_x, var_0, var_4, adj_x, adj_0, adj_4, adj_5);
    wp::adj_mul(var_2, var_3, adj_2, adj_3, adj_4);
    // adj: x[i] += wp.static(float(j) + wp.static(1.0 + 1.0)) * wp.static(3.0)               <L 9>
    // adj: for j in range(3):                                                                <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def late_nested(x: wp.array(dtype=float)):                                        <L 6>
    return;
}
