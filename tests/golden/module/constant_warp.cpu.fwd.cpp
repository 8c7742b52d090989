struct wp_args_constant_warp_f870090c {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void constant_warp_f870090c_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_warp_f870090c *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::float32 var_0 = 3.141592653589793;
    const wp::int32 var_1 = 0;
    const wp::float32 var_2 = 3.141592653589793;
    const wp::int32 var_3 = 1;
    const wp::float32 var_4 = 6.283185307179586;
    const wp::int32 var_5 = 2;
    const wp::float32 var_6 = 1.5707963267948966;
    const wp::int32 var_7 = 3;
    const wp::float32 var_8 = 2.718281828459045;
    const wp::int32 var_9 = 4;
    const wp::float32 var_10 = 0.6931471805599453;
    const wp::int32 var_11 = 5;
    //---------
    // forward
    // def constant_warp(x: wp.array(dtype=float)):                                           <L 6>
    // x[0] = wp.pi                                                                           <L 7>
    wp::array_store(var_x, var_1, var_0);
    // x[1] = wp.PI                                                                           <L 8>
    wp::array_store(var_x, var_3, var_2);
    // x[2] = wp.tau                                                                          <L 9>
    wp::array_store(var_x, var_5, var_4);
    // x[3] = wp.half_pi                                                                      <L 10>
    wp::array_store(var_x, var_7, var_6);
    // x[4] = wp.e                                                                            <L 11>
    wp::array_store(var_x, var_9, var_8);
    // x[5] = wp.ln2                                                                          <L 12>
    wp::array_store(var_x, var_11, var_10);
}
