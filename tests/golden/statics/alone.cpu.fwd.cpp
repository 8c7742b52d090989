struct wp_args_alone_dac6979a {
    wp::array_t<wp::int32> x;
};

template <bool wp_linear_contiguous>
static void alone_dac6979a_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_alone_dac6979a *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    const wp::int32 var_1 = 0;
    //---------
    // forward
    // def alone(x: wp.array(dtype=int)):                                                     <L 8>
    // x[0] = 1                                                                               <L 10>
    wp::array_store(var_x, var_1, var_0);
}
