struct wp_args_matrix_augmented_0ca0c3e8 {
    wp::mat_t<3, 3, wp::float32> m;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void matrix_augmented_0ca0c3e8_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_matrix_augmented_0ca0c3e8 *_wp_args,
    wp_args_matrix_augmented_0ca0c3e8 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::mat_t<3, 3, wp::float32> var_m = _wp_args->m;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_out = _wp_args->out;
    wp::mat_t<3, 3, wp::float32> adj_m = _wp_adj_args->m;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::mat_t<3, 3, wp::float32> var_0;
    const wp::int32 var_1 = 0;
    const wp::int32 var_2 = 0;
    const wp::float32 var_3 = 1.0;
    const wp::int32 var_4 = 1;
    const wp::int32 var_5 = 1;
    const wp::float32 var_6 = 2.0;
    const wp::int32 var_7 = 2;
    const wp::int32 var_8 = 2;
    wp::float32 var_9;
    const wp::float32 var_10 = 3.0;
    wp::float32 var_11;
    const wp::int32 var_12 = 1;
    const wp::float32 var_13 = 1.0;
    wp::vec_t<3, wp::float32> var_14;
    const wp::int32 var_15 = 0;
    const wp::int32 var_16 = 2;
    wp::slice_t var_17;
    const wp::int32 var_18 = 0;
    const wp::int32 var_19 = 2;
    const wp::int32 var_20 = 1;
    const wp::int32 var_21 = 0;
    const wp::int32 var_22 = 2;
    wp::slice_t var_23;
    const wp::int32 var_24 = 0;
    const wp::int32 var_25 = 2;
    const wp::int32 var_26 = 1;
    const wp::float32 var_27 = 1.0;
    wp::mat_t<2, 2, wp::float32> var_28;
    const wp::int32 var_29 = 0;
    //---------
    // dual vars
    wp::mat_t<3, 3, wp::float32> adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::vec_t<3, wp::float32> adj_14 = {};
    wp::int32 adj_15 = {};
    wp::int32 adj_16 = {};
    wp::slice_t adj_17 = {};
    wp::int32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::int32 adj_20 = {};
    wp::int32 adj_21 = {};
    wp::int32 adj_22 = {};
    wp::slice_t adj_23 = {};
    wp::int32 adj_24 = {};
    wp::int32 adj_25 = {};
    wp::int32 adj_26 = {};
    wp::float32 adj_27 = {};
    wp::mat_t<2, 2, wp::float32> adj_28 = {};
    wp::int32 adj_29 = {};
    //---------
    // forward
    // def matrix_augmented(m: wp.mat33, out: wp.array(dtype=wp.mat33)):                      <L 6>
    // a = m                                                                                  <L 7>
    var_0 = wp::copy(var_m);
    // a[0, 0] += 1.0                                                                         <L 8>
    wp::add_inplace(var_0, var_1, var_2, var_3);
    // a[1, 1] -= 2.0                                                                         <L 9>
    wp::sub_inplace(var_0, var_4, var_5, var_6);
    // a[2, 2] *= 3.0                                                                         <L 10>
    var_9 = wp::extract(var_0, var_7, var_8);
    var_11 = wp::mul(var_9, var_10);
    wp::assign_inplace(var_0, var_7, var_8, var_11);
    // a[1] -= wp.vec3(1.0)                                                                   <L 11>
    var_14 = wp::vec_t<3, wp::float32>(var_13);
    wp::sub_inplace(var_0, var_12, var_14);
    // a[0:2, 0:2] += wp.mat22(1.0)                                                           <L 12>
    var_17 = wp::slice_t(var_18, var_19, var_20);
    var_23 = wp::slice_t(var_24, var_25, var_26);
    var_28 = wp::mat_t<2, 2, wp::float32>(var_27);
    wp::add_inplace(var_0, var_17, var_23, var_28);
    // out[0] = a                                                                             <L 13>
    // wp::array_store(var_out, var_29, var_0);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_29, var_0, adj_out, adj_29, adj_0);
    // adj: out[0] = a                                                                        <L 13>
    wp::adj_add_inplace(var_0, var_17, var_23, var_28, adj_0, adj_17, adj_23, adj_28);
    wp::adj_mat_t(var_27, adj_27, adj_28);
    // adj: a[0:2, 0:2] += wp.mat22(1.0)                                                      <L 12>
    wp::adj_sub_inplace(var_0, var_12, var_14, adj_0, adj_12, adj_14);
    wp::adj_vec_t(var_13, adj_13, adj_14);
    // adj: a[1] -= wp.vec3(1.0)                                                              <L 11>
    wp::adj_assign_inplace(var_0, var_7, var_8, var_11, adj_0, adj_7, adj_8, adj_11);
    wp::adj_mul(var_9, var_10, adj_9, adj_10, adj_11);
    wp::adj_extract(var_0, var_7, var_8, adj_0, adj_7, adj_8, adj_9);
    // adj: a[2, 2] *= 3.0                                                                    <L 10>
    wp::adj_sub_inplace(var_0, var_4, var_5, var_6, adj_0, adj_4, adj_5, adj_6);
    // adj: a[1, 1] -= 2.0                                                                    <L 9>
    wp::adj_add_inplace(var_0, var_1, var_2, var_3, adj_0, adj_1, adj_2, adj_3);
    // adj: a[0, 0] += 1.0                                                                    <L 8>
    wp::adj_copy(var_m, adj_m, adj_0);
    // adj: a = m                                                                             <L 7>
    // adj: def matrix_augmented(m: wp.mat33, out: wp.array(dtype=wp.mat33)):                 <L 6>
    return;
}
