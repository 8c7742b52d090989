struct wp_args_keyword_arguments_0bff99e2 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void keyword_arguments_0bff99e2_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_keyword_arguments_0bff99e2 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_keyword_arguments_0bff99e2 wp_contiguous_args;
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
    const wp::float32 var_1 = 2.0;
    wp::float32* var_2;
    const wp::float32 var_3 = 1.0;
    wp::float32 var_4;
    wp::float32 var_5;
    //---------
    // forward
    // def keyword_arguments(x: wp.array(dtype=float)):                                       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // x[i] = wp.clamp(high=2.0, x=x[i], low=1.0)                                             <L 8>
    var_2 = wp::address(var_x, var_0);
    var_5 = wp::load(var_2);
    var_4 = wp::clamp(var_5, var_3, var_1);
    wp::array_store(var_x, var_0, var_4);
}
