struct wp_args_constant_numpy_float64_85786197 {
    wp::array_t<wp::float32> x;
    wp::array_t<bool> out;
};

template <bool wp_linear_contiguous>
static void constant_numpy_float64_85786197_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_numpy_float64_85786197 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<bool> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    const wp::float64 var_2 = 2.5;
    bool var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = 0;
    //---------
    // forward
    // def constant_numpy_float64(x: wp.array(dtype=float), out: wp.array(dtype=wp.bool)):       <L 9>
    // out[0] = x[0] > LIMIT                                                                  <L 10>
    var_1 = wp::address(var_x, var_0);
    var_4 = wp::load(var_1);
    var_3 = (var_4 > var_2);
    wp::array_store(var_out, var_5, var_3);
}
