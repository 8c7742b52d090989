struct wp_args_vector_bitwise_6eb85807 {
    wp::vec_t<3, wp::int32> a;
    wp::vec_t<3, wp::int32> b;
    wp::array_t<wp::vec_t<3, wp::int32>> out;
};

template <bool wp_linear_contiguous>
static void vector_bitwise_6eb85807_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_bitwise_6eb85807 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<3, wp::int32> var_a = _wp_args->a;
    wp::vec_t<3, wp::int32> var_b = _wp_args->b;
    wp::array_t<wp::vec_t<3, wp::int32>> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::vec_t<3, wp::int32> var_0;
    const wp::int32 var_1 = 0;
    wp::vec_t<3, wp::int32> var_2;
    const wp::int32 var_3 = 1;
    wp::vec_t<3, wp::int32> var_4;
    const wp::int32 var_5 = 2;
    wp::vec_t<3, wp::int32> var_6;
    const wp::int32 var_7 = 3;
    wp::vec_t<3, wp::int32> var_8;
    const wp::int32 var_9 = 4;
    wp::vec_t<3, wp::int32> var_10;
    const wp::int32 var_11 = 5;
    //---------
    // forward
    // def vector_bitwise(a: wp.vec3i, b: wp.vec3i, out: wp.array(dtype=wp.vec3i)):           <L 6>
    // out[0] = a & b                                                                         <L 7>
    var_0 = wp::bit_and(var_a, var_b);
    wp::array_store(var_out, var_1, var_0);
    // out[1] = a | b                                                                         <L 8>
    var_2 = wp::bit_or(var_a, var_b);
    wp::array_store(var_out, var_3, var_2);
    // out[2] = a ^ b                                                                         <L 9>
    var_4 = wp::bit_xor(var_a, var_b);
    wp::array_store(var_out, var_5, var_4);
    // out[3] = ~a                                                                            <L 10>
    var_6 = wp::invert(var_a);
    wp::array_store(var_out, var_7, var_6);
    // out[4] = a << b                                                                        <L 11>
    var_8 = wp::lshift(var_a, var_b);
    wp::array_store(var_out, var_9, var_8);
    // out[5] = a >> b                                                                        <L 12>
    var_10 = wp::rshift(var_a, var_b);
    wp::array_store(var_out, var_11, var_10);
}
