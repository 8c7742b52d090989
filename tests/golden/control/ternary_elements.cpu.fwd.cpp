struct wp_args_ternary_elements_09a8c01e {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::float32> y;
};

template <bool wp_linear_contiguous>
static void ternary_elements_09a8c01e_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_ternary_elements_09a8c01e *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_ternary_elements_09a8c01e wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.y.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> var_y = _wp_args->y;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    const wp::float32 var_2 = 0.0;
    bool var_3;
    wp::float32 var_4;
    wp::float32* var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::float32* var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    //---------
    // forward
    // def ternary_elements(x: wp.array(dtype=float), y: wp.array(dtype=float)):              <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // x[i] = x[i] if x[i] > 0.0 else y[i]                                                    <L 8>
    var_1 = wp::address(var_x, var_0);
    var_4 = wp::load(var_1);
    var_3 = (var_4 > var_2);
    if (var_3) {
        var_5 = wp::address(var_x, var_0);
        var_7 = wp::load(var_5);
        var_6 = wp::copy(var_7);
    }
    if (!var_3) {
        var_8 = wp::address(var_y, var_0);
        var_10 = wp::load(var_8);
        var_9 = wp::copy(var_10);
    }
    var_11 = wp::where(var_3, var_6, var_9);
    wp::array_store(var_x, var_0, var_11);
}
