struct wp_args_unrolled_local_bound_04bacf67 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void unrolled_local_bound_04bacf67_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_unrolled_local_bound_04bacf67 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 2;
    const wp::int32 var_1 = 0;
    const wp::float32 var_2 = 1.0;
    const wp::int32 var_3 = 1;
    const wp::float32 var_4 = 1.0;
    //---------
    // forward
    // def unrolled_local_bound(x: wp.array(dtype=float)):                                    <L 6>
    // n = 2                                                                                  <L 7>
    // for i in range(n):                                                                     <L 8>
    // x[i] = 1.0                                                                             <L 9>
    wp::array_store(var_x, var_1, var_2);
    wp::array_store(var_x, var_3, var_4);
}
