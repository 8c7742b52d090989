struct wp_args_precedence_68bdb439 {
    wp::float32 a;
    wp::float32 b;
    wp::float32 c;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void precedence_68bdb439_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_precedence_68bdb439 *_wp_args,
    wp_args_precedence_68bdb439 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::float32 var_a = _wp_args->a;
    wp::float32 var_b = _wp_args->b;
    wp::float32 var_c = _wp_args->c;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::float32 adj_a = _wp_adj_args->a;
    wp::float32 adj_b = _wp_adj_args->b;
    wp::float32 adj_c = _wp_adj_args->c;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    const wp::int32 var_2 = 0;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = 1;
    wp::float32 var_6;
    wp::float32 var_7;
    const wp::int32 var_8 = 2;
    wp::float32 var_9;
    wp::float32 var_10;
    const wp::int32 var_11 = 3;
    wp::float32 var_12;
    wp::float32 var_13;
    const wp::int32 var_14 = 4;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::int32 adj_14 = {};
    //---------
    // forward
    // def precedence(a: float, b: float, c: float, out: wp.array(dtype=float)):              <L 6>
    // out[0] = a + b * c                                                                     <L 7>
    var_0 = wp::mul(var_b, var_c);
    var_1 = wp::add(var_a, var_0);
    // wp::array_store(var_out, var_2, var_1);
    // out[1] = (a + b) * c                                                                   <L 8>
    var_3 = wp::add(var_a, var_b);
    var_4 = wp::mul(var_3, var_c);
    // wp::array_store(var_out, var_5, var_4);
    // out[2] = -a**b                                                                         <L 9>
    var_6 = wp::pow(var_a, var_b);
    var_7 = wp::neg(var_6);
    // wp::array_store(var_out, var_8, var_7);
    // out[3] = a - b - c                                                                     <L 10>
    var_9 = wp::sub(var_a, var_b);
    var_10 = wp::sub(var_9, var_c);
    // wp::array_store(var_out, var_11, var_10);
    // out[4] = a**b**c                                                                       <L 11>
    var_12 = wp::pow(var_b, var_c);
    var_13 = wp::pow(var_a, var_12);
    // wp::array_store(var_out, var_14, var_13);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_14, var_13, adj_out, adj_14, adj_13);
    wp::adj_pow(var_a, var_12, var_13, adj_a, adj_12, adj_13);
    wp::adj_pow(var_b, var_c, var_12, adj_b, adj_c, adj_12);
    // adj: out[4] = a**b**c                                                                  <L 11>
    wp::adj_array_store(var_out, var_11, var_10, adj_out, adj_11, adj_10);
    wp::adj_sub(var_9, var_c, adj_9, adj_c, adj_10);
    wp::adj_sub(var_a, var_b, adj_a, adj_b, adj_9);
    // adj: out[3] = a - b - c                                                                <L 10>
    wp::adj_array_store(var_out, var_8, var_7, adj_out, adj_8, adj_7);
    wp::adj_neg(var_6, adj_6, adj_7);
    wp::adj_pow(var_a, var_b, var_6, adj_a, adj_b, adj_6);
    // adj: out[2] = -a**b                                                                    <L 9>
    wp::adj_array_store(var_out, var_5, var_4, adj_out, adj_5, adj_4);
    wp::adj_mul(var_3, var_c, adj_3, adj_c, adj_4);
    wp::adj_add(var_a, var_b, adj_a, adj_b, adj_3);
    // adj: out[1] = (a + b) * c                                                              <L 8>
    wp::adj_array_store(var_out, var_2, var_1, adj_out, adj_2, adj_1);
    wp::adj_add(var_a, var_0, adj_a, adj_0, adj_1);
    wp::adj_mul(var_b, var_c, adj_b, adj_c, adj_0);
    // adj: out[0] = a + b * c                                                                <L 7>
    // adj: def precedence(a: float, b: float, c: float, out: wp.array(dtype=float)):         <L 6>
    return;
}
