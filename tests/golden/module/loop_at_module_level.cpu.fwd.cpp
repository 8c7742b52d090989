struct wp_args_loop_at_module_level_fcdb75c2 {
    wp::array_t<wp::int32> n;
};

template <bool wp_linear_contiguous>
static void loop_at_module_level_fcdb75c2_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_loop_at_module_level_fcdb75c2 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_n = _wp_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 10;
    const wp::int32 var_1 = 0;
    //---------
    // forward
    // def loop_at_module_level(n: wp.array(dtype=int)):                                      <L 10>
    // n[0] = TOTAL                                                                           <L 11>
    wp::array_store(var_n, var_1, var_0);
}
