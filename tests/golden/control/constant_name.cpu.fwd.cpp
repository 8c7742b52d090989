struct wp_args_constant_name_db26d081 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void constant_name_db26d081_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_name_db26d081 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const bool var_0 = true;
    const bool var_1 = false;
    const wp::float32 var_2 = 2.0;
    const wp::int32 var_3 = 1;
    //---------
    // forward
    // def constant_name(x: wp.array(dtype=float)):                                           <L 8>
    // flag = True                                                                            <L 9>
    // if DEBUG:                                                                              <L 10>
    // if flag:                                                                               <L 12>
    // x[1] = 2.0                                                                             <L 13>
    wp::array_store(var_x, var_3, var_2);
}
