// passed_to_function.py:5
static wp::float32 first_0(
    wp::array_t<wp::float32> var_x)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // forward
    // def first(x: wp.array(dtype=float)):                                                   <L 6>
    // return x[0]                                                                            <L 7>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    return var_2;
}

struct wp_args_passed_to_function_4e294766 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::float32> y;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void passed_to_function_4e294766_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_passed_to_function_4e294766 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> var_y = _wp_args->y;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32 var_1;
    const wp::int32 var_2 = 0;
    wp::array_t<wp::float32> var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = 1;
    const wp::int32 var_6 = 1;
    wp::slice_t var_7;
    const wp::int32 var_8 = -2147483648;
    const wp::int32 var_9 = 1;
    wp::array_t<wp::float32> var_10;
    wp::float32 var_11;
    const wp::int32 var_12 = 2;
    //---------
    // forward
    // def passed_to_function(x: wp.array(dtype=float), y: wp.array2d(dtype=float), out: wp.array(dtype=float)):       <L 11>
    // i = wp.tid()                                                                           <L 12>
    var_0 = builtin_tid1d();
    // out[0] = first(x)                                                                      <L 13>
    var_1 = first_0(var_x);
    wp::array_store(var_out, var_2, var_1);
    // out[1] = first(y[i])                                                                   <L 14>
    var_3 = wp::view(var_y, var_0);
    var_4 = first_0(var_3);
    wp::array_store(var_out, var_5, var_4);
    // out[2] = first(x[1:])                                                                  <L 15>
    var_7 = wp::slice_t(var_6, var_8, var_9);
    var_10 = wp::view(var_x, var_7);
    var_11 = first_0(var_10);
    wp::array_store(var_out, var_12, var_11);
}
