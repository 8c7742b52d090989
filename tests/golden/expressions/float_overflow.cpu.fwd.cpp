struct wp_args_float_overflow_05819aa0 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void float_overflow_05819aa0_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_float_overflow_05819aa0 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::float32 var_0 = INFINITY;
    const wp::int32 var_1 = 0;
    //---------
    // forward
    // def float_overflow(x: wp.array(dtype=float)):                                          <L 6>
    // x[0] = 1e400                                                                           <L 7>
    wp::array_store(var_x, var_1, var_0);
}
