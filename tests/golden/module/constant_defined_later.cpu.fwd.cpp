struct wp_args_constant_defined_later_3dfe1f24 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void constant_defined_later_3dfe1f24_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_defined_later_3dfe1f24 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::float32 var_0 = 2.5;
    const wp::int32 var_1 = 0;
    //---------
    // forward
    // def constant_defined_later(x: wp.array(dtype=float)):                                  <L 6>
    // x[0] = LATE                                                                            <L 7>
    wp::array_store(var_x, var_1, var_0);
}
