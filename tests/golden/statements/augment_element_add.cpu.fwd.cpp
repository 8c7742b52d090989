struct wp_args_augment_element_add_fffa9bbd {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::float32> y;
};

template <bool wp_linear_contiguous>
static void augment_element_add_fffa9bbd_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_augment_element_add_fffa9bbd *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_augment_element_add_fffa9bbd wp_contiguous_args;
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
    const wp::float32 var_1 = 2.0;
    wp::float32 var_2;
    wp::float32* var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    //---------
    // forward
    // def augment_element_add(x: wp.array(dtype=float), y: wp.array(dtype=float)):           <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // x[i] += 2.0                                                                            <L 8>
    var_2 = wp::atomic_add(var_x, var_0, var_1);
    // x[i] -= y[i]                                                                           <L 9>
    var_3 = wp::address(var_y, var_0);
    var_5 = wp::load(var_3);
    var_4 = wp::atomic_sub(var_x, var_0, var_5);
}
