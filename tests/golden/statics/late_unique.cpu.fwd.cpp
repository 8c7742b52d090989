struct wp_args_make__locals__late_unique_debd6099 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void make__locals__late_unique_debd6099_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_make__locals__late_unique_debd6099 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_make__locals__late_unique_debd6099 wp_contiguous_args;
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
    const wp::int32 var_1 = 0;
    const wp::float32 var_2 = 1.0;
    wp::float32 var_3;
    const wp::int32 var_4 = 1;
    const wp::float32 var_5 = 2.0;
    wp::float32 var_6;
    //---------
    // forward
    // def late_unique(x: wp.array(dtype=float)):                                             <L 7>
    // i = wp.tid()                                                                           <L 8>
    var_0 = builtin_tid1d();
    // for j in range(wp.static(len(parts))):                                                 <L 9>
    // x[i] += wp.static(parts[j])                                                            <L 10>
    var_3 = wp::atomic_add(var_x, var_0, var_2);
    var_6 = wp::atomic_add(var_x, var_0, var_5);
}
