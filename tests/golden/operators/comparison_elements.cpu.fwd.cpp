struct wp_args_comparison_elements_c7a57b41 {
    wp::array_t<wp::float32> x;
    wp::array_t<bool> out;
};

template <bool wp_linear_contiguous>
static void comparison_elements_c7a57b41_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_comparison_elements_c7a57b41 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_comparison_elements_c7a57b41 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.out.strides[0] = sizeof(bool);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<bool> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    const wp::int32 var_2 = 1;
    wp::int32 var_3;
    wp::float32* var_4;
    bool var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    //---------
    // forward
    // def comparison_elements(x: wp.array(dtype=float), out: wp.array(dtype=wp.bool)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // out[i] = x[i] < x[i + 1]                                                               <L 8>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::add(var_0, var_2);
    var_4 = wp::address(var_x, var_3);
    var_6 = wp::load(var_1);
    var_7 = wp::load(var_4);
    var_5 = (var_6 < var_7);
    wp::array_store(var_out, var_0, var_5);
}
