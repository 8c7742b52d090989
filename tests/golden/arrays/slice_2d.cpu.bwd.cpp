struct wp_args_slice_2d_b7225365 {
    wp::array_t<wp::float32> x;
    wp::int32 i;
    wp::int32 n;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void slice_2d_b7225365_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_slice_2d_b7225365 *_wp_args,
    wp_args_slice_2d_b7225365 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_i = _wp_args->i;
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::int32 adj_i = _wp_adj_args->i;
    wp::int32 adj_n = _wp_adj_args->n;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    wp::slice_t var_1;
    const wp::int32 var_2 = 1;
    wp::array_t<wp::float32> var_3;
    wp::slice_t var_4;
    const wp::int32 var_5 = 2147483647;
    const wp::int32 var_6 = -2147483648;
    const wp::int32 var_7 = 1;
    wp::array_t<wp::float32> var_8;
    const wp::int32 var_9 = 0;
    wp::slice_t var_10;
    const wp::int32 var_11 = 1;
    const wp::int32 var_12 = 0;
    wp::slice_t var_13;
    const wp::int32 var_14 = 1;
    wp::array_t<wp::float32> var_15;
    const wp::int32 var_16 = 1;
    wp::slice_t var_17;
    const wp::int32 var_18 = 1;
    wp::array_t<wp::float32> var_19;
    const wp::int32 var_20 = 0;
    wp::float32* var_21;
    const wp::int32 var_22 = 0;
    wp::float32* var_23;
    wp::float32 var_24;
    wp::float32 var_25;
    wp::float32 var_26;
    const wp::int32 var_27 = 0;
    const wp::int32 var_28 = 0;
    wp::float32* var_29;
    wp::float32 var_30;
    wp::float32 var_31;
    const wp::int32 var_32 = 0;
    const wp::int32 var_33 = 1;
    wp::float32* var_34;
    wp::float32 var_35;
    wp::float32 var_36;
    const wp::int32 var_37 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::slice_t adj_1 = {};
    wp::int32 adj_2 = {};
    wp::array_t<wp::float32> adj_3 = {};
    wp::slice_t adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::array_t<wp::float32> adj_8 = {};
    wp::int32 adj_9 = {};
    wp::slice_t adj_10 = {};
    wp::int32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::slice_t adj_13 = {};
    wp::int32 adj_14 = {};
    wp::array_t<wp::float32> adj_15 = {};
    wp::int32 adj_16 = {};
    wp::slice_t adj_17 = {};
    wp::int32 adj_18 = {};
    wp::array_t<wp::float32> adj_19 = {};
    wp::int32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::int32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::float32 adj_24 = {};
    wp::float32 adj_25 = {};
    wp::float32 adj_26 = {};
    wp::int32 adj_27 = {};
    wp::int32 adj_28 = {};
    wp::float32 adj_29 = {};
    wp::float32 adj_30 = {};
    wp::float32 adj_31 = {};
    wp::int32 adj_32 = {};
    wp::int32 adj_33 = {};
    wp::float32 adj_34 = {};
    wp::float32 adj_35 = {};
    wp::float32 adj_36 = {};
    wp::int32 adj_37 = {};
    //---------
    // forward
    // def slice_2d(x: wp.array2d(dtype=float), i: int, n: int, out: wp.array(dtype=float)):       <L 6>
    // a = x[i, 1:n]                                                                          <L 7>
    var_1 = wp::slice_t(var_0, var_n, var_2);
    var_3 = wp::view(var_x, var_i, var_1);
    // b = x[:, i]                                                                            <L 8>
    var_4 = wp::slice_t(var_5, var_6, var_7);
    var_8 = wp::view(var_x, var_4, var_i);
    // c = x[0:n, 0:n]                                                                        <L 9>
    var_10 = wp::slice_t(var_9, var_n, var_11);
    var_13 = wp::slice_t(var_12, var_n, var_14);
    var_15 = wp::view(var_x, var_10, var_13);
    // d = x[1:n]                                                                             <L 10>
    var_17 = wp::slice_t(var_16, var_n, var_18);
    var_19 = wp::view(var_x, var_17);
    // out[0] = a[0] + b[0] + c[0, 0] + d[0, 1]                                               <L 11>
    var_21 = wp::address(var_3, var_20);
    var_23 = wp::address(var_8, var_22);
    var_25 = wp::load(var_21);
    var_26 = wp::load(var_23);
    var_24 = wp::add(var_25, var_26);
    var_29 = wp::address(var_15, var_27, var_28);
    var_31 = wp::load(var_29);
    var_30 = wp::add(var_24, var_31);
    var_34 = wp::address(var_19, var_32, var_33);
    var_36 = wp::load(var_34);
    var_35 = wp::add(var_30, var_36);
    // wp::array_store(var_out, var_37, var_35);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_37, var_35, adj_out, adj_37, adj_35);
    wp::adj_add(var_30, var_36, adj_30, adj_34, adj_35);
    wp::adj_address(var_19, var_32, var_33, adj_19, adj_32, adj_33, adj_34);
    wp::adj_add(var_24, var_31, adj_24, adj_29, adj_30);
    wp::adj_address(var_15, var_27, var_28, adj_15, adj_27, adj_28, adj_29);
    wp::adj_add(var_25, var_26, adj_21, adj_23, adj_24);
    wp::adj_address(var_8, var_22, adj_8, adj_22, adj_23);
    wp::adj_address(var_3, var_20, adj_3, adj_20, adj_21);
    // adj: out[0] = a[0] + b[0] + c[0, 0] + d[0, 1]                                          <L 11>
    wp::adj_view(var_x, var_17, adj_x, adj_17, adj_19);
    // adj: d = x[1:n]                                                                        <L 10>
    wp::adj_view(var_x, var_10, var_13, adj_x, adj_10, adj_13, adj_15);
    // adj: c = x[0:n, 0:n]                                                                   <L 9>
    wp::adj_view(var_x, var_4, var_i, adj_x, adj_4, adj_i, adj_8);
    // adj: b = x[:, i]                                                                       <L 8>
    wp::adj_view(var_x, var_i, var_1, adj_x, adj_i, adj_1, adj_3);
    // adj: a = x[i, 1:n]                                                                     <L 7>
    // adj: def slice_2d(x: wp.array2d(dtype=float), i: int, n: int, out: wp.array(dtype=float)):  <L 6>
    return;
}
