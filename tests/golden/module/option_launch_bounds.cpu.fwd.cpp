struct wp_args_option_launch_bounds_7ea4ceb2 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void option_launch_bounds_7ea4ceb2_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_option_launch_bounds_7ea4ceb2 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_option_launch_bounds_7ea4ceb2 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    wp::int32 var_1;
    //---------
    // forward
    // def option_launch_bounds(x: wp.array(dtype=float)):                                    <L 6>
    // x[wp.tid()] = 1.0                                                                      <L 7>
    var_1 = builtin_tid1d();
    wp::array_store(var_x, var_1, var_0);
}
