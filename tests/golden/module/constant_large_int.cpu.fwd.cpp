struct wp_args_constant_large_int_09426c80 {
    wp::array_t<wp::int64> n;
};

template <bool wp_linear_contiguous>
static void constant_large_int_09426c80_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_large_int_09426c80 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int64> var_n = _wp_args->n;
    //---------
    // primal vars
    wp::int64 var_0;
    const wp::int32 var_1 = 0;
    //---------
    // forward
    // def constant_large_int(n: wp.array(dtype=wp.int64)):                                   <L 8>
    // n[0] = wp.int64(BIG)                                                                   <L 9>
    var_0 = 20015998343868ll;
    wp::array_store(var_n, var_1, var_0);
}
