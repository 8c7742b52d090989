struct wp_args_augment_indexed_element_84dfe74b {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::int32> idx;
};

template <bool wp_linear_contiguous>
static void augment_indexed_element_84dfe74b_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_augment_indexed_element_84dfe74b *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_augment_indexed_element_84dfe74b wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.idx.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::int32> var_idx = _wp_args->idx;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32* var_1;
    const wp::float32 var_2 = 1.0;
    wp::float32 var_3;
    wp::int32 var_4;
    wp::int32* var_5;
    wp::int32 var_6;
    wp::float32* var_7;
    const wp::float32 var_8 = 2.0;
    wp::float32 var_9;
    wp::float32 var_10;
    //---------
    // forward
    // def augment_indexed_element(x: wp.array(dtype=float), idx: wp.array(dtype=int)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // x[idx[i]] += 1.0                                                                       <L 8>
    var_1 = wp::address(var_idx, var_0);
    var_4 = wp::load(var_1);
    var_3 = wp::atomic_add(var_x, var_4, var_2);
    // x[idx[i]] *= 2.0                                                                       <L 9>
    var_5 = wp::address(var_idx, var_0);
    var_6 = wp::load(var_5);
    var_7 = wp::address(var_x, var_6);
    var_10 = wp::load(var_7);
    var_9 = wp::mul(var_10, var_8);
    wp::array_store(var_x, var_6, var_9);
}
