struct wp_args_atomics_5ab1138f {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::float32> y;
};

template <bool wp_linear_contiguous>
static void atomics_5ab1138f_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_atomics_5ab1138f *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_atomics_5ab1138f wp_contiguous_args;
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
    const wp::int32 var_1 = 0;
    wp::float32* var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = 1;
    wp::float32* var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    //---------
    // forward
    // def atomics(x: wp.array(dtype=float), y: wp.array(dtype=float)):                       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // a = wp.atomic_add(x, 0, y[i])                                                          <L 8>
    var_2 = wp::address(var_y, var_0);
    var_4 = wp::load(var_2);
    var_3 = wp::atomic_add(var_x, var_1, var_4);
    // b = wp.atomic_max(x, 1, y[i])                                                          <L 9>
    var_6 = wp::address(var_y, var_0);
    var_8 = wp::load(var_6);
    var_7 = wp::atomic_max(var_x, var_5, var_8);
    // y[i] = a * b                                                                           <L 10>
    var_9 = wp::mul(var_3, var_7);
    wp::array_store(var_y, var_0, var_9);
}
