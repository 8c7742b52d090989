struct wp_args_condition_is_element_ff0dcb52 {
    wp::array_t<wp::int32> flags;
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void condition_is_element_ff0dcb52_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_condition_is_element_ff0dcb52 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_condition_is_element_ff0dcb52 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.flags.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::int32> var_flags = _wp_args->flags;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::float32 var_1 = 0.5;
    wp::int32* var_2;
    wp::int32 var_3;
    const wp::float32 var_4 = 1.5;
    wp::int32 var_5;
    wp::int32 var_6;
    const wp::float32 var_7 = 2.5;
    wp::int32 var_8;
    wp::float32 var_9;
    wp::int32 var_10;
    //---------
    // forward
    // def condition_is_element(flags: wp.array(dtype=int), x: wp.array(dtype=float)):        <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // a = 0.5                                                                                <L 8>
    // if flags[i]:                                                                           <L 9>
    var_2 = wp::address(var_flags, var_0);
    var_3 = wp::load(var_2);
    if (var_3) {
        // a = 1.5                                                                            <L 10>
    }
    var_5 = wp::load(var_2);
    var_6 = wp::load(var_2);
    if (!var_6) {
        // a = 2.5                                                                            <L 12>
    }
    var_8 = wp::load(var_2);
    var_10 = wp::load(var_2);
    var_9 = wp::where(var_10, var_4, var_7);
    // x[i] = a                                                                               <L 13>
    wp::array_store(var_x, var_0, var_9);
}
