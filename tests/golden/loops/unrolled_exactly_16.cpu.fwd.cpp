struct wp_args_unrolled_exactly_16_78f5b8cd {
    wp::array_t<wp::int32> x;
};

template <bool wp_linear_contiguous>
static void unrolled_exactly_16_78f5b8cd_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_unrolled_exactly_16_78f5b8cd *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    const wp::int32 var_1 = 1;
    const wp::int32 var_2 = 2;
    const wp::int32 var_3 = 3;
    const wp::int32 var_4 = 4;
    const wp::int32 var_5 = 5;
    const wp::int32 var_6 = 6;
    const wp::int32 var_7 = 7;
    const wp::int32 var_8 = 8;
    const wp::int32 var_9 = 9;
    const wp::int32 var_10 = 10;
    const wp::int32 var_11 = 11;
    const wp::int32 var_12 = 12;
    const wp::int32 var_13 = 13;
    const wp::int32 var_14 = 14;
    const wp::int32 var_15 = 15;
    //---------
    // forward
    // def unrolled_exactly_16(x: wp.array(dtype=int)):                                       <L 6>
    // for i in range(16):                                                                    <L 7>
    // x[i] = i                                                                               <L 8>
    wp::array_store(var_x, var_0, var_0);
    wp::array_store(var_x, var_1, var_1);
    wp::array_store(var_x, var_2, var_2);
    wp::array_store(var_x, var_3, var_3);
    wp::array_store(var_x, var_4, var_4);
    wp::array_store(var_x, var_5, var_5);
    wp::array_store(var_x, var_6, var_6);
    wp::array_store(var_x, var_7, var_7);
    wp::array_store(var_x, var_8, var_8);
    wp::array_store(var_x, var_9, var_9);
    wp::array_store(var_x, var_10, var_10);
    wp::array_store(var_x, var_11, var_11);
    wp::array_store(var_x, var_12, var_12);
    wp::array_store(var_x, var_13, var_13);
    wp::array_store(var_x, var_14, var_14);
    wp::array_store(var_x, var_15, var_15);
}
