struct wp_args_cast_64_bit_nan_163d53c5 {
    wp::array_t<wp::float64> d;
    wp::float32 x;
};

template <bool wp_linear_contiguous>
static void cast_64_bit_nan_163d53c5_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_cast_64_bit_nan_163d53c5 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float64> var_d = _wp_args->d;
    wp::float32 var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::float32 var_0 = NAN;
    const wp::float32 var_1 = NAN;
    wp::float64 var_2;
    const wp::int32 var_3 = 0;
    wp::float64 var_4;
    const wp::int32 var_5 = 1;
    //---------
    // forward
    // def cast_64_bit_nan(d: wp.array(dtype=wp.float64), x: float):                          <L 6>
    // d[0] = wp.float64(wp.nan)                                                              <L 7>
    var_2 = wp::float64(var_1);
    wp::array_store(var_d, var_3, var_2);
    // d[1] = wp.float64(x)                                                                   <L 8>
    var_4 = wp::float64(var_x);
    wp::array_store(var_d, var_5, var_4);
}
