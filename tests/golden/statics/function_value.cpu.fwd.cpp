// function_value.py:5
static wp::float32 square_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def square(a: float):                                                                  <L 6>
    // return a * a                                                                           <L 7>
    var_0 = wp::mul(var_a, var_a);
    return var_0;
}

// function_value.py:10
static wp::float32 cube_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def cube(a: float):                                                                    <L 11>
    // return a * a * a                                                                       <L 12>
    var_0 = wp::mul(var_a, var_a);
    var_1 = wp::mul(var_0, var_a);
    return var_1;
}

struct wp_args_function_value_b9978fa5 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void function_value_b9978fa5_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_function_value_b9978fa5 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_function_value_b9978fa5 wp_contiguous_args;
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
    wp::float32 var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    //---------
    // forward
    // def function_value(x: wp.array(dtype=float)):                                          <L 19>
    // i = wp.tid()                                                                           <L 20>
    var_0 = builtin_tid1d();
    // f = wp.static(FUNCTIONS["cube"])                                                       <L 21>
    // x[i] = wp.static(FUNCTIONS["square"])(x[i]) + f(x[i])                                  <L 22>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = square_0(var_3);
    var_4 = wp::address(var_x, var_0);
    var_6 = wp::load(var_4);
    var_5 = cube_0(var_6);
    var_7 = wp::add(var_2, var_5);
    wp::array_store(var_x, var_0, var_7);
}
