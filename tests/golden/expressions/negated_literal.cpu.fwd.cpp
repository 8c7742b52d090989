struct wp_args_negated_literal_f1c145b0 {
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void negated_literal_f1c145b0_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_negated_literal_f1c145b0 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = -3;
    const wp::int32 var_1 = 0;
    const wp::int32 var_2 = -3;
    const wp::int32 var_3 = 3;
    const wp::int32 var_4 = 1;
    const wp::int32 var_5 = -4;
    const wp::int32 var_6 = 4;
    const wp::int32 var_7 = 2;
    const wp::int32 var_8 = 2;
    wp::int32 var_9;
    const wp::int32 var_10 = 3;
    const wp::int32 var_11 = 5;
    wp::int32 var_12;
    const wp::int32 var_13 = 4;
    //---------
    // forward
    // def negated_literal(out: wp.array(dtype=int)):                                         <L 6>
    // out[0] = -3                                                                            <L 7>
    wp::array_store(var_out, var_1, var_0);
    // out[1] = -(-3)                                                                         <L 8>
    wp::array_store(var_out, var_4, var_3);
    // out[2] = - -4                                                                          <L 9>
    wp::array_store(var_out, var_7, var_6);
    // out[3] = +2                                                                            <L 10>
    var_9 = wp::pos(var_8);
    wp::array_store(var_out, var_10, var_9);
    // out[4] = ~5                                                                            <L 11>
    var_12 = wp::invert(var_11);
    wp::array_store(var_out, var_13, var_12);
}
