struct wp_args_int_literals_55e48a66 {
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void int_literals_55e48a66_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_int_literals_55e48a66 *_wp_args,
    wp_args_int_literals_55e48a66 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_out = _wp_args->out;
    wp::array_t<wp::int32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 10;
    const wp::int32 var_1 = 0;
    const wp::int32 var_2 = 255;
    const wp::int32 var_3 = 1;
    const wp::int32 var_4 = 15;
    const wp::int32 var_5 = 2;
    const wp::int32 var_6 = 11;
    const wp::int32 var_7 = 3;
    const wp::int32 var_8 = 1000000;
    const wp::int32 var_9 = 4;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    //---------
    // forward
    // def int_literals(out: wp.array(dtype=int)):                                            <L 6>
    // out[0] = 10                                                                            <L 7>
    // wp::array_store(var_out, var_1, var_0);
    // out[1] = 0xFF                                                                          <L 8>
    // wp::array_store(var_out, var_3, var_2);
    // out[2] = 0o17                                                                          <L 9>
    // wp::array_store(var_out, var_5, var_4);
    // out[3] = 0b1011                                                                        <L 10>
    // wp::array_store(var_out, var_7, var_6);
    // out[4] = 1_000_000                                                                     <L 11>
    // wp::array_store(var_out, var_9, var_8);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_9, var_8, adj_out, adj_9, adj_8);
    // adj: out[4] = 1_000_000                                                                <L 11>
    wp::adj_array_store(var_out, var_7, var_6, adj_out, adj_7, adj_6);
    // adj: out[3] = 0b1011                                                                   <L 10>
    wp::adj_array_store(var_out, var_5, var_4, adj_out, adj_5, adj_4);
    // adj: out[2] = 0o17                                                                     <L 9>
    wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
    // adj: out[1] = 0xFF                                                                     <L 8>
    wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
    // adj: out[0] = 10                                                                       <L 7>
    // adj: def int_literals(out: wp.array(dtype=int)):                                       <L 6>
    return;
}
