// in_function.py:7
static wp::float32 boosted_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 3.0;
    wp::float32 var_1;
    const wp::float32 var_2 = 3.0;
    wp::float32 var_3;
    //---------
    // forward
    // def boosted(a: float):                                                                 <L 8>
    // return a * wp.static(GAIN) + wp.static(GAIN)                                           <L 9>
    var_1 = wp::mul(var_a, var_0);
    var_3 = wp::add(var_1, var_2);
    return var_3;
}

// in_function.py:7
static void adj_boosted_0(
    wp::float32 var_a,
    wp::float32 & adj_a,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 3.0;
    wp::float32 var_1;
    const wp::float32 var_2 = 3.0;
    wp::float32 var_3;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    //---------
    // forward
    // def boosted(a: float):                                                                 <L 8>
    // return a * wp.static(GAIN) + wp.static(GAIN)                                           <L 9>
    var_1 = wp::mul(var_a, var_0);
    var_3 = wp::add(var_1, var_2);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_3 += adj_ret;
    wp::adj_add(var_1, var_2, adj_1, adj_2, adj_3);
    wp::adj_mul(var_a, var_0, adj_a, adj_0, adj_1);
    // adj: return a * wp.static(GAIN) + wp.static(GAIN)                                      <L 9>
    // adj: def boosted(a: float):                                                            <L 8>
    return;
}

struct wp_args_in_function_c61933f0 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void in_function_c61933f0_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_in_function_c61933f0 *_wp_args,
    wp_args_in_function_c61933f0 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_in_function_c61933f0 wp_contiguous_args;
    wp_args_in_function_c61933f0 wp_contiguous_adj_args;
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
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    //---------
    // forward
    // def in_function(x: wp.array(dtype=float)):                                             <L 13>
    // i = wp.tid()                                                                           <L 14>
    var_0 = builtin_tid1d();
    // x[i] = boosted(x[i])                                                                   <L 15>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = boosted_0(var_3);
    // wp::array_store(var_x, var_0, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_2, adj_x, adj_0, adj_2);
    adj_boosted_0(var_3, adj_1, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[i] = boosted(x[i])                                                              <L 15>
    // adj: i = wp.tid()                                                                      <L 14>
    // adj: def in_function(x: wp.array(dtype=float)):                                        <L 13>
    return;
}
