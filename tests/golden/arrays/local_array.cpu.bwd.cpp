struct wp_args_local_array_d6f892b2 {
    wp::int32 n;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void local_array_d6f892b2_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_local_array_d6f892b2 *_wp_args,
    wp_args_local_array_d6f892b2 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::int32 adj_n = _wp_adj_args->n;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 4;
    wp::fixedarray_t<4, wp::float32> var_1;
    const wp::int32 var_2 = 4;
    const wp::float32 var_3 = 1.0;
    const wp::int32 var_4 = 0;
    const wp::float32 var_5 = 2.0;
    wp::float32 var_6;
    const wp::int32 var_7 = 0;
    wp::float32* var_8;
    wp::float32* var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    const wp::int32 var_13 = 0;
    const wp::int32 var_14 = 2;
    const wp::int32 var_15 = 3;
    wp::tuple_t<wp::int32, wp::int32> var_16;
    wp::fixedarray_t<6, wp::vec_t<2, wp::float32>> var_17;
    const wp::int32 var_18 = 2;
    const wp::int32 var_19 = 3;
    const wp::float32 var_20 = 3.0;
    wp::vec_t<2, wp::float32> var_21;
    const wp::int32 var_22 = 1;
    const wp::int32 var_23 = 2;
    const wp::int32 var_24 = 1;
    const wp::int32 var_25 = 2;
    wp::vec_t<2, wp::float32>* var_26;
    const wp::int32 var_27 = 0;
    wp::float32 var_28;
    wp::vec_t<2, wp::float32> var_29;
    const wp::int32 var_30 = 1;
    const wp::int32 var_31 = 3;
    wp::tuple_t<wp::int32> var_32;
    wp::fixedarray_t<3, wp::int32> var_33;
    const wp::int32 var_34 = 3;
    wp::int32 var_35;
    const wp::int32 var_36 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::fixedarray_t<4, wp::float32> adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::int32 adj_15 = {};
    wp::tuple_t<wp::int32, wp::int32> adj_16 = {};
    wp::fixedarray_t<6, wp::vec_t<2, wp::float32>> adj_17 = {};
    wp::int32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::vec_t<2, wp::float32> adj_21 = {};
    wp::int32 adj_22 = {};
    wp::int32 adj_23 = {};
    wp::int32 adj_24 = {};
    wp::int32 adj_25 = {};
    wp::vec_t<2, wp::float32> adj_26 = {};
    wp::int32 adj_27 = {};
    wp::float32 adj_28 = {};
    wp::vec_t<2, wp::float32> adj_29 = {};
    wp::int32 adj_30 = {};
    wp::int32 adj_31 = {};
    wp::tuple_t<wp::int32> adj_32 = {};
    wp::fixedarray_t<3, wp::int32> adj_33 = {};
    wp::int32 adj_34 = {};
    wp::int32 adj_35 = {};
    wp::int32 adj_36 = {};
    //---------
    // forward
    // def local_array(n: int, out: wp.array(dtype=float)):                                   <L 6>
    // a = wp.zeros(shape=4, dtype=float)                                                     <L 7>
    var_1 = wp::fixedarray_t<4, wp::float32>(var_2);
    // a[0] = 1.0                                                                             <L 8>
    // wp::array_store(var_1, var_4, var_3);
    // a[n] += 2.0                                                                            <L 9>
    // var_6 = wp::atomic_add(var_1, var_n, var_5);
    // out[0] = a[0] + a[n]                                                                   <L 10>
    var_8 = wp::address(var_1, var_7);
    var_9 = wp::address(var_1, var_n);
    var_11 = wp::load(var_8);
    var_12 = wp::load(var_9);
    var_10 = wp::add(var_11, var_12);
    // wp::array_store(var_out, var_13, var_10);
    // b = wp.zeros(shape=(2, 3), dtype=wp.vec2)                                              <L 11>
    var_16 = wp::tuple(var_14, var_15);
    var_17 = wp::fixedarray_t<6, wp::vec_t<2, wp::float32>>(var_18, var_19);
    // b[1, 2] = wp.vec2(3.0)                                                                 <L 12>
    var_21 = wp::vec_t<2, wp::float32>(var_20);
    // wp::array_store(var_17, var_22, var_23, var_21);
    // out[1] = b[1, 2][0]                                                                    <L 13>
    var_26 = wp::address(var_17, var_24, var_25);
    var_29 = wp::load(var_26);
    var_28 = wp::extract(var_29, var_27);
    // wp::array_store(var_out, var_30, var_28);
    // c = wp.zeros(shape=(3,), dtype=int)                                                    <L 14>
    var_32 = wp::tuple(var_31);
    var_33 = wp::fixedarray_t<3, wp::int32>(var_34);
    // c[0] = len(c)                                                                          <L 15>
    var_35 = wp::len(var_33);
    // wp::array_store(var_33, var_36, var_35);
    //---------
    // reverse
    wp::adj_array_store(var_33, var_36, var_35, adj_33, adj_36, adj_35);
    // adj: c[0] = len(c)                                                                     <L 15>
    // adj: c = wp.zeros(shape=(3,), dtype=int)                                               <L 14>
    wp::adj_array_store(var_out, var_30, var_28, adj_out, adj_30, adj_28);
    wp::adj_extract(var_29, var_27, adj_26, adj_27, adj_28);
    wp::adj_address(var_17, var_24, var_25, adj_17, adj_24, adj_25, adj_26);
    // adj: out[1] = b[1, 2][0]                                                               <L 13>
    wp::adj_array_store(var_17, var_22, var_23, var_21, adj_17, adj_22, adj_23, adj_21);
    wp::adj_vec_t(var_20, adj_20, adj_21);
    // adj: b[1, 2] = wp.vec2(3.0)                                                            <L 12>
    // adj: b = wp.zeros(shape=(2, 3), dtype=wp.vec2)                                         <L 11>
    wp::adj_array_store(var_out, var_13, var_10, adj_out, adj_13, adj_10);
    wp::adj_add(var_11, var_12, adj_8, adj_9, adj_10);
    wp::adj_address(var_1, var_n, adj_1, adj_n, adj_9);
    wp::adj_address(var_1, var_7, adj_1, adj_7, adj_8);
    // adj: out[0] = a[0] + a[n]                                                              <L 10>
    wp::adj_atomic_add(var_1, var_n, var_5, adj_1, adj_n, adj_5, adj_6);
    // adj: a[n] += 2.0                                                                       <L 9>
    wp::adj_array_store(var_1, var_4, var_3, adj_1, adj_4, adj_3);
    // adj: a[0] = 1.0                                                                        <L 8>
    // adj: a = wp.zeros(shape=4, dtype=float)                                                <L 7>
    // adj: def local_array(n: int, out: wp.array(dtype=float)):                              <L 6>
    return;
}
