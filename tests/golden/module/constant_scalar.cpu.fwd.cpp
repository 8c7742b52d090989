struct wp_args_constant_scalar_e8720c89 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::int32> n;
};

template <bool wp_linear_contiguous>
static void constant_scalar_e8720c89_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_scalar_e8720c89 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::int32> var_n = _wp_args->n;
    //---------
    // primal vars
    const wp::float32 var_0 = -9.81;
    const wp::int32 var_1 = 0;
    const wp::float32 var_2 = 2.0;
    wp::float32 var_3;
    const wp::int32 var_4 = 1;
    const wp::int32 var_5 = 4;
    const wp::int32 var_6 = 0;
    const bool var_7 = true;
    bool var_8;
    //---------
    // forward
    // def constant_scalar(x: wp.array(dtype=float), n: wp.array(dtype=int)):                 <L 10>
    // x[0] = GRAVITY                                                                         <L 11>
    wp::array_store(var_x, var_1, var_0);
    // x[1] = GRAVITY * 2.0                                                                   <L 12>
    var_3 = wp::mul(var_0, var_2);
    wp::array_store(var_x, var_4, var_3);
    // n[0] = STEPS                                                                           <L 13>
    wp::array_store(var_n, var_6, var_5);
    // f = ENABLED                                                                            <L 14>
    var_8 = wp::copy(var_7);
}
