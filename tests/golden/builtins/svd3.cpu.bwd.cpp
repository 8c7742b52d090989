struct wp_args_svd3_rows_cf7c3e69 {
    wp::array_t<wp::mat_t<3, 3, wp::float32>> a;
};

template <bool wp_linear_contiguous>
static void svd3_rows_cf7c3e69_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_svd3_rows_cf7c3e69 *_wp_args,
    wp_args_svd3_rows_cf7c3e69 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_svd3_rows_cf7c3e69 wp_contiguous_args;
    wp_args_svd3_rows_cf7c3e69 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.a.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        wp_contiguous_adj_args.a.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_a = _wp_args->a;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_a = _wp_adj_args->a;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::mat_t<3, 3, wp::float32>* var_1;
    wp::mat_t<3, 3, wp::float32> var_2;
    wp::vec_t<3, wp::float32> var_3;
    wp::mat_t<3, 3, wp::float32> var_4;
    wp::mat_t<3, 3, wp::float32> var_5;
    wp::mat_t<3, 3, wp::float32> var_6;
    wp::vec_t<3, wp::float32> var_7;
    wp::mat_t<3, 3, wp::float32> var_8;
    wp::mat_t<3, 3, wp::float32>* var_9;
    wp::mat_t<3, 3, wp::float32> var_10;
    wp::mat_t<3, 3, wp::float32> var_11;
    wp::mat_t<3, 3, wp::float32> var_12;
    wp::mat_t<3, 3, wp::float32> var_13;
    wp::mat_t<3, 3, wp::float32> var_14;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::mat_t<3, 3, wp::float32> adj_1 = {};
    wp::mat_t<3, 3, wp::float32> adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    wp::mat_t<3, 3, wp::float32> adj_4 = {};
    wp::mat_t<3, 3, wp::float32> adj_5 = {};
    wp::mat_t<3, 3, wp::float32> adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
    wp::mat_t<3, 3, wp::float32> adj_8 = {};
    wp::mat_t<3, 3, wp::float32> adj_9 = {};
    wp::mat_t<3, 3, wp::float32> adj_10 = {};
    wp::mat_t<3, 3, wp::float32> adj_11 = {};
    wp::mat_t<3, 3, wp::float32> adj_12 = {};
    wp::mat_t<3, 3, wp::float32> adj_13 = {};
    wp::mat_t<3, 3, wp::float32> adj_14 = {};
    //---------
    // forward
    // def svd3_rows(a: wp.array(dtype=wp.mat33)):                                            <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // u, s, v = wp.svd3(a[i])                                                                <L 8>
    var_1 = wp::address(var_a, var_0);
    var_5 = wp::load(var_1);
    wp::svd3(var_5, var_2, var_3, var_4);
    // uu = wp.mat33()                                                                        <L 9>
    var_6 = wp::mat_t<3, 3, wp::float32>();
    // ss = wp.vec3()                                                                         <L 10>
    var_7 = wp::vec_t<3, wp::float32>();
    // vv = wp.mat33()                                                                        <L 11>
    var_8 = wp::mat_t<3, 3, wp::float32>();
    // wp.svd3(a[i], uu, ss, vv)                                                              <L 12>
    var_9 = wp::address(var_a, var_0);
    var_10 = wp::load(var_9);
    wp::svd3(var_10, var_6, var_7, var_8);
    // a[i] = u * wp.diag(s) * wp.transpose(v)                                                <L 13>
    var_11 = wp::diag(var_3);
    var_12 = wp::mul(var_2, var_11);
    var_13 = wp::transpose(var_4);
    var_14 = wp::mul(var_12, var_13);
    // wp::array_store(var_a, var_0, var_14);
    //---------
    // reverse
    wp::adj_array_store(var_a, var_0, var_14, adj_a, adj_0, adj_14);
    wp::adj_mul(var_12, var_13, adj_12, adj_13, adj_14);
    wp::adj_transpose(var_4, adj_4, adj_13);
    wp::adj_mul(var_2, var_11, adj_2, adj_11, adj_12);
    wp::adj_diag(var_3, adj_3, adj_11);
    // adj: a[i] = u * wp.diag(s) * wp.transpose(v)                                           <L 13>
    wp::adj_svd3(var_10, var_6, var_7, var_8, adj_9, adj_6, adj_7, adj_8);
    wp::adj_address(var_a, var_0, adj_a, adj_0, adj_9);
    // adj: wp.svd3(a[i], uu, ss, vv)                                                         <L 12>
    // adj: vv = wp.mat33()                                                                   <L 11>
    // adj: ss = wp.vec3()                                                                    <L 10>
    // adj: uu = wp.mat33()                                                                   <L 9>
    wp::adj_svd3(var_5, var_2, var_3, var_4, adj_1, adj_2, adj_3, adj_4);
    wp::adj_address(var_a, var_0, adj_a, adj_0, adj_1);
    // adj: u, s, v = wp.svd3(a[i])                                                           <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def svd3_rows(a: wp.array(dtype=wp.mat33)):                                       <L 6>
    return;
}
