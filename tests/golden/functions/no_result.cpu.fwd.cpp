// no_result.py:5
static void put_0(
    wp::array_t<wp::float32> var_x,
    wp::int32 var_i,
    wp::float32 var_value)
{
    //---------
    // primal vars
    //---------
    // forward
    // def put(x: wp.array(dtype=float), i: int, value: float):                               <L 6>
    // x[i] = value                                                                           <L 7>
    wp::array_store(var_x, var_i, var_value);
}

struct wp_args_no_result_a66fd3e0 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void no_result_a66fd3e0_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_no_result_a66fd3e0 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_no_result_a66fd3e0 wp_contiguous_args;
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
    const wp::float32 var_1 = 2.0;
    //---------
    // forward
    // def no_result(x: wp.array(dtype=float)):                                               <L 11>
    // i = wp.tid()                                                                           <L 12>
    var_0 = builtin_tid1d();
    // put(x, i, 2.0)                                                                         <L 13>
    put_0(var_x, var_0, var_1);
}
