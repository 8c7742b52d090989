struct wp_args_matrix_from_vectors_5cd6275e {
    wp::vec_t<3, wp::float32> a;
    wp::vec_t<3, wp::float32> b;
    wp::vec_t<3, wp::float32> c;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void matrix_from_vectors_5cd6275e_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_matrix_from_vectors_5cd6275e *_wp_args,
    wp_args_matrix_from_vectors_5cd6275e *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<3, wp::float32> var_a = _wp_args->a;
    wp::vec_t<3, wp::float32> var_b = _wp_args->b;
    wp::vec_t<3, wp::float32> var_c = _wp_args->c;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_out = _wp_args->out;
    wp::vec_t<3, wp::float32> adj_a = _wp_adj_args->a;
    wp::vec_t<3, wp::float32> adj_b = _wp_adj_args->b;
    wp::vec_t<3, wp::float32> adj_c = _wp_adj_args->c;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::mat_t<3, 3, wp::float32> var_0;
    const wp::int32 var_1 = 0;
    wp::mat_t<3, 3, wp::float32> var_2;
    const wp::int32 var_3 = 1;
    wp::mat_t<2, 3, wp::float32> var_4;
    wp::mat_t<3, 2, wp::float32> var_5;
    //---------
    // dual vars
    wp::mat_t<3, 3, wp::float32> adj_0 = {};
    wp::int32 adj_1 = {};
    wp::mat_t<3, 3, wp::float32> adj_2 = {};
    wp::int32 adj_3 = {};
    wp::mat_t<2, 3, wp::float32> adj_4 = {};
    wp::mat_t<3, 2, wp::float32> adj_5 = {};
    //---------
    // forward
    // def matrix_from_vectors(a: wp.vec3, b: wp.vec3, c: wp.vec3, out: wp.array(dtype=wp.mat33)):       <L 6>
    // out[0] = wp.matrix_from_rows(a, b, c)                                                  <L 7>
    var_0 = wp::matrix_from_rows<wp::float32>(var_a, var_b, var_c);
    // wp::array_store(var_out, var_1, var_0);
    // out[1] = wp.matrix_from_cols(a, b, c)                                                  <L 8>
    var_2 = wp::matrix_from_cols<wp::float32>(var_a, var_b, var_c);
    // wp::array_store(var_out, var_3, var_2);
    // d = wp.matrix_from_rows(a, b)                                                          <L 9>
    var_4 = wp::matrix_from_rows<2, 3, wp::float32>({var_a, var_b});
    // e = wp.matrix_from_cols(a, b)                                                          <L 10>
    var_5 = wp::matrix_from_cols<3, 2, wp::float32>({var_a, var_b});
    //---------
    // reverse
    wp::adj_matrix_from_cols({var_a, var_b}, {&adj_a, &adj_b}, adj_5);
    // adj: e = wp.matrix_from_cols(a, b)                                                     <L 10>
    wp::adj_matrix_from_rows({var_a, var_b}, {&adj_a, &adj_b}, adj_4);
    // adj: d = wp.matrix_from_rows(a, b)                                                     <L 9>
    wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
    wp::adj_matrix_from_cols(var_a, var_b, var_c, adj_a, adj_b, adj_c, adj_2);
    // adj: out[1] = wp.matrix_from_cols(a, b, c)                                             <L 8>
    wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
    wp::adj_matrix_from_rows(var_a, var_b, var_c, adj_a, adj_b, adj_c, adj_0);
    // adj: out[0] = wp.matrix_from_rows(a, b, c)                                             <L 7>
    // adj: def matrix_from_vectors(a: wp.vec3, b: wp.vec3, c: wp.vec3, out: wp.array(dtype=wp.mat33)):  <L 6>
    return;
}
