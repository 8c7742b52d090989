struct wp_args_while_constant_promoted_326566ae {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void while_constant_promoted_326566ae_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_while_constant_promoted_326566ae *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    const wp::float32 var_1 = 1.0;
    const wp::int32 var_2 = 1;
    const wp::float32 var_3 = 1.0;
    wp::int32 var_4;
    const wp::int32 var_5 = 0;
    bool var_6;
    wp::int32 var_7;
    const wp::int32 var_8 = 1;
    wp::int32 var_9;
    const wp::float32 var_10 = 2.0;
    //---------
    // forward
    // def while_constant_promoted(x: wp.array(dtype=float), n: int):                         <L 6>
    // for i in range(2):                                                                     <L 7>
    // x[i] = 1.0                                                                             <L 8>
    wp::array_store(var_x, var_0, var_1);
    wp::array_store(var_x, var_2, var_3);
    // while n > 0:                                                                           <L 9>
    var_4 = wp::copy(var_2);
    start_while_0:;
    var_6 = (var_n > var_5);
    if ((var_6) == false) goto end_while_0;
        // i = n                                                                              <L 10>
        var_7 = wp::copy(var_n);
        // n -= 1                                                                             <L 11>
        var_9 = wp::sub(var_n, var_8);
        wp::assign(var_n, var_9);
        wp::assign(var_4, var_7);
    goto start_while_0;
    end_while_0:;
    // x[i] = 2.0                                                                             <L 12>
    wp::array_store(var_x, var_4, var_10);
}
