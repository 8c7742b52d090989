struct wp_args_tuple_swap_d42fbb03 {
    wp::float32 p;
    wp::float32 q;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void tuple_swap_d42fbb03_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_tuple_swap_d42fbb03 *_wp_args,
    wp_args_tuple_swap_d42fbb03 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::float32 var_p = _wp_args->p;
    wp::float32 var_q = _wp_args->q;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::float32 adj_p = _wp_adj_args->p;
    wp::float32 adj_q = _wp_adj_args->q;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    wp::float32 var_1;
    const wp::float32 var_2 = 3.0;
    wp::float32 var_3;
    const wp::int32 var_4 = 0;
    const wp::int32 var_5 = 1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    //---------
    // forward
    // def tuple_swap(p: float, q: float, out: wp.array(dtype=float)):                        <L 6>
    // a = p * 2.0                                                                            <L 7>
    var_1 = wp::mul(var_p, var_0);
    // b = q * 3.0                                                                            <L 8>
    var_3 = wp::mul(var_q, var_2);
    // a, b = b, a                                                                            <L 9>
    // out[0] = a                                                                             <L 10>
    // wp::array_store(var_out, var_4, var_3);
    // out[1] = b                                                                             <L 11>
    // wp::array_store(var_out, var_5, var_1);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_5, var_1, adj_out, adj_5, adj_1);
    // adj: out[1] = b                                                                        <L 11>
    wp::adj_array_store(var_out, var_4, var_3, adj_out, adj_4, adj_3);
    // adj: out[0] = a                                                                        <L 10>
    // adj: a, b = b, a                                                                       <L 9>
    wp::adj_mul(var_q, var_2, adj_q, adj_2, adj_3);
    // adj: b = q * 3.0                                                                       <L 8>
    wp::adj_mul(var_p, var_0, adj_p, adj_0, adj_1);
    // adj: a = p * 2.0                                                                       <L 7>
    // adj: def tuple_swap(p: float, q: float, out: wp.array(dtype=float)):                   <L 6>
    return;
}
