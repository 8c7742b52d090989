struct wp_args_multiline_expression_e89c28c4 {
    wp::array_t<wp::float32> x;
    wp::float32 y;
};

template <bool wp_linear_contiguous>
static void multiline_expression_e89c28c4_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_multiline_expression_e89c28c4 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_multiline_expression_e89c28c4 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::float32 var_y = _wp_args->y;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::float32 var_1 = 2.0;
    wp::float32 var_2;
    wp::float32* var_3;
    const wp::float32 var_4 = 3.0;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    //---------
    // forward
    // def multiline_expression(x: wp.array(dtype=float), y: float):                          <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // x[i] = (y +                                                                            <L 8>
    // 2.0)                                                                                   <L 9>
    var_2 = wp::add(var_y, var_1);
    // x[i] = (y +                                                                            <L 8>
    wp::array_store(var_x, var_0, var_2);
    // x[i] = (                                                                               <L 10>
    // x[i]                                                                                   <L 11>
    var_3 = wp::address(var_x, var_0);
    // * 3.0                                                                                  <L 12>
    var_6 = wp::load(var_3);
    var_5 = wp::mul(var_6, var_4);
    // - y                                                                                    <L 13>
    var_7 = wp::sub(var_5, var_y);
    // x[i] = (                                                                               <L 10>
    wp::array_store(var_x, var_0, var_7);
}
