struct wp_args_constant_shadowed_by_parameter_5f1f60c7 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void constant_shadowed_by_parameter_5f1f60c7_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_shadowed_by_parameter_5f1f60c7 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    //---------
    // forward
    // def constant_shadowed_by_parameter(x: wp.array(dtype=float), n: int):                  <L 8>
    // x[n] = 1.0                                                                             <L 9>
    wp::array_store(var_x, var_n, var_0);
}
