struct wp_args_augment_element_bits_f9fbc498 {
    wp::array_t<wp::int32> x;
    wp::int32 mask;
};

template <bool wp_linear_contiguous>
static void augment_element_bits_f9fbc498_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_augment_element_bits_f9fbc498 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_augment_element_bits_f9fbc498 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::int32> var_x = _wp_args->x;
    wp::int32 var_mask = _wp_args->mask;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    const wp::int32 var_2 = 8;
    wp::int32 var_3;
    const wp::int32 var_4 = 0;
    wp::int32* var_5;
    wp::int32 var_6;
    wp::int32 var_7;
    //---------
    // forward
    // def augment_element_bits(x: wp.array(dtype=int), mask: int):                           <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // x[i] &= mask                                                                           <L 8>
    var_1 = wp::atomic_and(var_x, var_0, var_mask);
    // x[i] |= 8                                                                              <L 9>
    var_3 = wp::atomic_or(var_x, var_0, var_2);
    // x[i] ^= x[0]                                                                           <L 10>
    var_5 = wp::address(var_x, var_4);
    var_7 = wp::load(var_5);
    var_6 = wp::atomic_xor(var_x, var_0, var_7);
}
