struct wp_args_attribute_constant_argument_eed29e43 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void attribute_constant_argument_eed29e43_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_attribute_constant_argument_eed29e43 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::float32 var_0 = 3.141592653589793;
    const wp::float32 var_1 = 3.141592653589793;
    wp::float32 var_2;
    const wp::int32 var_3 = 0;
    const wp::float32 var_4 = 3.141592653589793;
    const wp::float32 var_5 = 2.0;
    wp::float32 var_6;
    const wp::int32 var_7 = 1;
    //---------
    // forward
    // def attribute_constant_argument(x: wp.array(dtype=float)):                             <L 6>
    // x[0] = wp.sin(wp.pi)                                                                   <L 7>
    var_2 = wp::sin(var_1);
    wp::array_store(var_x, var_3, var_2);
    // x[1] = wp.pi * 2.0                                                                     <L 8>
    var_6 = wp::mul(var_4, var_5);
    wp::array_store(var_x, var_7, var_6);
}
