struct wp_args_matrix_bits_e51caa1b {
    wp::mat_t<2, 2, wp::int32> m;
    wp::array_t<wp::mat_t<2, 2, wp::int32>> out;
};

template <bool wp_linear_contiguous>
static void matrix_bits_e51caa1b_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_matrix_bits_e51caa1b *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::mat_t<2, 2, wp::int32> var_m = _wp_args->m;
    wp::array_t<wp::mat_t<2, 2, wp::int32>> var_out = _wp_args->out;
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
    wp::array_store(var_out, var_22, var_0);
}
