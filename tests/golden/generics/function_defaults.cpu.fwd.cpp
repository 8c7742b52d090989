// function_defaults.py:0
static wp::float32 scaled_0(
    wp::float32 var_a,
    wp::int32 var_factor,
    wp::float32 var_offset)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // forward
    // def scaled(a: Any, factor: Any = 2, offset: float = 1.0):                              <L 1>
    // return a * type(a)(factor) + type(a)(offset)                                           <L 2>
    var_0 = wp::float32(var_factor);
    var_1 = wp::mul(var_a, var_0);
    var_2 = wp::float32(var_offset);
    var_3 = wp::add(var_1, var_2);
    return var_3;
}

// function_defaults.py:0
static wp::float32 scaled_0(
    wp::float32 var_a,
    wp::float32 var_factor,
    wp::float32 var_offset)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // forward
    // def scaled(a: Any, factor: Any = 2, offset: float = 1.0):                              <L 1>
    // return a * type(a)(factor) + type(a)(offset)                                           <L 2>
    var_0 = wp::float32(var_factor);
    var_1 = wp::mul(var_a, var_0);
    var_2 = wp::float32(var_offset);
    var_3 = wp::add(var_1, var_2);
    return var_3;
}

struct wp_args_function_defaults_111f2f1e {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void function_defaults_111f2f1e_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_function_defaults_111f2f1e *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_function_defaults_111f2f1e wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    const wp::int32 var_3 = 2;
    const wp::float32 var_4 = 1.0;
    wp::float32 var_5;
    wp::float32* var_6;
    const wp::int32 var_7 = 3;
    wp::float32 var_8;
    const wp::float32 var_9 = 1.0;
    wp::float32 var_10;
    wp::float32* var_11;
    const wp::float32 var_12 = 4.0;
    wp::float32 var_13;
    const wp::int32 var_14 = 2;
    wp::float32 var_15;
    wp::float32* var_16;
    const wp::float32 var_17 = 0.5;
    wp::float32 var_18;
    const wp::float32 var_19 = 1.0;
    wp::float32 var_20;
    //---------
    // forward
    // def function_defaults(x: wp.array(dtype=float)):                                       <L 13>
    // i = wp.tid()                                                                           <L 14>
    var_0 = builtin_tid1d();
    // x[i] = scaled(x[i])                                                                    <L 15>
    var_1 = wp::address(var_x, var_0);
    var_5 = wp::load(var_1);
    var_2 = scaled_0(var_5, var_3, var_4);
    wp::array_store(var_x, var_0, var_2);
    // x[i] = scaled(x[i], 3)                                                                 <L 16>
    var_6 = wp::address(var_x, var_0);
    var_10 = wp::load(var_6);
    var_8 = scaled_0(var_10, var_7, var_9);
    wp::array_store(var_x, var_0, var_8);
    // x[i] = scaled(x[i], offset=4.0)                                                        <L 17>
    var_11 = wp::address(var_x, var_0);
    var_15 = wp::load(var_11);
    var_13 = scaled_0(var_15, var_14, var_12);
    wp::array_store(var_x, var_0, var_13);
    // x[i] = scaled(x[i], 0.5)                                                               <L 18>
    var_16 = wp::address(var_x, var_0);
    var_20 = wp::load(var_16);
    var_18 = scaled_0(var_20, var_17, var_19);
    wp::array_store(var_x, var_0, var_18);
}
