struct wp_args_constant_casts_a7e43167 {
    wp::array_t<wp::int32> n;
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void constant_casts_a7e43167_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_casts_a7e43167 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_n = _wp_args->n;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 7;
    const wp::int32 var_1 = 0;
    const wp::float32 var_2 = 3.0;
    const wp::int32 var_3 = 0;
    const wp::int32 var_4 = 5;
    const wp::int32 var_5 = 1;
    const wp::float32 var_6 = 0.5;
    const wp::int32 var_7 = 1;
    const wp::int32 var_8 = 4;
    const wp::int32 var_9 = 2;
    //---------
    // forward
    // def constant_casts(n: wp.array(dtype=int), x: wp.array(dtype=float)):                  <L 12>
    // n[0] = A                                                                               <L 13>
    wp::array_store(var_n, var_1, var_0);
    // x[0] = B                                                                               <L 14>
    wp::array_store(var_x, var_3, var_2);
    // n[1] = C                                                                               <L 15>
    wp::array_store(var_n, var_5, var_4);
    // x[1] = D                                                                               <L 16>
    wp::array_store(var_x, var_7, var_6);
    // n[2] = E                                                                               <L 17>
    wp::array_store(var_n, var_9, var_8);
}
