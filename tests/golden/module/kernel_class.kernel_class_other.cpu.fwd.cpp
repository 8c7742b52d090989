struct wp_args_plain_1b4fb87e {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void plain_1b4fb87e_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_plain_1b4fb87e *_wp_args)
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
    // def plain(x: wp.array(dtype=float)):                                                   <L 7>
    // x[0] = 1.0                                                                             <L 8>
    wp::array_store(var_x, var_1, var_0);
}
