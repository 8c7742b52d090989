struct wp_args_pnoise_rows_898c17a6 {
    wp::array_t<wp::float32> x;
    wp::vec_t<2, wp::float32> b;
    wp::vec_t<3, wp::float32> c;
    wp::vec_t<4, wp::float32> d;
};

template <bool wp_linear_contiguous>
static void pnoise_rows_898c17a6_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pnoise_rows_898c17a6 *_wp_args,
    wp_args_pnoise_rows_898c17a6 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_pnoise_rows_898c17a6 wp_contiguous_args;
    wp_args_pnoise_rows_898c17a6 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::vec_t<2, wp::float32> var_b = _wp_args->b;
    wp::vec_t<3, wp::float32> var_c = _wp_args->c;
    wp::vec_t<4, wp::float32> var_d = _wp_args->d;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::vec_t<2, wp::float32> adj_b = _wp_adj_args->b;
    wp::vec_t<3, wp::float32> adj_c = _wp_adj_args->c;
    wp::vec_t<4, wp::float32> adj_d = _wp_adj_args->d;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 1;
    wp::uint32 var_2;
    wp::float32* var_3;
    const wp::int32 var_4 = 4;
    wp::float32 var_5;
    wp::float32 var_6;
    const wp::int32 var_7 = 0;
    const wp::int32 var_8 = 4;
    const wp::int32 var_9 = 5;
    wp::float32 var_10;
    const wp::int32 var_11 = 1;
    const wp::int32 var_12 = 4;
    const wp::int32 var_13 = 5;
    const wp::int32 var_14 = 6;
    wp::float32 var_15;
    const wp::int32 var_16 = 2;
    const wp::int32 var_17 = 4;
    const wp::int32 var_18 = 5;
    const wp::int32 var_19 = 6;
    const wp::int32 var_20 = 7;
    wp::float32 var_21;
    const wp::int32 var_22 = 3;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::uint32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::int32 adj_16 = {};
    wp::int32 adj_17 = {};
    wp::int32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::int32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::int32 adj_22 = {};
    //---------
    // forward
    // def pnoise_rows(x: wp.array(dtype=float), b: wp.vec2, c: wp.vec3, d: wp.vec4):         <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // state = wp.rand_init(1, i)                                                             <L 8>
    var_2 = wp::rand_init(var_1, var_0);
    // x[0] = wp.pnoise(state, x[i], 4)                                                       <L 9>
    var_3 = wp::address(var_x, var_0);
    var_6 = wp::load(var_3);
    var_5 = wp::pnoise(var_2, var_6, var_4);
    // wp::array_store(var_x, var_7, var_5);
    // x[1] = wp.pnoise(state, b, 4, 5)                                                       <L 10>
    var_10 = wp::pnoise(var_2, var_b, var_8, var_9);
    // wp::array_store(var_x, var_11, var_10);
    // x[2] = wp.pnoise(state, c, 4, 5, 6)                                                    <L 11>
    var_15 = wp::pnoise(var_2, var_c, var_12, var_13, var_14);
    // wp::array_store(var_x, var_16, var_15);
    // x[3] = wp.pnoise(state, d, 4, 5, 6, 7)                                                 <L 12>
    var_21 = wp::pnoise(var_2, var_d, var_17, var_18, var_19, var_20);
    // wp::array_store(var_x, var_22, var_21);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_22, var_21, adj_x, adj_22, adj_21);
    wp::adj_pnoise(var_2, var_d, var_17, var_18, var_19, var_20, adj_2, adj_d, adj_17, adj_18, adj_19, adj_20, adj_21);
    // adj: x[3] = wp.pnoise(state, d, 4, 5, 6, 7)                                            <L 12>
    wp::adj_array_store(var_x, var_16, var_15, adj_x, adj_16, adj_15);
    wp::adj_pnoise(var_2, var_c, var_12, var_13, var_14, adj_2, adj_c, adj_12, adj_13, adj_14, adj_15);
    // adj: x[2] = wp.pnoise(state, c, 4, 5, 6)                                               <L 11>
    wp::adj_array_store(var_x, var_11, var_10, adj_x, adj_11, adj_10);
    wp::adj_pnoise(var_2, var_b, var_8, var_9, adj_2, adj_b, adj_8, adj_9, adj_10);
    // adj: x[1] = wp.pnoise(state, b, 4, 5)                                                  <L 10>
    wp::adj_array_store(var_x, var_7, var_5, adj_x, adj_7, adj_5);
    wp::adj_pnoise(var_2, var_6, var_4, adj_2, adj_3, adj_4, adj_5);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_3);
    // adj: x[0] = wp.pnoise(state, x[i], 4)                                                  <L 9>
    // adj: state = wp.rand_init(1, i)                                                        <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def pnoise_rows(x: wp.array(dtype=float), b: wp.vec2, c: wp.vec3, d: wp.vec4):    <L 6>
    return;
}
