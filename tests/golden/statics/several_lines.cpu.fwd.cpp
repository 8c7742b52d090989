struct wp_args_several_lines_b2d41ded {
    wp::array_t<wp::int32> x;
};

template <bool wp_linear_contiguous>
static void several_lines_b2d41ded_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_several_lines_b2d41ded *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_several_lines_b2d41ded wp_contiguous_args;
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
    wp::int32* var_1;
    const wp::int32 var_2 = 8;
    wp::int32 var_3;
    wp::int32 var_4;
    //---------
    // forward
    // def several_lines(x: wp.array(dtype=int)):                                             <L 9>
    // i = wp.tid()                                                                           <L 10>
    var_0 = builtin_tid1d();
    // x[i] = x[i] + wp.static(                                                               <L 11>
    var_1 = wp::address(var_x, var_0);
    var_4 = wp::load(var_1);
    var_3 = wp::add(var_4, var_2);
    wp::array_store(var_x, var_0, var_3);
}
