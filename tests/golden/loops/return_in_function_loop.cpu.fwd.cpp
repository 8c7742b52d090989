// return_in_function_loop.py:5
static wp::int32 find_0(
    wp::array_t<wp::float32> var_x,
    wp::int32 var_n,
    wp::float32 var_value)
{
    //---------
    // primal vars
    wp::range_t var_0;
    wp::int32 var_1;
    wp::float32* var_2;
    bool var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = -1;
    //---------
    // forward
    // def find(x: wp.array(dtype=float), n: int, value: float):                              <L 6>
    // for i in range(n):                                                                     <L 7>
    var_0 = wp::range(var_n);
    start_for_0:;
        if (iter_cmp(var_0) == 0) goto end_for_0;
        var_1 = wp::iter_next(var_0);
        // if x[i] == value:                                                                  <L 8>
        var_2 = wp::address(var_x, var_1);
        var_4 = wp::load(var_2);
        var_3 = (var_4 == var_value);
        if (var_3) {
            // return i                                                                       <L 9>
            return var_1;
        }
        goto start_for_0;
    end_for_0:;
    // return -1                                                                              <L 10>
    return var_5;
}

struct wp_args_return_in_function_loop_31f5bdbb {
    wp::array_t<wp::float32> x;
    wp::int32 n;
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void return_in_function_loop_31f5bdbb_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_return_in_function_loop_31f5bdbb *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::int32> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    wp::int32 var_1;
    const wp::int32 var_2 = 0;
    //---------
    // forward
    // def return_in_function_loop(x: wp.array(dtype=float), n: int, out: wp.array(dtype=int)):       <L 14>
    // out[0] = find(x, n, 2.0)                                                               <L 15>
    var_1 = find_0(var_x, var_n, var_0);
    wp::array_store(var_out, var_2, var_1);
}
