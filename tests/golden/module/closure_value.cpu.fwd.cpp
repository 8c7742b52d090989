struct wp_args_make__locals__inner_4d8e4944 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void make__locals__inner_4d8e4944_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_make__locals__inner_4d8e4944 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    const wp::float32 var_1 = 2.0;
    wp::float32 var_2;
    const wp::int32 var_3 = 0;
    //---------
    // forward
    // def inner(x: wp.array(dtype=float)):                                                   <L 7>
    // x[0] = scale * 2.0                                                                     <L 8>
    var_2 = wp::mul(var_0, var_1);
    wp::array_store(var_x, var_3, var_2);
}
