struct wp_args_loop_variable_c6d9e003 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void loop_variable_c6d9e003_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_loop_variable_c6d9e003 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_loop_variable_c6d9e003 wp_contiguous_args;
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
    wp::int32 var_0;
    const wp::int32 var_1 = 0;
    const wp::float32 var_2 = 0.25;
    wp::float32 var_3;
    const wp::int32 var_4 = 1;
    const wp::float32 var_5 = 0.5;
    wp::float32 var_6;
    const wp::int32 var_7 = 2;
    const wp::float32 var_8 = 0.25;
    wp::float32 var_9;
    //---------
    // forward
    // def loop_variable(x: wp.array(dtype=float)):                                           <L 8>
    // i = wp.tid()                                                                           <L 9>
    var_0 = builtin_tid1d();
    // for j in range(3):                                                                     <L 10>
    // x[i] += wp.static(WEIGHTS[j])                                                          <L 11>
    var_3 = wp::atomic_add(var_x, var_0, var_2);
    var_6 = wp::atomic_add(var_x, var_0, var_5);
    var_9 = wp::atomic_add(var_x, var_0, var_8);
}
