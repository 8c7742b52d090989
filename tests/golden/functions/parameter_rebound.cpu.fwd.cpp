// parameter_rebound.py:5
static wp::int32 clamp_index_0(
    wp::int32 var_i,
    wp::int32 var_n)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    bool var_1;
    const wp::int32 var_2 = 0;
    wp::int32 var_3;
    bool var_4;
    const wp::int32 var_5 = 1;
    wp::int32 var_6;
    wp::int32 var_7;
    //---------
    // forward
    // def clamp_index(i: int, n: int):                                                       <L 6>
    // if i < 0:                                                                              <L 7>
    var_1 = (var_i < var_0);
    if (var_1) {
        // i = 0                                                                              <L 8>
    }
    var_3 = wp::where(var_1, var_2, var_i);
    // if i >= n:                                                                             <L 9>
    var_4 = (var_3 >= var_n);
    if (var_4) {
        // i = n - 1                                                                          <L 10>
        var_6 = wp::sub(var_n, var_5);
    }
    var_7 = wp::where(var_4, var_6, var_3);
    // return i                                                                               <L 11>
    return var_7;
}

struct wp_args_parameter_rebound_c12cec6a {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void parameter_rebound_c12cec6a_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_parameter_rebound_c12cec6a *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_parameter_rebound_c12cec6a wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::float32 var_1 = 1.0;
    const wp::int32 var_2 = 1;
    wp::int32 var_3;
    wp::int32 var_4;
    //---------
    // forward
    // def parameter_rebound(x: wp.array(dtype=float), n: int):                               <L 15>
    // i = wp.tid()                                                                           <L 16>
    var_0 = builtin_tid1d();
    // x[clamp_index(i - 1, n)] = 1.0                                                         <L 17>
    var_3 = wp::sub(var_0, var_2);
    var_4 = clamp_index_0(var_3, var_n);
    wp::array_store(var_x, var_4, var_1);
}
