struct wp_args_step_326344dd {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void step_326344dd_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_step_326344dd *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    const wp::int32 var_1 = 0;
    //---------
    // forward
    // def step(x: wp.array(dtype=float)):                                                    <L 8>
    // x[0] = 1.0                                                                             <L 9>
    wp::array_store(var_x, var_1, var_0);
}

struct wp_args_step_513402e1 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void step_513402e1_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_step_513402e1 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    const wp::int32 var_1 = 0;
    //---------
    // forward
    // def step(x: wp.array(dtype=float)):                                                    <L 16>
    // x[0] = 2.0                                                                             <L 17>
    wp::array_store(var_x, var_1, var_0);
}
