struct wp_args_augment_element_other_49624bd1 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void augment_element_other_49624bd1_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_augment_element_other_49624bd1 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_augment_element_other_49624bd1 wp_contiguous_args;
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
    const wp::float32 var_2 = 2.0;
    wp::float32 var_3;
    wp::float32 var_4;
    wp::float32* var_5;
    const wp::float32 var_6 = 3.0;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32* var_9;
    const wp::float32 var_10 = 2.0;
    wp::float32 var_11;
    wp::float32 var_12;
    wp::float32* var_13;
    const wp::float32 var_14 = 5.0;
    wp::float32 var_15;
    wp::float32 var_16;
    wp::float32* var_17;
    const wp::float32 var_18 = 2.0;
    wp::float32 var_19;
    wp::float32 var_20;
    //---------
    // forward
    // def augment_element_other(x: wp.array(dtype=float)):                                   <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // x[i] *= 2.0                                                                            <L 8>
    var_1 = wp::address(var_x, var_0);
    var_4 = wp::load(var_1);
    var_3 = wp::mul(var_4, var_2);
    wp::array_store(var_x, var_0, var_3);
    // x[i] /= 3.0                                                                            <L 9>
    var_5 = wp::address(var_x, var_0);
    var_8 = wp::load(var_5);
    var_7 = wp::div(var_8, var_6);
    wp::array_store(var_x, var_0, var_7);
    // x[i] **= 2.0                                                                           <L 10>
    var_9 = wp::address(var_x, var_0);
    var_12 = wp::load(var_9);
    var_11 = wp::pow(var_12, var_10);
    wp::array_store(var_x, var_0, var_11);
    // x[i] %= 5.0                                                                            <L 11>
    var_13 = wp::address(var_x, var_0);
    var_16 = wp::load(var_13);
    var_15 = wp::mod(var_16, var_14);
    wp::array_store(var_x, var_0, var_15);
    // x[i] //= 2.0                                                                           <L 12>
    var_17 = wp::address(var_x, var_0);
    var_20 = wp::load(var_17);
    var_19 = wp::floordiv(var_20, var_18);
    wp::array_store(var_x, var_0, var_19);
}
