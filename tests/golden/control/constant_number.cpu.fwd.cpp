struct wp_args_constant_number_d2c0f3a4 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void constant_number_d2c0f3a4_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_number_d2c0f3a4 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 2;
    const wp::float32 var_1 = 1.0;
    const wp::int32 var_2 = 0;
    const wp::int32 var_3 = 0;
    const wp::float32 var_4 = 0.0;
    //---------
    // forward
    // def constant_number(x: wp.array(dtype=float)):                                         <L 8>
    // if LEVEL:                                                                              <L 9>
    // x[0] = 1.0                                                                             <L 10>
    wp::array_store(var_x, var_2, var_1);
    // if 0:                                                                                  <L 11>
    // if 0.0:                                                                                <L 13>
}
