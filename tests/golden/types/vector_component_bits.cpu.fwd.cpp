struct wp_args_vector_component_bits_8882d000 {
    wp::vec_t<3, wp::int32> v;
    wp::array_t<wp::vec_t<3, wp::int32>> out;
};

template <bool wp_linear_contiguous>
static void vector_component_bits_8882d000_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_component_bits_8882d000 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<3, wp::int32> var_v = _wp_args->v;
    wp::array_t<wp::vec_t<3, wp::int32>> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::vec_t<3, wp::int32> var_0;
    const wp::int32 var_1 = 0;
    const wp::int32 var_2 = 1;
    const wp::int32 var_3 = 1;
    const wp::int32 var_4 = 2;
    const wp::int32 var_5 = 2;
    const wp::int32 var_6 = 4;
    const wp::int32 var_7 = 0;
    wp::int32 var_8;
    const wp::int32 var_9 = 1;
    wp::int32 var_10;
    const wp::int32 var_11 = 0;
    //---------
    // forward
    // def vector_component_bits(v: wp.vec3i, out: wp.array(dtype=wp.vec3i)):                 <L 6>
    // a = v                                                                                  <L 7>
    var_0 = wp::copy(var_v);
    // a[0] &= 1                                                                              <L 8>
    wp::bit_and_inplace(var_0, var_1, var_2);
    // a[1] |= 2                                                                              <L 9>
    wp::bit_or_inplace(var_0, var_3, var_4);
    // a[2] ^= 4                                                                              <L 10>
    wp::bit_xor_inplace(var_0, var_5, var_6);
    // a[0] <<= 1                                                                             <L 11>
    var_8 = wp::extract(var_0, var_7);
    var_10 = wp::lshift(var_8, var_9);
    wp::assign_inplace(var_0, var_7, var_10);
    // out[0] = a                                                                             <L 12>
    wp::array_store(var_out, var_11, var_0);
}
