struct wp_args_enable_backward_off_e0f9acdf {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void enable_backward_off_e0f9acdf_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_enable_backward_off_e0f9acdf *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_enable_backward_off_e0f9acdf wp_contiguous_args;
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
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // forward
    // def enable_backward_off(x: wp.array(dtype=float)):                                     <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // x[i] = wp.sin(x[i])                                                                    <L 8>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::sin(var_3);
    wp::array_store(var_x, var_0, var_2);
}
