struct wp_args_matrix_bits_e51caa1b {
    wp::mat_t<2, 2, wp::int32> m;
    wp::array_t<wp::mat_t<2, 2, wp::int32>> out;
};

template <bool wp_linear_contiguous>
static void matrix_bits_e51caa1b_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_matrix_bits_e51caa1b *_wp_args,
    wp_args_matrix_bits_e51caa1b *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::mat_t<2, 2, wp::int32> var_m = _wp_args->m;
    wp::array_t<wp::mat_t<2, 2, wp::int32>> var_out = _wp_args->out;
    wp::mat_t<2, 2, wp::int32> adj_m = _wp_adj_args->m;
    wp::array_t<wp::mat_t<2, 2, wp::int32>> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::mat_t<2, 2, wp::int32> var_0;
    const wp::int32 var_1 = 0;
    const wp::int32 var_2 = 0;
    const wp::int32 var_3 = 1;
    const wp::int32 var_4 = 0;
    const wp::int32 var_5 = 1;
    const wp::int32 var_6 = 2;
    const wp::int32 var_7 = 1;
    const wp::int32 var_8 = 0;
    const wp::int32 var_9 = 4;
    const wp::int32 var_10 = 1;
    const wp::int32 var_11 = 1;
    const wp::int32 var_12 = 2;
    wp::vec_t<2, wp::int32> var_13;
    const wp::int32 var_14 = 0;
    const wp::int32 var_15 = 3;
    const wp::int32 var_16 = 4;
    wp::vec_t<2, wp::int32> var_17;
    const wp::int32 var_18 = 1;
    const wp::int32 var_19 = 5;
    const wp::int32 var_20 = 6;
    wp::vec_t<2, wp::int32> var_21;
    const wp::int32 var_22 = 0;
    //---------
    // dual vars
    wp::mat_t<2, 2, wp::int32> adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::vec_t<2, wp::int32> adj_13 = {};
    wp::int32 adj_14 = {};
    wp::int32 adj_15 = {};
    wp::int32 adj_16 = {};
    wp::vec_t<2, wp::int32> adj_17 = {};
    wp::int32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::int32 adj_20 = {};
    wp::vec_t<2, wp::int32> adj_21 = {};
    wp::int32 adj_22 = {};
    //---------
    // forward
    // def matrix_bits(m: mat22i, out: wp.array(dtype=mat22i)):                               <L 8>
    // a = m                                                                                  <L 9>
    var_0 = wp::copy(var_m);
    // a[0, 0] &= 1                                                                           <L 10>
    wp::bit_and_inplace(var_0, var_1, var_2, var_3);
    // a[0, 1] |= 2                                                                           <L 11>
    wp::bit_or_inplace(var_0, var_4, var_5, var_6);
    // a[1, 0] ^= 4                                                                           <L 12>
    wp::bit_xor_inplace(var_0, var_7, var_8, var_9);
    // a[1] &= wp.vec2i(1, 2)                                                                 <L 13>
    var_13 = wp::vec_t<2, wp::int32>(var_11, var_12);
    wp::bit_and_inplace(var_0, var_10, var_13);
    // a[0] |= wp.vec2i(3, 4)                                                                 <L 14>
    var_17 = wp::vec_t<2, wp::int32>(var_15, var_16);
    wp::bit_or_inplace(var_0, var_14, var_17);
    // a[1] ^= wp.vec2i(5, 6)                                                                 <L 15>
    var_21 = wp::vec_t<2, wp::int32>(var_19, var_20);
    wp::bit_xor_inplace(var_0, var_18, var_21);
    // out[0] = a                                                                             <L 16>
    // wp::array_store(var_out, var_22, var_0);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_22, var_0, adj_out, adj_22, adj_0);
    // adj: out[0] = a                                                                        <L 16>
    wp::adj_vec_t(var_19, var_20, adj_19, adj_20, adj_21);
    // adj: a[1] ^= wp.vec2i(5, 6)                                                            <L 15>
    wp::adj_vec_t(var_15, var_16, adj_15, adj_16, adj_17);
    // adj: a[0] |= wp.vec2i(3, 4)                                                            <L 14>
    wp::adj_vec_t(var_11, var_12, adj_11, adj_12, adj_13);
    // adj: a[1] &= wp.vec2i(1, 2)                                                            <L 13>
    // adj: a[1, 0] ^= 4                                                                      <L 12>
    // adj: a[0, 1] |= 2                                                                      <L 11>
    // adj: a[0, 0] &= 1                                                                      <L 10>
    wp::adj_copy(var_m, adj_m, adj_0);
    // adj: a = m                                                                             <L 9>
    // adj: def matrix_bits(m: mat22i, out: wp.array(dtype=mat22i)):                          <L 8>
    return;
}
