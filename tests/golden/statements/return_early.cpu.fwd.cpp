struct wp_args_return_early_390bb08b {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void return_early_390bb08b_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_return_early_390bb08b *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_return_early_390bb08b wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    wp::int32 var_0;
    bool var_1;
    const wp::float32 var_2 = 1.0;
    //---------
    // forward
    // def return_early(x: wp.array(dtype=float), n: int):                                    <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // if i >= n:                                                                             <L 8>
    var_1 = (var_0 >= var_n);
    if (var_1) {
        // return                                                                             <L 9>
        return;
    }
    // x[i] = 1.0                                                                             <L 10>
    wp::array_store(var_x, var_0, var_2);
}
