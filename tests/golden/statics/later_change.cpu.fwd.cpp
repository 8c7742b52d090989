struct wp_args_later_change_b894d449 {
    wp::array_t<wp::int32> x;
};

template <bool wp_linear_contiguous>
static void later_change_b894d449_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_later_change_b894d449 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_later_change_b894d449 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::int32> var_x = _wp_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 1;
    const wp::int32 var_2 = 2;
    wp::int32 var_3;
    //---------
    // forward
    // def later_change(x: wp.array(dtype=int)):                                              <L 8>
    // i = wp.tid()                                                                           <L 9>
    var_0 = builtin_tid1d();
    // x[i] = wp.static(LEVEL) + LEVEL                                                        <L 10>
    var_3 = wp::add(var_1, var_2);
    wp::array_store(var_x, var_0, var_3);
}
