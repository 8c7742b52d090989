struct wp_args_widest_int_1c0c63a8 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void widest_int_1c0c63a8_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_widest_int_1c0c63a8 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 170141183460469231731687303715884105727;
    wp::float32 var_1;
    const wp::int32 var_2 = 0;
    //---------
    // forward
    // def widest_int(x: wp.array(dtype=float)):                                              <L 6>
    // x[0] = float(170141183460469231731687303715884105727)                                  <L 7>
    var_1 = wp::float(var_0);
    wp::array_store(var_x, var_2, var_1);
}
