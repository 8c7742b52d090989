struct wp_args_local_array_dims_e4309072 {
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void local_array_dims_e4309072_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_local_array_dims_e4309072 *_wp_args,
    wp_args_local_array_dims_e4309072 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 2;
    const wp::int32 var_1 = 2;
    const wp::int32 var_2 = 2;
    wp::tuple_t<wp::int32, wp::int32, wp::int32> var_3;
    wp::fixedarray_t<8, wp::float32> var_4;
    const wp::int32 var_5 = 2;
    const wp::int32 var_6 = 2;
    const wp::int32 var_7 = 2;
    const wp::float32 var_8 = 1.0;
    const wp::int32 var_9 = 0;
    const wp::int32 var_10 = 1;
    const wp::int32 var_11 = 1;
    const wp::int32 var_12 = 2;
    const wp::int32 var_13 = 1;
    const wp::int32 var_14 = 2;
    const wp::int32 var_15 = 1;
    wp::tuple_t<wp::int32, wp::int32, wp::int32, wp::int32> var_16;
    wp::fixedarray_t<4, wp::float32> var_17;
    const wp::int32 var_18 = 2;
    const wp::int32 var_19 = 1;
    const wp::int32 var_20 = 2;
    const wp::int32 var_21 = 1;
    const wp::float32 var_22 = 2.0;
    const wp::int32 var_23 = 0;
    const wp::int32 var_24 = 0;
    const wp::int32 var_25 = 1;
    const wp::int32 var_26 = 0;
    const wp::int32 var_27 = 0;
    const wp::int32 var_28 = 1;
    const wp::int32 var_29 = 1;
    wp::float32* var_30;
    const wp::int32 var_31 = 0;
    const wp::int32 var_32 = 0;
    const wp::int32 var_33 = 1;
    const wp::int32 var_34 = 0;
    wp::float32* var_35;
    wp::float32 var_36;
    wp::float32 var_37;
    wp::float32 var_38;
    const wp::int32 var_39 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::tuple_t<wp::int32, wp::int32, wp::int32> adj_3 = {};
    wp::fixedarray_t<8, wp::float32> adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::int32 adj_15 = {};
    wp::tuple_t<wp::int32, wp::int32, wp::int32, wp::int32> adj_16 = {};
    wp::fixedarray_t<4, wp::float32> adj_17 = {};
    wp::int32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::int32 adj_20 = {};
    wp::int32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::int32 adj_23 = {};
    wp::int32 adj_24 = {};
    wp::int32 adj_25 = {};
    wp::int32 adj_26 = {};
    wp::int32 adj_27 = {};
    wp::int32 adj_28 = {};
    wp::int32 adj_29 = {};
    wp::float32 adj_30 = {};
    wp::int32 adj_31 = {};
    wp::int32 adj_32 = {};
    wp::int32 adj_33 = {};
    wp::int32 adj_34 = {};
    wp::float32 adj_35 = {};
    wp::float32 adj_36 = {};
    wp::float32 adj_37 = {};
    wp::float32 adj_38 = {};
    wp::int32 adj_39 = {};
    //---------
    // forward
    // def local_array_dims(out: wp.array(dtype=float)):                                      <L 6>
    // a = wp.zeros(shape=(2, 2, 2), dtype=float)                                             <L 7>
    var_3 = wp::tuple(var_0, var_1, var_2);
    var_4 = wp::fixedarray_t<8, wp::float32>(var_5, var_6, var_7);
    // a[0, 1, 1] = 1.0                                                                       <L 8>
    // wp::array_store(var_4, var_9, var_10, var_11, var_8);
    // b = wp.zeros(shape=(2, 1, 2, 1), dtype=float)                                          <L 9>
    var_16 = wp::tuple(var_12, var_13, var_14, var_15);
    var_17 = wp::fixedarray_t<4, wp::float32>(var_18, var_19, var_20, var_21);
    // b[0, 0, 1, 0] = 2.0                                                                    <L 10>
    // wp::array_store(var_17, var_23, var_24, var_25, var_26, var_22);
    // out[0] = a[0, 1, 1] + b[0, 0, 1, 0]                                                    <L 11>
    var_30 = wp::address(var_4, var_27, var_28, var_29);
    var_35 = wp::address(var_17, var_31, var_32, var_33, var_34);
    var_37 = wp::load(var_30);
    var_38 = wp::load(var_35);
    var_36 = wp::add(var_37, var_38);
    // wp::array_store(var_out, var_39, var_36);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_39, var_36, adj_out, adj_39, adj_36);
    wp::adj_add(var_37, var_38, adj_30, adj_35, adj_36);
    wp::adj_address(var_17, var_31, var_32, var_33, var_34, adj_17, adj_31, adj_32, adj_33, adj_34, adj_35);
    wp::adj_address(var_4, var_27, var_28, var_29, adj_4, adj_27, adj_28, adj_29, adj_30);
    // adj: out[0] = a[0, 1, 1] + b[0, 0, 1, 0]                                               <L 11>
    wp::adj_array_store(var_17, var_23, var_24, var_25, var_26, var_22, adj_17, adj_23, adj_24, adj_25, adj_26, adj_22);
    // adj: b[0, 0, 1, 0] = 2.0                                                               <L 10>
    // adj: b = wp.zeros(shape=(2, 1, 2, 1), dtype=float)                                     <L 9>
    wp::adj_array_store(var_4, var_9, var_10, var_11, var_8, adj_4, adj_9, adj_10, adj_11, adj_8);
    // adj: a[0, 1, 1] = 1.0                                                                  <L 8>
    // adj: a = wp.zeros(shape=(2, 2, 2), dtype=float)                                        <L 7>
    // adj: def local_array_dims(out: wp.array(dtype=float)):                                 <L 6>
    return;
}
