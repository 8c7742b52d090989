struct wp_args_print_has_adjoint_8d39982c {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void print_has_adjoint_8d39982c_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_print_has_adjoint_8d39982c *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_print_has_adjoint_8d39982c wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    const wp::str var_3 = "%f";
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32* var_6;
    const wp::float32 var_7 = 0.0;
    bool var_8;
    wp::float32 var_9;
    const wp::int32 var_10 = 0;
    //---------
    // forward
    // def print_has_adjoint(x: wp.array(dtype=float)):                                       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // print(x[i])                                                                            <L 8>
    var_1 = wp::address(var_x, var_0);
    var_2 = wp::load(var_1);
    wp::print(var_2);
    // wp.printf("%f", x[i])                                                                  <L 9>
    var_4 = wp::address(var_x, var_0);
    var_5 = wp::load(var_4);
    printf(var_3, var_5);
    // assert x[i] > 0.0                                                                      <L 10>
    var_6 = wp::address(var_x, var_0);
    var_9 = wp::load(var_6);
    var_8 = (var_9 > var_7);
    assert(((void)"assert x[i] > 0.0",var_8));
    // wp.expect_eq(i, 0)                                                                     <L 11>
    wp::expect_eq(var_0, var_10);
}
