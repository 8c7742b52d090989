struct wp_args_no_constant_pool_2d341b25 {
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void no_constant_pool_2d341b25_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_no_constant_pool_2d341b25 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    const wp::int32 var_1 = 0;
    const wp::float32 var_2 = 1.0;
    const wp::float32 var_3 = 1.0;
    wp::float32 var_4;
    const wp::int32 var_5 = 1;
    //---------
    // forward
    // def no_constant_pool(out: wp.array(dtype=float)):                                      <L 6>
    // out[0] = 1.0                                                                           <L 7>
    wp::array_store(var_out, var_1, var_0);
    // out[1] = 1.0 + 1.0                                                                     <L 8>
    var_4 = wp::add(var_2, var_3);
    wp::array_store(var_out, var_5, var_4);
}
