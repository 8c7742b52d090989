struct wp_args_augmented_order_8f7a5b3e {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void augmented_order_8f7a5b3e_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_augmented_order_8f7a5b3e *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_augmented_order_8f7a5b3e wp_contiguous_args;
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
    const wp::int32 var_4 = 1;
    wp::int32 var_5;
    wp::float32* var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    //---------
    // forward
    // def augmented_order(x: wp.array(dtype=float)):                                         <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // a = x[i]                                                                               <L 8>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // a += x[i + 1] * a                                                                      <L 9>
    var_5 = wp::add(var_0, var_4);
    var_6 = wp::address(var_x, var_5);
    var_8 = wp::load(var_6);
    var_7 = wp::mul(var_8, var_2);
    var_9 = wp::add(var_2, var_7);
    // a -= wp.sin(a)                                                                         <L 10>
    var_10 = wp::sin(var_9);
    var_11 = wp::sub(var_9, var_10);
    // x[i] = a                                                                               <L 11>
    wp::array_store(var_x, var_0, var_11);
}
