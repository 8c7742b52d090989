struct wp_args_dynamic_element_bounds_ff786a92 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::int32> offsets;
};

template <bool wp_linear_contiguous>
static void dynamic_element_bounds_ff786a92_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_dynamic_element_bounds_ff786a92 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_dynamic_element_bounds_ff786a92 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.offsets.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::int32> var_offsets = _wp_args->offsets;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32* var_1;
    const wp::int32 var_2 = 1;
    wp::int32 var_3;
    wp::int32* var_4;
    wp::range_t var_5;
    wp::int32 var_6;
    wp::int32 var_7;
    wp::int32 var_8;
    const wp::float32 var_9 = 1.0;
    //---------
    // forward
    // def dynamic_element_bounds(x: wp.array(dtype=float), offsets: wp.array(dtype=int)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // for j in range(offsets[i], offsets[i + 1]):                                            <L 8>
    var_1 = wp::address(var_offsets, var_0);
    var_3 = wp::add(var_0, var_2);
    var_4 = wp::address(var_offsets, var_3);
    var_6 = wp::load(var_1);
    var_7 = wp::load(var_4);
    var_5 = wp::range(var_6, var_7);
    start_for_0:;
        if (iter_cmp(var_5) == 0) goto end_for_0;
        var_8 = wp::iter_next(var_5);
        // x[j] = 1.0                                                                         <L 9>
        wp::array_store(var_x, var_8, var_9);
        goto start_for_0;
    end_for_0:;
}
