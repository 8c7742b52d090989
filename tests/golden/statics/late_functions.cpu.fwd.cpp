// late_functions.py:5
static wp::float32 square_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def square(x: float):                                                                  <L 6>
    // return x * x                                                                           <L 7>
    var_0 = wp::mul(var_x, var_x);
    return var_0;
}

// late_functions.py:10
static wp::float32 cube_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def cube(x: float):                                                                    <L 11>
    // return x * x * x                                                                       <L 12>
    var_0 = wp::mul(var_x, var_x);
    var_1 = wp::mul(var_0, var_x);
    return var_1;
}

struct wp_args_late_functions_879c967e {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void late_functions_879c967e_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_late_functions_879c967e *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_late_functions_879c967e wp_contiguous_args;
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
    const wp::int32 var_4 = 0;
    wp::float32 var_5;
    const wp::float32 var_6 = 0.5;
    wp::float32 var_7;
    const wp::int32 var_8 = 1;
    wp::float32 var_9;
    const wp::float32 var_10 = 1.5;
    wp::float32 var_11;
    const wp::int32 var_12 = 2;
    wp::float32 var_13;
    const wp::float32 var_14 = 2.5;
    wp::float32 var_15;
    //---------
    // forward
    // def late_functions(x: wp.array(dtype=float)):                                          <L 19>
    // i = wp.tid()                                                                           <L 20>
    var_0 = builtin_tid1d();
    // s = x[i]                                                                               <L 21>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // for j in range(wp.static(len(TABLE))):                                                 <L 22>
    // s = wp.static(TABLE[j])(s) + wp.static(float(j) + 0.5)                                 <L 23>
    var_5 = square_0(var_2);
    var_7 = wp::add(var_5, var_6);
    var_9 = cube_0(var_7);
    var_11 = wp::add(var_9, var_10);
    var_13 = wp::sin(var_11);
    var_15 = wp::add(var_13, var_14);
    // x[i] = s                                                                               <L 24>
    wp::array_store(var_x, var_0, var_15);
}
