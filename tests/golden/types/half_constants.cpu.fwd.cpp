struct wp_args_half_constants_8f92c90f {
    wp::array_t<wp::float16> h;
    wp::array_t<wp::bfloat16> b;
};

template <bool wp_linear_contiguous>
static void half_constants_8f92c90f_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_half_constants_8f92c90f *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float16> var_h = _wp_args->h;
    wp::array_t<wp::bfloat16> var_b = _wp_args->b;
    //---------
    // primal vars
    const wp::float16 var_0 = 0.5;
    const wp::int32 var_1 = 0;
    const wp::bfloat16 var_2 = 0.25;
    const wp::int32 var_3 = 0;
    wp::float16 var_4;
    const wp::int32 var_5 = 1;
    //---------
    // forward
    // def half_constants(h: wp.array(dtype=wp.float16), b: wp.array(dtype=wp.bfloat16)):       <L 9>
    // h[0] = H                                                                               <L 10>
    wp::array_store(var_h, var_1, var_0);
    // b[0] = B                                                                               <L 11>
    wp::array_store(var_b, var_3, var_2);
    // h[1] = -H                                                                              <L 12>
    var_4 = wp::neg(var_0);
    wp::array_store(var_h, var_5, var_4);
}
