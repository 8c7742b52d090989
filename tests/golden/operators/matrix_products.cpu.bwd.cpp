struct wp_args_matrix_products_3ddb2111 {
    wp::mat_t<2, 3, wp::float32> a;
    wp::mat_t<3, 2, wp::float32> b;
    wp::vec_t<3, wp::float32> v;
    wp::vec_t<2, wp::float32> w;
};

template <bool wp_linear_contiguous>
static void matrix_products_3ddb2111_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_matrix_products_3ddb2111 *_wp_args,
    wp_args_matrix_products_3ddb2111 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::mat_t<2, 3, wp::float32> var_a = _wp_args->a;
    wp::mat_t<3, 2, wp::float32> var_b = _wp_args->b;
    wp::vec_t<3, wp::float32> var_v = _wp_args->v;
    wp::vec_t<2, wp::float32> var_w = _wp_args->w;
    wp::mat_t<2, 3, wp::float32> adj_a = _wp_adj_args->a;
    wp::mat_t<3, 2, wp::float32> adj_b = _wp_adj_args->b;
    wp::vec_t<3, wp::float32> adj_v = _wp_adj_args->v;
    wp::vec_t<2, wp::float32> adj_w = _wp_adj_args->w;
    //---------
    // primal vars
    wp::mat_t<2, 2, wp::float32> var_0;
    wp::mat_t<3, 3, wp::float32> var_1;
    wp::vec_t<2, wp::float32> var_2;
    wp::vec_t<2, wp::float32> var_3;
    wp::vec_t<3, wp::float32> var_4;
    wp::vec_t<3, wp::float32> var_5;
    //---------
    // dual vars
    wp::mat_t<2, 2, wp::float32> adj_0 = {};
    wp::mat_t<3, 3, wp::float32> adj_1 = {};
    wp::vec_t<2, wp::float32> adj_2 = {};
    wp::vec_t<2, wp::float32> adj_3 = {};
    wp::vec_t<3, wp::float32> adj_4 = {};
    wp::vec_t<3, wp::float32> adj_5 = {};
    //---------
    // forward
    // def matrix_products(a: mat23, b: mat32, v: wp.vec3, w: wp.vec2):                       <L 9>
    // m = a * b                                                                              <L 10>
    var_0 = wp::mul(var_a, var_b);
    // n = b @ a                                                                              <L 11>
    var_1 = wp::mul(var_b, var_a);
    // p = a * v                                                                              <L 12>
    var_2 = wp::mul(var_a, var_v);
    // q = a @ v                                                                              <L 13>
    var_3 = wp::mul(var_a, var_v);
    // r = w * a                                                                              <L 14>
    var_4 = wp::mul(var_w, var_a);
    // s = w @ a                                                                              <L 15>
    var_5 = wp::mul(var_w, var_a);
    //---------
    // reverse
    wp::adj_mul(var_w, var_a, adj_w, adj_a, adj_5);
    // adj: s = w @ a                                                                         <L 15>
    wp::adj_mul(var_w, var_a, adj_w, adj_a, adj_4);
    // adj: r = w * a                                                                         <L 14>
    wp::adj_mul(var_a, var_v, adj_a, adj_v, adj_3);
    // adj: q = a @ v                                                                         <L 13>
    wp::adj_mul(var_a, var_v, adj_a, adj_v, adj_2);
    // adj: p = a * v                                                                         <L 12>
    wp::adj_mul(var_b, var_a, adj_b, adj_a, adj_1);
    // adj: n = b @ a                                                                         <L 11>
    wp::adj_mul(var_a, var_b, adj_a, adj_b, adj_0);
    // adj: m = a * b                                                                         <L 10>
    // adj: def matrix_products(a: mat23, b: mat32, v: wp.vec3, w: wp.vec2):                  <L 9>
    return;
}
