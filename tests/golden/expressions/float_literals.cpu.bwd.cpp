struct wp_args_float_literals_a3e01e07 {
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void float_literals_a3e01e07_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_float_literals_a3e01e07 *_wp_args,
    wp_args_float_literals_a3e01e07 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
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
    // dual vars
    wp::float32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::int32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::int32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::int32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::int32 adj_23 = {};
    //---------
    // forward
    // def float_literals(out: wp.array(dtype=float)):                                        <L 6>
    // out[0] = 1.0                                                                           <L 7>
    // wp::array_store(var_out, var_1, var_0);
    // out[1] = 0.1                                                                           <L 8>
    // wp::array_store(var_out, var_3, var_2);
    // out[2] = 1e-4                                                                          <L 9>
    // wp::array_store(var_out, var_5, var_4);
    // out[3] = 1e-5                                                                          <L 10>
    // wp::array_store(var_out, var_7, var_6);
    // out[4] = 1e15                                                                          <L 11>
    // wp::array_store(var_out, var_9, var_8);
    // out[5] = 1e16                                                                          <L 12>
    // wp::array_store(var_out, var_11, var_10);
    // out[6] = 123456789.125                                                                 <L 13>
    // wp::array_store(var_out, var_13, var_12);
    // out[7] = 1e20                                                                          <L 14>
    // wp::array_store(var_out, var_15, var_14);
    // out[8] = 5e-324                                                                        <L 15>
    // wp::array_store(var_out, var_17, var_16);
    // out[9] = 3.                                                                            <L 16>
    // wp::array_store(var_out, var_19, var_18);
    // out[10] = .5                                                                           <L 17>
    // wp::array_store(var_out, var_21, var_20);
    // out[11] = 1_0.2_5                                                                      <L 18>
    // wp::array_store(var_out, var_23, var_22);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_23, var_22, adj_out, adj_23, adj_22);
    // adj: out[11] = 1_0.2_5                                                                 <L 18>
    wp::adj_array_store(var_out, var_21, var_20, adj_out, adj_21, adj_20);
    // adj: out[10] = .5                                                                      <L 17>
    wp::adj_array_store(var_out, var_19, var_18, adj_out, adj_19, adj_18);
    // adj: out[9] = 3.                                                                       <L 16>
    wp::adj_array_store(var_out, var_17, var_16, adj_out, adj_17, adj_16);
    // adj: out[8] = 5e-324                                                                   <L 15>
    wp::adj_array_store(var_out, var_15, var_14, adj_out, adj_15, adj_14);
    // adj: out[7] = 1e20                                                                     <L 14>
    wp::adj_array_store(var_out, var_13, var_12, adj_out, adj_13, adj_12);
    // adj: out[6] = 123456789.125                                                            <L 13>
    wp::adj_array_store(var_out, var_11, var_10, adj_out, adj_11, adj_10);
    // adj: out[5] = 1e16                                                                     <L 12>
    wp::adj_array_store(var_out, var_9, var_8, adj_out, adj_9, adj_8);
    // adj: out[4] = 1e15                                                                     <L 11>
    wp::adj_array_store(var_out, var_7, var_6, adj_out, adj_7, adj_6);
    // adj: out[3] = 1e-5                                                                     <L 10>
    wp::adj_array_store(var_out, var_5, var_4, adj_out, adj_5, adj_4);
    // adj: out[2] = 1e-4                                                                     <L 9>
    wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
    // adj: out[1] = 0.1                                                                      <L 8>
    wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
    // adj: out[0] = 1.0                                                                      <L 7>
    // adj: def float_literals(out: wp.array(dtype=float)):                                   <L 6>
    return;
}
