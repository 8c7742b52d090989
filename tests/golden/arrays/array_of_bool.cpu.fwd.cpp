struct wp_args_array_of_bool_e736eb66 {
    wp::array_t<bool> flags;
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void array_of_bool_e736eb66_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_array_of_bool_e736eb66 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_array_of_bool_e736eb66 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.flags.strides[0] = sizeof(bool);
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<bool> var_flags = _wp_args->flags;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    const wp::float32 var_2 = 0.0;
    bool var_3;
    wp::float32 var_4;
    bool* var_5;
    bool var_6;
    bool var_7;
    const wp::int32 var_8 = 1;
    wp::int32 var_9;
    //---------
    // forward
    // def array_of_bool(flags: wp.array(dtype=wp.bool), x: wp.array(dtype=float)):           <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // flags[i] = x[i] > 0.0                                                                  <L 8>
    var_1 = wp::address(var_x, var_0);
    var_4 = wp::load(var_1);
    var_3 = (var_4 > var_2);
    wp::array_store(var_flags, var_0, var_3);
    // flags[i + 1] = not flags[i]                                                            <L 9>
    var_5 = wp::address(var_flags, var_0);
    var_7 = wp::load(var_5);
    var_6 = wp::unot(var_7);
    var_9 = wp::add(var_0, var_8);
    wp::array_store(var_flags, var_9, var_6);
}
