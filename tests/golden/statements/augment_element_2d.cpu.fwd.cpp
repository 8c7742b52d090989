struct wp_args_augment_element_2d_85ce7600 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void augment_element_2d_85ce7600_cpu_kernel_forward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_augment_element_2d_85ce7600 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    const wp::float32 var_2 = 1.0;
    wp::float32 var_3;
    const wp::float32 var_4 = 2.0;
    wp::float32 var_5;
    //---------
    // forward
    // def augment_element_2d(x: wp.array2d(dtype=float)):                                    <L 6>
    // i, j = wp.tid()                                                                        <L 7>
    builtin_tid2d(var_0, var_1);
    // x[i, j] += 1.0                                                                         <L 8>
    var_3 = wp::atomic_add(var_x, var_0, var_1, var_2);
    // x[j][i] += 2.0                                                                         <L 9>
    var_5 = wp::atomic_add(var_x, var_1, var_0, var_4);
}
