struct wp_args_constant_arithmetic_66f9e34c {
    wp::array_t<wp::int32> n;
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void constant_arithmetic_66f9e34c_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_arithmetic_66f9e34c *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_n = _wp_args->n;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 13;
    const wp::int32 var_1 = 0;
    const wp::int32 var_2 = 6;
    const wp::int32 var_3 = 1;
    const wp::float32 var_4 = 1.5;
    const wp::int32 var_5 = 0;
    const wp::int32 var_6 = 1024;
    const wp::int32 var_7 = 2;
    const wp::int32 var_8 = -3;
    const wp::int32 var_9 = 3;
    const wp::int32 var_10 = 1;
    const wp::int32 var_11 = 4;
    const wp::int32 var_12 = 35;
    const wp::int32 var_13 = 5;
    const wp::float32 var_14 = 3.0;
    const wp::int32 var_15 = 1;
    //---------
    // forward
    // def constant_arithmetic(n: wp.array(dtype=int), x: wp.array(dtype=float)):             <L 16>
    // n[0] = B                                                                               <L 17>
    wp::array_store(var_n, var_1, var_0);
    // n[1] = C                                                                               <L 18>
    wp::array_store(var_n, var_3, var_2);
    // x[0] = D                                                                               <L 19>
    wp::array_store(var_x, var_5, var_4);
    // n[2] = E                                                                               <L 20>
    wp::array_store(var_n, var_7, var_6);
    // n[3] = F                                                                               <L 21>
    wp::array_store(var_n, var_9, var_8);
    // n[4] = G                                                                               <L 22>
    wp::array_store(var_n, var_11, var_10);
    // n[5] = H                                                                               <L 23>
    wp::array_store(var_n, var_13, var_12);
    // x[1] = I                                                                               <L 24>
    wp::array_store(var_x, var_15, var_14);
}
