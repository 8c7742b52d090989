struct wp_args_unrolled_da6b2a45 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void unrolled_da6b2a45_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_unrolled_da6b2a45 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32 var_1;
    const wp::int32 var_2 = 1;
    wp::float32 var_3;
    const wp::int32 var_4 = 2;
    wp::float32 var_5;
    //---------
    // forward
    // def unrolled(x: wp.array(dtype=float)):                                                <L 6>
    // for i in range(3):                                                                     <L 7>
    // x[i] = float(i)                                                                        <L 8>
    var_1 = wp::float(var_0);
    wp::array_store(var_x, var_0, var_1);
    var_3 = wp::float(var_2);
    wp::array_store(var_x, var_2, var_3);
    var_5 = wp::float(var_4);
    wp::array_store(var_x, var_4, var_5);
}
