struct wp_args_curlnoise_rows_afaefc09 {
    wp::array_t<wp::vec_t<2, wp::float32>> b;
    wp::array_t<wp::vec_t<3, wp::float32>> c;
    wp::vec_t<4, wp::float32> d;
};

template <bool wp_linear_contiguous>
static void curlnoise_rows_afaefc09_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_curlnoise_rows_afaefc09 *_wp_args,
    wp_args_curlnoise_rows_afaefc09 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_curlnoise_rows_afaefc09 wp_contiguous_args;
    wp_args_curlnoise_rows_afaefc09 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.b.strides[0] = sizeof(wp::vec_t<2, wp::float32>);
        wp_contiguous_adj_args.b.strides[0] = sizeof(wp::vec_t<2, wp::float32>);
        wp_contiguous_args.c.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.c.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<2, wp::float32>> var_b = _wp_args->b;
    wp::array_t<wp::vec_t<3, wp::float32>> var_c = _wp_args->c;
    wp::vec_t<4, wp::float32> var_d = _wp_args->d;
    wp::array_t<wp::vec_t<2, wp::float32>> adj_b = _wp_adj_args->b;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_c = _wp_adj_args->c;
    wp::vec_t<4, wp::float32> adj_d = _wp_adj_args->d;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 1;
    wp::uint32 var_2;
    wp::vec_t<2, wp::float32>* var_3;
    wp::vec_t<2, wp::float32> var_4;
    const wp::uint32 var_5 = 1u;
    const wp::float32 var_6 = 2.0;
    const wp::float32 var_7 = 0.5;
    wp::vec_t<2, wp::float32> var_8;
    const wp::int32 var_9 = 0;
    wp::vec_t<3, wp::float32>* var_10;
    const wp::int32 var_11 = 3;
    wp::uint32 var_12;
    wp::vec_t<3, wp::float32> var_13;
    const wp::float32 var_14 = 2.0;
    const wp::float32 var_15 = 0.5;
    wp::vec_t<3, wp::float32> var_16;
    const wp::int32 var_17 = 0;
    const wp::float32 var_18 = 0.25;
    wp::vec_t<3, wp::float32> var_19;
    const wp::uint32 var_20 = 1u;
    const wp::float32 var_21 = 2.0;
    const wp::int32 var_22 = 1;
    wp::vec_t<3, wp::float32>* var_23;
    const wp::int32 var_24 = 2;
    wp::uint32 var_25;
    const wp::float32 var_26 = 1.5;
    const wp::float32 var_27 = 0.75;
    wp::vec_t<3, wp::float32> var_28;
    wp::vec_t<3, wp::float32> var_29;
    const wp::int32 var_30 = 2;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::uint32 adj_2 = {};
    wp::vec_t<2, wp::float32> adj_3 = {};
    wp::vec_t<2, wp::float32> adj_4 = {};
    wp::uint32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::vec_t<2, wp::float32> adj_8 = {};
    wp::int32 adj_9 = {};
    wp::vec_t<3, wp::float32> adj_10 = {};
    wp::int32 adj_11 = {};
    wp::uint32 adj_12 = {};
    wp::vec_t<3, wp::float32> adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::vec_t<3, wp::float32> adj_16 = {};
    wp::int32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::vec_t<3, wp::float32> adj_19 = {};
    wp::uint32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::int32 adj_22 = {};
    wp::vec_t<3, wp::float32> adj_23 = {};
    wp::int32 adj_24 = {};
    wp::uint32 adj_25 = {};
    wp::float32 adj_26 = {};
    wp::float32 adj_27 = {};
    wp::vec_t<3, wp::float32> adj_28 = {};
    wp::vec_t<3, wp::float32> adj_29 = {};
    wp::int32 adj_30 = {};
    //---------
    // forward
    // def curlnoise_rows(b: wp.array(dtype=wp.vec2), c: wp.array(dtype=wp.vec3), d: wp.vec4):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // state = wp.rand_init(1, i)                                                             <L 8>
    var_2 = wp::rand_init(var_1, var_0);
    // b[0] = wp.curlnoise(state, b[i])                                                       <L 9>
    var_3 = wp::address(var_b, var_0);
    var_8 = wp::load(var_3);
    var_4 = wp::curlnoise(var_2, var_8, var_5, var_6, var_7);
    // wp::array_store(var_b, var_9, var_4);
    // c[0] = wp.curlnoise(state, c[i], wp.uint32(3))                                         <L 10>
    var_10 = wp::address(var_c, var_0);
    var_12 = wp::uint32(var_11);
    var_16 = wp::load(var_10);
    var_13 = wp::curlnoise(var_2, var_16, var_12, var_14, var_15);
    // wp::array_store(var_c, var_17, var_13);
    // c[1] = wp.curlnoise(state, d, gain=0.25)                                               <L 11>
    var_19 = wp::curlnoise(var_2, var_d, var_20, var_21, var_18);
    // wp::array_store(var_c, var_22, var_19);
    // c[2] = wp.curlnoise(state, c[i], wp.uint32(2), 1.5, 0.75)                              <L 12>
    var_23 = wp::address(var_c, var_0);
    var_25 = wp::uint32(var_24);
    var_29 = wp::load(var_23);
    var_28 = wp::curlnoise(var_2, var_29, var_25, var_26, var_27);
    // wp::array_store(var_c, var_30, var_28);
    //---------
    // reverse
    wp::adj_array_store(var_c, var_30, var_28, adj_c, adj_30, adj_28);
    wp::adj_curlnoise(var_2, var_29, var_25, var_26, var_27, adj_2, adj_23, adj_25, adj_26, adj_27, adj_28);
    wp::adj_address(var_c, var_0, adj_c, adj_0, adj_23);
    // adj: c[2] = wp.curlnoise(state, c[i], wp.uint32(2), 1.5, 0.75)                         <L 12>
    wp::adj_array_store(var_c, var_22, var_19, adj_c, adj_22, adj_19);
    wp::adj_curlnoise(var_2, var_d, var_20, var_21, var_18, adj_2, adj_d, adj_20, adj_21, adj_18, adj_19);
    // adj: c[1] = wp.curlnoise(state, d, gain=0.25)                                          <L 11>
    wp::adj_array_store(var_c, var_17, var_13, adj_c, adj_17, adj_13);
    wp::adj_curlnoise(var_2, var_16, var_12, var_14, var_15, adj_2, adj_10, adj_12, adj_14, adj_15, adj_13);
    wp::adj_address(var_c, var_0, adj_c, adj_0, adj_10);
    // adj: c[0] = wp.curlnoise(state, c[i], wp.uint32(3))                                    <L 10>
    wp::adj_array_store(var_b, var_9, var_4, adj_b, adj_9, adj_4);
    wp::adj_curlnoise(var_2, var_8, var_5, var_6, var_7, adj_2, adj_3, adj_5, adj_6, adj_7, adj_4);
    wp::adj_address(var_b, var_0, adj_b, adj_0, adj_3);
    // adj: b[0] = wp.curlnoise(state, b[i])                                                  <L 9>
    // adj: state = wp.rand_init(1, i)                                                        <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def curlnoise_rows(b: wp.array(dtype=wp.vec2), c: wp.array(dtype=wp.vec3), d: wp.vec4):  <L 6>
    return;
}
