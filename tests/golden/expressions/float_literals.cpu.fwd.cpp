struct wp_args_float_literals_a3e01e07 {
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void float_literals_a3e01e07_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_float_literals_a3e01e07 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    const wp::int32 var_1 = 0;
    const wp::float32 var_2 = 0.1;
    const wp::int32 var_3 = 1;
    const wp::float32 var_4 = 0.0001;
    const wp::int32 var_5 = 2;
    const wp::float32 var_6 = 1e-05;
    const wp::int32 var_7 = 3;
    const wp::float32 var_8 = 1000000000000000.0;
    const wp::int32 var_9 = 4;
    const wp::float32 var_10 = 1e+16;
    const wp::int32 var_11 = 5;
    const wp::float32 var_12 = 123456789.125;
    const wp::int32 var_13 = 6;
    const wp::float32 var_14 = 1e+20;
    const wp::int32 var_15 = 7;
    const wp::float32 var_16 = 5e-324;
    const wp::int32 var_17 = 8;
    const wp::float32 var_18 = 3.0;
    const wp::int32 var_19 = 9;
    const wp::float32 var_20 = 0.5;
    const wp::int32 var_21 = 10;
    const wp::float32 var_22 = 10.25;
    const wp::int32 var_23 = 11;
    //---------
    // forward
    // def float_literals(out: wp.array(dtype=float)):                                        <L 6>
    // out[0] = 1.0                                                                           <L 7>
    wp::array_store(var_out, var_1, var_0);
    // out[1] = 0.1                                                                           <L 8>
    wp::array_store(var_out, var_3, var_2);
    // out[2] = 1e-4                                                                          <L 9>
    wp::array_store(var_out, var_5, var_4);
    // out[3] = 1e-5                                                                          <L 10>
    wp::array_store(var_out, var_7, var_6);
    // out[4] = 1e15                                                                          <L 11>
    wp::array_store(var_out, var_9, var_8);
    // out[5] = 1e16                                                                          <L 12>
    wp::array_store(var_out, var_11, var_10);
    // out[6] = 123456789.125                                                                 <L 13>
    wp::array_store(var_out, var_13, var_12);
    // out[7] = 1e20                                                                          <L 14>
    wp::array_store(var_out, var_15, var_14);
    // out[8] = 5e-324                                                                        <L 15>
    wp::array_store(var_out, var_17, var_16);
    // out[9] = 3.                                                                            <L 16>
    wp::array_store(var_out, var_19, var_18);
    // out[10] = .5                                                                           <L 17>
    wp::array_store(var_out, var_21, var_20);
    // out[11] = 1_0.2_5                                                                      <L 18>
    wp::array_store(var_out, var_23, var_22);
}
