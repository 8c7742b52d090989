struct wp_args_vector_arithmetic_f2b5bfeb {
    wp::vec_t<3, wp::float32> a;
    wp::vec_t<3, wp::float32> b;
    wp::float32 s;
    wp::array_t<wp::vec_t<3, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void vector_arithmetic_f2b5bfeb_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_arithmetic_f2b5bfeb *_wp_args,
    wp_args_vector_arithmetic_f2b5bfeb *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<3, wp::float32> var_a = _wp_args->a;
    wp::vec_t<3, wp::float32> var_b = _wp_args->b;
    wp::float32 var_s = _wp_args->s;
    wp::array_t<wp::vec_t<3, wp::float32>> var_out = _wp_args->out;
    wp::vec_t<3, wp::float32> adj_a = _wp_adj_args->a;
    wp::vec_t<3, wp::float32> adj_b = _wp_adj_args->b;
    wp::float32 adj_s = _wp_adj_args->s;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    const wp::int32 var_1 = 0;
    wp::vec_t<3, wp::float32> var_2;
    const wp::int32 var_3 = 1;
    wp::vec_t<3, wp::float32> var_4;
    const wp::int32 var_5 = 2;
    wp::vec_t<3, wp::float32> var_6;
    const wp::int32 var_7 = 3;
    wp::vec_t<3, wp::float32> var_8;
    const wp::int32 var_9 = 4;
    wp::vec_t<3, wp::float32> var_10;
    const wp::int32 var_11 = 5;
    wp::vec_t<3, wp::float32> var_12;
    const wp::int32 var_13 = 6;
    wp::vec_t<3, wp::float32> var_14;
    const wp::int32 var_15 = 7;
    //---------
    // dual vars
    wp::vec_t<3, wp::float32> adj_0 = {};
    wp::int32 adj_1 = {};
    wp::vec_t<3, wp::float32> adj_2 = {};
    wp::int32 adj_3 = {};
    wp::vec_t<3, wp::float32> adj_4 = {};
    wp::int32 adj_5 = {};
    wp::vec_t<3, wp::float32> adj_6 = {};
    wp::int32 adj_7 = {};
    wp::vec_t<3, wp::float32> adj_8 = {};
    wp::int32 adj_9 = {};
    wp::vec_t<3, wp::float32> adj_10 = {};
    wp::int32 adj_11 = {};
    wp::vec_t<3, wp::float32> adj_12 = {};
    wp::int32 adj_13 = {};
    wp::vec_t<3, wp::float32> adj_14 = {};
    wp::int32 adj_15 = {};
    //---------
    // forward
    // def vector_arithmetic(a: wp.vec3, b: wp.vec3, s: float, out: wp.array(dtype=wp.vec3)):       <L 6>
    // out[0] = a + b                                                                         <L 7>
    var_0 = wp::add(var_a, var_b);
    // wp::array_store(var_out, var_1, var_0);
    // out[1] = a - b                                                                         <L 8>
    var_2 = wp::sub(var_a, var_b);
    // wp::array_store(var_out, var_3, var_2);
    // out[2] = a * s                                                                         <L 9>
    var_4 = wp::mul(var_a, var_s);
    // wp::array_store(var_out, var_5, var_4);
    // out[3] = s * a                                                                         <L 10>
    var_6 = wp::mul(var_s, var_a);
    // wp::array_store(var_out, var_7, var_6);
    // out[4] = a / s                                                                         <L 11>
    var_8 = wp::div(var_a, var_s);
    // wp::array_store(var_out, var_9, var_8);
    // out[5] = s / a                                                                         <L 12>
    var_10 = wp::div(var_s, var_a);
    // wp::array_store(var_out, var_11, var_10);
    // out[6] = -a                                                                            <L 13>
    var_12 = wp::neg(var_a);
    // wp::array_store(var_out, var_13, var_12);
    // out[7] = +a                                                                            <L 14>
    var_14 = wp::pos(var_a);
    // wp::array_store(var_out, var_15, var_14);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_15, var_14, adj_out, adj_15, adj_14);
    wp::adj_pos(var_a, adj_a, adj_14);
    // adj: out[7] = +a                                                                       <L 14>
    wp::adj_array_store(var_out, var_13, var_12, adj_out, adj_13, adj_12);
    wp::adj_neg(var_a, adj_a, adj_12);
    // adj: out[6] = -a                                                                       <L 13>
    wp::adj_array_store(var_out, var_11, var_10, adj_out, adj_11, adj_10);
    wp::adj_div(var_s, var_a, adj_s, adj_a, adj_10);
    // adj: out[5] = s / a                                                                    <L 12>
    wp::adj_array_store(var_out, var_9, var_8, adj_out, adj_9, adj_8);
    wp::adj_div(var_a, var_s, adj_a, adj_s, adj_8);
    // adj: out[4] = a / s                                                                    <L 11>
    wp::adj_array_store(var_out, var_7, var_6, adj_out, adj_7, adj_6);
    wp::adj_mul(var_s, var_a, adj_s, adj_a, adj_6);
    // adj: out[3] = s * a                                                                    <L 10>
    wp::adj_array_store(var_out, var_5, var_4, adj_out, adj_5, adj_4);
    wp::adj_mul(var_a, var_s, adj_a, adj_s, adj_4);
    // adj: out[2] = a * s                                                                    <L 9>
    wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
    wp::adj_sub(var_a, var_b, adj_a, adj_b, adj_2);
    // adj: out[1] = a - b                                                                    <L 8>
    wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
    wp::adj_add(var_a, var_b, adj_a, adj_b, adj_0);
    // adj: out[0] = a + b                                                                    <L 7>
    // adj: def vector_arithmetic(a: wp.vec3, b: wp.vec3, s: float, out: wp.array(dtype=wp.vec3)):  <L 6>
    return;
}
