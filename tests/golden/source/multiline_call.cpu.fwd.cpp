struct wp_args_multiline_call_36d13baa {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void multiline_call_36d13baa_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_multiline_call_36d13baa *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_multiline_call_36d13baa wp_contiguous_args;
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
    const wp::float32 var_2 = 0.0;
    const wp::float32 var_3 = 1.0;
    const wp::int32 var_4 = 0;
    wp::float32* var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    //---------
    // forward
    // def multiline_call(x: wp.array(dtype=float)):                                          <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // x[i] = wp.clamp(                                                                       <L 8>
    // x[i],                                                                                  <L 9>
    var_1 = wp::address(var_x, var_0);
    // 0.0,                                                                                   <L 10>
    // wp.max(                                                                                <L 11>
    // 1.0,                                                                                   <L 12>
    // x[0],                                                                                  <L 13>
    var_5 = wp::address(var_x, var_4);
    var_7 = wp::load(var_5);
    var_6 = wp::max(var_3, var_7);
    var_9 = wp::load(var_1);
    var_8 = wp::clamp(var_9, var_2, var_6);
    // x[i] = wp.clamp(                                                                       <L 8>
    wp::array_store(var_x, var_0, var_8);
}
