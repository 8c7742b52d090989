struct wp_args_unrolled_nested_1a213b83 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void unrolled_nested_1a213b83_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_unrolled_nested_1a213b83 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    const wp::int32 var_1 = 1;
    const wp::int32 var_2 = 0;
    const wp::float32 var_3 = 1.0;
    const wp::int32 var_4 = 2;
    const wp::int32 var_5 = 0;
    const wp::float32 var_6 = 1.0;
    const wp::int32 var_7 = 1;
    const wp::float32 var_8 = 1.0;
    //---------
    // forward
    // def unrolled_nested(x: wp.array2d(dtype=float)):                                       <L 6>
    // for i in range(3):                                                                     <L 7>
    // for j in range(i):                                                                     <L 8>
    // x[i, j] = 1.0                                                                          <L 9>
    wp::array_store(var_x, var_1, var_2, var_3);
    // for j in range(i):                                                                     <L 8>
    // x[i, j] = 1.0                                                                          <L 9>
    wp::array_store(var_x, var_4, var_5, var_6);
    wp::array_store(var_x, var_4, var_7, var_8);
}
