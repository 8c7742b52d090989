struct wp_args_constant_enum_attribute_b0e6d091 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void constant_enum_attribute_b0e6d091_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_enum_attribute_b0e6d091 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    const wp::float32 var_1 = 1.0;
    const wp::int32 var_2 = 0;
    const wp::int32 var_3 = 0;
    //---------
    // forward
    // def constant_enum_attribute(x: wp.array(dtype=float)):                                 <L 13>
    // if Mode.ON:                                                                            <L 14>
    // x[0] = 1.0                                                                             <L 15>
    wp::array_store(var_x, var_2, var_1);
    // if Mode.OFF:                                                                           <L 16>
}
