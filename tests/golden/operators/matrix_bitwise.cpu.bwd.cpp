struct wp_args_matrix_bitwise_5e7df9db {
    wp::mat_t<2, 2, wp::int32> a;
    wp::mat_t<2, 2, wp::int32> b;
};

template <bool wp_linear_contiguous>
static void matrix_bitwise_5e7df9db_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_matrix_bitwise_5e7df9db *_wp_args,
    wp_args_matrix_bitwise_5e7df9db *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::mat_t<2, 2, wp::int32> var_a = _wp_args->a;
    wp::mat_t<2, 2, wp::int32> var_b = _wp_args->b;
    wp::mat_t<2, 2, wp::int32> adj_a = _wp_adj_args->a;
    wp::mat_t<2, 2, wp::int32> adj_b = _wp_adj_args->b;
    //---------
    // primal vars
    wp::mat_t<2, 2, wp::int32> var_0;
    wp::mat_t<2, 2, wp::int32> var_1;
    wp::mat_t<2, 2, wp::int32> var_2;
    wp::mat_t<2, 2, wp::int32> var_3;
    wp::mat_t<2, 2, wp::int32> var_4;
    wp::mat_t<2, 2, wp::int32> var_5;
    //---------
    // dual vars
    wp::mat_t<2, 2, wp::int32> adj_0 = {};
    wp::mat_t<2, 2, wp::int32> adj_1 = {};
    wp::mat_t<2, 2, wp::int32> adj_2 = {};
    wp::mat_t<2, 2, wp::int32> adj_3 = {};
    wp::mat_t<2, 2, wp::int32> adj_4 = {};
    wp::mat_t<2, 2, wp::int32> adj_5 = {};
    //---------
    // forward
    // def matrix_bitwise(a: mat22i, b: mat22i):                                              <L 8>
    // c = a & b                                                                              <L 9>
    var_0 = wp::bit_and(var_a, var_b);
    // d = a | b                                                                              <L 10>
    var_1 = wp::bit_or(var_a, var_b);
    // e = a ^ b                                                                              <L 11>
    var_2 = wp::bit_xor(var_a, var_b);
    // f = ~a                                                                                 <L 12>
    var_3 = wp::invert(var_a);
    // g = a << b                                                                             <L 13>
    var_4 = wp::lshift(var_a, var_b);
    // h = a >> b                                                                             <L 14>
    var_5 = wp::rshift(var_a, var_b);
    //---------
    // reverse
    // adj: h = a >> b                                                                        <L 14>
    // adj: g = a << b                                                                        <L 13>
    // adj: f = ~a                                                                            <L 12>
    // adj: e = a ^ b                                                                         <L 11>
    // adj: d = a | b                                                                         <L 10>
    // adj: c = a & b                                                                         <L 9>
    // adj: def matrix_bitwise(a: mat22i, b: mat22i):                                         <L 8>
    return;
}
