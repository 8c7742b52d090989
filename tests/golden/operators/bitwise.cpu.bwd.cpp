struct wp_args_bitwise_fac642d0 {
    wp::int32 a;
    wp::int32 b;
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void bitwise_fac642d0_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_bitwise_fac642d0 *_wp_args,
    wp_args_bitwise_fac642d0 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_a = _wp_args->a;
    wp::int32 var_b = _wp_args->b;
    wp::array_t<wp::int32> var_out = _wp_args->out;
    wp::int32 adj_a = _wp_adj_args->a;
    wp::int32 adj_b = _wp_adj_args->b;
    wp::array_t<wp::int32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 0;
    wp::int32 var_2;
    const wp::int32 var_3 = 1;
    wp::int32 var_4;
    const wp::int32 var_5 = 2;
    wp::int32 var_6;
    const wp::int32 var_7 = 3;
    wp::int32 var_8;
    const wp::int32 var_9 = 4;
    const wp::int32 var_10 = 2;
    wp::int32 var_11;
    const wp::int32 var_12 = 5;
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
    wp::int32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::int32 adj_12 = {};
    //---------
    // forward
    // def bitwise(a: int, b: int, out: wp.array(dtype=int)):                                 <L 6>
    // out[0] = a & b                                                                         <L 7>
    var_0 = wp::bit_and(var_a, var_b);
    // wp::array_store(var_out, var_1, var_0);
    // out[1] = a | b                                                                         <L 8>
    var_2 = wp::bit_or(var_a, var_b);
    // wp::array_store(var_out, var_3, var_2);
    // out[2] = a ^ b                                                                         <L 9>
    var_4 = wp::bit_xor(var_a, var_b);
    // wp::array_store(var_out, var_5, var_4);
    // out[3] = ~a                                                                            <L 10>
    var_6 = wp::invert(var_a);
    // wp::array_store(var_out, var_7, var_6);
    // out[4] = a << b                                                                        <L 11>
    var_8 = wp::lshift(var_a, var_b);
    // wp::array_store(var_out, var_9, var_8);
    // out[5] = a >> 2                                                                        <L 12>
    var_11 = wp::rshift(var_a, var_10);
    // wp::array_store(var_out, var_12, var_11);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_12, var_11, adj_out, adj_12, adj_11);
    // adj: out[5] = a >> 2                                                                   <L 12>
    wp::adj_array_store(var_out, var_9, var_8, adj_out, adj_9, adj_8);
    // adj: out[4] = a << b                                                                   <L 11>
    wp::adj_array_store(var_out, var_7, var_6, adj_out, adj_7, adj_6);
    // adj: out[3] = ~a                                                                       <L 10>
    wp::adj_array_store(var_out, var_5, var_4, adj_out, adj_5, adj_4);
    // adj: out[2] = a ^ b                                                                    <L 9>
    wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
    // adj: out[1] = a | b                                                                    <L 8>
    wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
    // adj: out[0] = a & b                                                                    <L 7>
    // adj: def bitwise(a: int, b: int, out: wp.array(dtype=int)):                            <L 6>
    return;
}
