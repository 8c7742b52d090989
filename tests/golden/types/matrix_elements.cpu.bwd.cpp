struct wp_args_matrix_elements_0239cc03 {
    wp::mat_t<3, 3, wp::float32> m;
    wp::int32 k;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void matrix_elements_0239cc03_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_matrix_elements_0239cc03 *_wp_args,
    wp_args_matrix_elements_0239cc03 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::mat_t<3, 3, wp::float32> var_m = _wp_args->m;
    wp::int32 var_k = _wp_args->k;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::mat_t<3, 3, wp::float32> adj_m = _wp_adj_args->m;
    wp::int32 adj_k = _wp_adj_args->k;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::mat_t<3, 3, wp::float32> var_0;
    const wp::int32 var_1 = 0;
    const wp::int32 var_2 = 1;
    wp::float32 var_3;
    const wp::int32 var_4 = 0;
    const wp::int32 var_5 = 1;
    const wp::int32 var_6 = 2;
    wp::float32 var_7;
    const wp::int32 var_8 = 1;
    wp::float32 var_9;
    const wp::int32 var_10 = 2;
    const wp::float32 var_11 = 1.0;
    const wp::int32 var_12 = 0;
    const wp::int32 var_13 = 0;
    const wp::float32 var_14 = 2.0;
    const wp::int32 var_15 = 2;
    const wp::int32 var_16 = 1;
    const wp::int32 var_17 = 0;
    const wp::int32 var_18 = 0;
    wp::float32 var_19;
    const wp::int32 var_20 = 3;
    //---------
    // dual vars
    wp::mat_t<3, 3, wp::float32> adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::int32 adj_15 = {};
    wp::int32 adj_16 = {};
    wp::int32 adj_17 = {};
    wp::int32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::int32 adj_20 = {};
    //---------
    // forward
    // def matrix_elements(m: wp.mat33, k: int, out: wp.array(dtype=float)):                  <L 6>
    // a = m                                                                                  <L 7>
    var_0 = wp::copy(var_m);
    // out[0] = a[0, 1]                                                                       <L 8>
    var_3 = wp::extract(var_0, var_1, var_2);
    // wp::array_store(var_out, var_4, var_3);
    // out[1] = a[1][2]                                                                       <L 9>
    var_7 = wp::extract(var_0, var_5, var_6);
    // wp::array_store(var_out, var_8, var_7);
    // out[2] = a[k, k]                                                                       <L 10>
    var_9 = wp::extract(var_0, var_k, var_k);
    // wp::array_store(var_out, var_10, var_9);
    // a[0, 0] = 1.0                                                                          <L 11>
    wp::assign_inplace(var_0, var_12, var_13, var_11);
    // a[2][1] = 2.0                                                                          <L 12>
    wp::assign_inplace(var_0, var_15, var_16, var_14);
    // out[3] = a[0, 0]                                                                       <L 13>
    var_19 = wp::extract(var_0, var_17, var_18);
    // wp::array_store(var_out, var_20, var_19);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_20, var_19, adj_out, adj_20, adj_19);
    wp::adj_extract(var_0, var_17, var_18, adj_0, adj_17, adj_18, adj_19);
    // adj: out[3] = a[0, 0]                                                                  <L 13>
    wp::adj_assign_inplace(var_0, var_15, var_16, var_14, adj_0, adj_15, adj_16, adj_14);
    // adj: a[2][1] = 2.0                                                                     <L 12>
    wp::adj_assign_inplace(var_0, var_12, var_13, var_11, adj_0, adj_12, adj_13, adj_11);
    // adj: a[0, 0] = 1.0                                                                     <L 11>
    wp::adj_array_store(var_out, var_10, var_9, adj_out, adj_10, adj_9);
    wp::adj_extract(var_0, var_k, var_k, adj_0, adj_k, adj_k, adj_9);
    // adj: out[2] = a[k, k]                                                                  <L 10>
    wp::adj_array_store(var_out, var_8, var_7, adj_out, adj_8, adj_7);
    wp::adj_extract(var_0, var_5, var_6, adj_0, adj_5, adj_6, adj_7);
    // adj: out[1] = a[1][2]                                                                  <L 9>
    wp::adj_array_store(var_out, var_4, var_3, adj_out, adj_4, adj_3);
    wp::adj_extract(var_0, var_1, var_2, adj_0, adj_1, adj_2, adj_3);
    // adj: out[0] = a[0, 1]                                                                  <L 8>
    wp::adj_copy(var_m, adj_m, adj_0);
    // adj: a = m                                                                             <L 7>
    // adj: def matrix_elements(m: wp.mat33, k: int, out: wp.array(dtype=float)):             <L 6>
    return;
}
