struct wp_args_stores_not_replayed_647f8b16 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void stores_not_replayed_647f8b16_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_stores_not_replayed_647f8b16 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_stores_not_replayed_647f8b16 wp_contiguous_args;
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
    const wp::float32 var_1 = 1.0;
    const wp::float32 var_2 = 2.0;
    wp::float32 var_3;
    //---------
    // forward
    // def stores_not_replayed(x: wp.array(dtype=float)):                                     <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // x[i] = 1.0                                                                             <L 8>
    wp::array_store(var_x, var_0, var_1);
    // x[i] += 2.0                                                                            <L 9>
    var_3 = wp::atomic_add(var_x, var_0, var_2);
}
