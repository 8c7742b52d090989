struct wp_args_unrolled_exactly_16_78f5b8cd {
    wp::array_t<wp::int32> x;
};

template <bool wp_linear_contiguous>
static void unrolled_exactly_16_78f5b8cd_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_unrolled_exactly_16_78f5b8cd *_wp_args,
    wp_args_unrolled_exactly_16_78f5b8cd *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_x = _wp_args->x;
    wp::array_t<wp::int32> adj_x = _wp_adj_args->x;
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
    // dual vars
    wp::int32 adj_0 = {};
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
    wp::int32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::int32 adj_15 = {};
    //---------
    // forward
    // def unrolled_exactly_16(x: wp.array(dtype=int)):                                       <L 6>
    // for i in range(16):                                                                    <L 7>
    // x[i] = i                                                                               <L 8>
    // wp::array_store(var_x, var_0, var_0);
    // wp::array_store(var_x, var_1, var_1);
    // wp::array_store(var_x, var_2, var_2);
    // wp::array_store(var_x, var_3, var_3);
    // wp::array_store(var_x, var_4, var_4);
    // wp::array_store(var_x, var_5, var_5);
    // wp::array_store(var_x, var_6, var_6);
    // wp::array_store(var_x, var_7, var_7);
    // wp::array_store(var_x, var_8, var_8);
    // wp::array_store(var_x, var_9, var_9);
    // wp::array_store(var_x, var_10, var_10);
    // wp::array_store(var_x, var_11, var_11);
    // wp::array_store(var_x, var_12, var_12);
    // wp::array_store(var_x, var_13, var_13);
    // wp::array_store(var_x, var_14, var_14);
    // wp::array_store(var_x, var_15, var_15);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_15, var_15, adj_x, adj_15, adj_15);
    wp::adj_array_store(var_x, var_14, var_14, adj_x, adj_14, adj_14);
    wp::adj_array_store(var_x, var_13, var_13, adj_x, adj_13, adj_13);
    wp::adj_array_store(var_x, var_12, var_12, adj_x, adj_12, adj_12);
    wp::adj_array_store(var_x, var_11, var_11, adj_x, adj_11, adj_11);
    wp::adj_array_store(var_x, var_10, var_10, adj_x, adj_10, adj_10);
    wp::adj_array_store(var_x, var_9, var_9, adj_x, adj_9, adj_9);
    wp::adj_array_store(var_x, var_8, var_8, adj_x, adj_8, adj_8);
    wp::adj_array_store(var_x, var_7, var_7, adj_x, adj_7, adj_7);
    wp::adj_array_store(var_x, var_6, var_6, adj_x, adj_6, adj_6);
    wp::adj_array_store(var_x, var_5, var_5, adj_x, adj_5, adj_5);
    wp::adj_array_store(var_x, var_4, var_4, adj_x, adj_4, adj_4);
    wp::adj_array_store(var_x, var_3, var_3, adj_x, adj_3, adj_3);
    wp::adj_array_store(var_x, var_2, var_2, adj_x, adj_2, adj_2);
    wp::adj_array_store(var_x, var_1, var_1, adj_x, adj_1, adj_1);
    wp::adj_array_store(var_x, var_0, var_0, adj_x, adj_0, adj_0);
    // adj: x[i] = i                                                                          <L 8>
    // adj: for i in range(16):                                                               <L 7>
    // adj: def unrolled_exactly_16(x: wp.array(dtype=int)):                                  <L 6>
    return;
}
