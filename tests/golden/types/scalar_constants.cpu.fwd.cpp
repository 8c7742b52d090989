struct wp_args_scalar_constants_40f78642 {
};

template <bool wp_linear_contiguous>
static void scalar_constants_40f78642_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_scalar_constants_40f78642 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    //---------
    // primal vars
    const wp::uint8 var_0 = 255;
    wp::uint8 var_1;
    const wp::uint32 var_2 = 7u;
    wp::uint32 var_3;
    const wp::int64 var_4 = -8ll;
    wp::int64 var_5;
    const wp::uint64 var_6 = 9ull;
    wp::uint64 var_7;
    const wp::float32 var_8 = 1.5;
    wp::float32 var_9;
    const wp::float64 var_10 = 2.5;
    wp::float64 var_11;
    const wp::float32 var_12 = 1;
    wp::float32 var_13;
    //---------
    // forward
    // def scalar_constants():                                                                <L 14>
    // a = U8                                                                                 <L 15>
    var_1 = wp::copy(var_0);
    // b = U32                                                                                <L 16>
    var_3 = wp::copy(var_2);
    // c = I64                                                                                <L 17>
    var_5 = wp::copy(var_4);
    // d = U64                                                                                <L 18>
    var_7 = wp::copy(var_6);
    // e = F32                                                                                <L 19>
    var_9 = wp::copy(var_8);
    // f = F64                                                                                <L 20>
    var_11 = wp::copy(var_10);
    // g = F32_FROM_INT                                                                       <L 21>
    var_13 = wp::copy(var_12);
}
