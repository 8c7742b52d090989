// returned_from_function.py:5
static wp::array_t<wp::float32> row_of_0(
    wp::array_t<wp::float32> var_y,
    wp::int32 var_i)
{
    //---------
    // primal vars
    wp::array_t<wp::float32> var_0;
    //---------
    // forward
    // def row_of(y: wp.array2d(dtype=float), i: int):                                        <L 6>
    // return y[i]                                                                            <L 7>
    var_0 = wp::view(var_y, var_i);
    return var_0;
}

struct wp_args_returned_from_function_bc3ef9f9 {
    wp::array_t<wp::float32> y;
};

template <bool wp_linear_contiguous>
static void returned_from_function_bc3ef9f9_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_returned_from_function_bc3ef9f9 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_y = _wp_args->y;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::float32 var_1 = 3.0;
    wp::array_t<wp::float32> var_2;
    const wp::int32 var_3 = 1;
    wp::array_t<wp::float32> var_4;
    const wp::int32 var_5 = 1;
    wp::float32* var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    const wp::int32 var_9 = 0;
    //---------
    // forward
    // def returned_from_function(y: wp.array2d(dtype=float)):                                <L 11>
    // i = wp.tid()                                                                           <L 12>
    var_0 = builtin_tid1d();
    // row_of(y, i)[1] = 3.0                                                                  <L 13>
    var_2 = row_of_0(var_y, var_0);
    wp::array_store(var_2, var_3, var_1);
    // y[i, 0] = row_of(y, i)[1]                                                              <L 14>
    var_4 = row_of_0(var_y, var_0);
    var_6 = wp::address(var_4, var_5);
    var_8 = wp::load(var_6);
    var_7 = wp::copy(var_8);
    wp::array_store(var_y, var_0, var_9, var_7);
}
