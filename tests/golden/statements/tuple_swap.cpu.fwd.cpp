struct wp_args_tuple_swap_d42fbb03 {
    wp::float32 p;
    wp::float32 q;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void tuple_swap_d42fbb03_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_tuple_swap_d42fbb03 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::float32 var_p = _wp_args->p;
    wp::float32 var_q = _wp_args->q;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    wp::float32 var_1;
    const wp::float32 var_2 = 3.0;
    wp::float32 var_3;
    const wp::int32 var_4 = 0;
    const wp::int32 var_5 = 1;
    //---------
    // forward
    // def tuple_swap(p: float, q: float, out: wp.array(dtype=float)):                        <L 6>
    // a = p * 2.0                                                                            <L 7>
    var_1 = wp::mul(var_p, var_0);
    // b = q * 3.0                                                                            <L 8>
    var_3 = wp::mul(var_q, var_2);
    // a, b = b, a                                                                            <L 9>
    // out[0] = a                                                                             <L 10>
    wp::array_store(var_out, var_4, var_3);
    // out[1] = b                                                                             <L 11>
    wp::array_store(var_out, var_5, var_1);
}
