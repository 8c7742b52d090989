struct wp_args_augment_element_bits_f9fbc498 {
    wp::array_t<wp::int32> x;
    wp::int32 mask;
};

template <bool wp_linear_contiguous>
static void augment_element_bits_f9fbc498_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_augment_element_bits_f9fbc498 *_wp_args,
    wp_args_augment_element_bits_f9fbc498 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_augment_element_bits_f9fbc498 wp_contiguous_args;
    wp_args_augment_element_bits_f9fbc498 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::int32> var_x = _wp_args->x;
    wp::int32 var_mask = _wp_args->mask;
    wp::array_t<wp::int32> adj_x = _wp_adj_args->x;
    wp::int32 adj_mask = _wp_adj_args->mask;
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
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    //---------
    // forward
    // def augment_element_bits(x: wp.array(dtype=int), mask: int):                           <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // x[i] &= mask                                                                           <L 8>
    // var_1 = wp::atomic_and(var_x, var_0, var_mask);
    // x[i] |= 8                                                                              <L 9>
    // var_3 = wp::atomic_or(var_x, var_0, var_2);
    // x[i] ^= x[0]                                                                           <L 10>
    var_5 = wp::address(var_x, var_4);
    var_7 = wp::load(var_5);
    // var_6 = wp::atomic_xor(var_x, var_0, var_7);
    //---------
    // reverse
    wp::adj_address(var_x, var_4, adj_x, adj_4, adj_5);
    // adj: x[i] ^= x[0]                                                                      <L 10>
    // adj: x[i] |= 8                                                                         <L 9>
    // adj: x[i] &= mask                                                                      <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def augment_element_bits(x: wp.array(dtype=int), mask: int):                      <L 6>
    return;
}
