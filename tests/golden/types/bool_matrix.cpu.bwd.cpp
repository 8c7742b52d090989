struct wp_args_bool_matrix_c745815b {
    wp::mat_t<2, 2, bool> m;
    wp::array_t<bool> out;
};

template <bool wp_linear_contiguous>
static void bool_matrix_c745815b_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_bool_matrix_c745815b *_wp_args,
    wp_args_bool_matrix_c745815b *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::mat_t<2, 2, bool> var_m = _wp_args->m;
    wp::array_t<bool> var_out = _wp_args->out;
    wp::mat_t<2, 2, bool> adj_m = _wp_adj_args->m;
    wp::array_t<bool> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::mat_t<2, 2, bool> var_0;
    const wp::int32 var_1 = 0;
    const wp::int32 var_2 = 1;
    bool var_3;
    const wp::int32 var_4 = 0;
    const wp::int32 var_5 = 1;
    wp::vec_t<2, bool> var_6;
    const bool var_7 = true;
    const wp::int32 var_8 = 1;
    const wp::int32 var_9 = 1;
    const wp::int32 var_10 = 0;
    //---------
    // dual vars
    wp::mat_t<2, 2, bool> adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    bool adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::vec_t<2, bool> adj_6 = {};
    bool adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::int32 adj_10 = {};
    //---------
    // forward
    // def bool_matrix(m: mat22b, out: wp.array(dtype=wp.bool)):                              <L 8>
    // a = m                                                                                  <L 9>
    var_0 = wp::copy(var_m);
    // out[0] = a[0, 1]                                                                       <L 10>
    var_3 = wp::extract(var_0, var_1, var_2);
    // wp::array_store(var_out, var_4, var_3);
    // r = a[1]                                                                               <L 11>
    var_6 = wp::extract(var_0, var_5);
    // a[1, 1] = True                                                                         <L 12>
    wp::assign_inplace(var_0, var_8, var_9, var_7);
    // a[0] = r                                                                               <L 13>
    wp::assign_inplace(var_0, var_10, var_6);
    //---------
    // reverse
    wp::adj_assign_inplace(var_0, var_10, var_6, adj_0, adj_10, adj_6);
    // adj: a[0] = r                                                                          <L 13>
    wp::adj_assign_inplace(var_0, var_8, var_9, var_7, adj_0, adj_8, adj_9, adj_7);
    // adj: a[1, 1] = True                                                                    <L 12>
    wp::adj_extract(var_0, var_5, adj_0, adj_5, adj_6);
    // adj: r = a[1]                                                                          <L 11>
    wp::adj_array_store(var_out, var_4, var_3, adj_out, adj_4, adj_3);
    wp::adj_extract(var_0, var_1, var_2, adj_0, adj_1, adj_2, adj_3);
    // adj: out[0] = a[0, 1]                                                                  <L 10>
    wp::adj_copy(var_m, adj_m, adj_0);
    // adj: a = m                                                                             <L 9>
    // adj: def bool_matrix(m: mat22b, out: wp.array(dtype=wp.bool)):                         <L 8>
    return;
}
