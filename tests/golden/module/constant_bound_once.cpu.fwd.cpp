struct wp_args_constant_bound_once_4fd46a11 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void constant_bound_once_4fd46a11_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_bound_once_4fd46a11 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    wp::float32 var_1;
    const wp::int32 var_2 = 0;
    const wp::int32 var_3 = 1;
    //---------
    // forward
    // def constant_bound_once(x: wp.array(dtype=float)):                                     <L 8>
    // x[0] = SCALE + SCALE                                                                   <L 9>
    var_1 = wp::add(var_0, var_0);
    wp::array_store(var_x, var_2, var_1);
    // x[1] = SCALE                                                                           <L 10>
    wp::array_store(var_x, var_3, var_0);
}
