struct wp_args_unrolled_constant_name_e54226b5 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void unrolled_constant_name_e54226b5_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_unrolled_constant_name_e54226b5 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    const wp::float32 var_1 = 1.0;
    const wp::int32 var_2 = 1;
    const wp::float32 var_3 = 1.0;
    //---------
    // forward
    // def unrolled_constant_name(x: wp.array(dtype=float)):                                  <L 8>
    // for i in range(N):                                                                     <L 9>
    // x[i] = 1.0                                                                             <L 10>
    wp::array_store(var_x, var_0, var_1);
    wp::array_store(var_x, var_2, var_3);
}
