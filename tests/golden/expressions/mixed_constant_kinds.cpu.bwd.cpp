struct wp_args_mixed_constant_kinds_8ac7b5fe {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void mixed_constant_kinds_8ac7b5fe_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_mixed_constant_kinds_8ac7b5fe *_wp_args,
    wp_args_mixed_constant_kinds_8ac7b5fe *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    const wp::float32 var_1 = 3.0;
    wp::float32 var_2;
    const wp::float32 var_3 = 4.0;
    wp::float32 var_4;
    const wp::int32 var_5 = 0;
    const wp::float32 var_6 = 3.0;
    const wp::float32 var_7 = 3.0;
    wp::float32 var_8;
    const wp::int32 var_9 = 1;
    const wp::float32 var_10 = 3.0;
    const wp::float32 var_11 = 3.0;
    wp::float32 var_12;
    const wp::int32 var_13 = 2;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::int32 adj_13 = {};
    //---------
    // forward
    // def mixed_constant_kinds(x: wp.array(dtype=float)):                                    <L 12>
    // x[0] = A * B.C + 4.0                                                                   <L 13>
    var_2 = wp::mul(var_0, var_1);
    var_4 = wp::add(var_2, var_3);
    // wp::array_store(var_x, var_5, var_4);
    // x[1] = wp.max(A, B.C)                                                                  <L 14>
    var_8 = wp::max(var_0, var_7);
    // wp::array_store(var_x, var_9, var_8);
    // x[2] = wp.min(B.C, A)                                                                  <L 15>
    var_12 = wp::min(var_11, var_0);
    // wp::array_store(var_x, var_13, var_12);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_13, var_12, adj_x, adj_13, adj_12);
    wp::adj_min(var_11, var_0, adj_11, adj_0, adj_12);
    // adj: x[2] = wp.min(B.C, A)                                                             <L 15>
    wp::adj_array_store(var_x, var_9, var_8, adj_x, adj_9, adj_8);
    wp::adj_max(var_0, var_7, adj_0, adj_7, adj_8);
    // adj: x[1] = wp.max(A, B.C)                                                             <L 14>
    wp::adj_array_store(var_x, var_5, var_4, adj_x, adj_5, adj_4);
    wp::adj_add(var_2, var_3, adj_2, adj_3, adj_4);
    wp::adj_mul(var_0, var_1, adj_0, adj_1, adj_2);
    // adj: x[0] = A * B.C + 4.0                                                              <L 13>
    // adj: def mixed_constant_kinds(x: wp.array(dtype=float)):                               <L 12>
    return;
}
