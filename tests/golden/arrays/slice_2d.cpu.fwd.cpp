struct wp_args_slice_2d_b7225365 {
    wp::array_t<wp::float32> x;
    wp::int32 i;
    wp::int32 n;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void slice_2d_b7225365_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_slice_2d_b7225365 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_i = _wp_args->i;
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> var_out = _wp_args->out;
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
    wp::array_store(var_out, var_37, var_35);
}
