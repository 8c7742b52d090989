struct wp_args_slice_1d_3cc1f7ac {
    wp::array_t<wp::float32> x;
    wp::int32 n;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void slice_1d_3cc1f7ac_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_slice_1d_3cc1f7ac *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    wp::slice_t var_1;
    const wp::int32 var_2 = 1;
    wp::array_t<wp::float32> var_3;
    wp::slice_t var_4;
    const wp::int32 var_5 = -2147483648;
    const wp::int32 var_6 = 1;
    wp::array_t<wp::float32> var_7;
    wp::slice_t var_8;
    const wp::int32 var_9 = 2147483647;
    const wp::int32 var_10 = 1;
    wp::array_t<wp::float32> var_11;
    wp::slice_t var_12;
    const wp::int32 var_13 = 2147483647;
    const wp::int32 var_14 = -2147483648;
    const wp::int32 var_15 = 1;
    wp::array_t<wp::float32> var_16;
    const wp::int32 var_17 = 0;
    const wp::int32 var_18 = 2;
    wp::slice_t var_19;
    wp::array_t<wp::float32> var_20;
    const wp::int32 var_21 = -1;
    wp::slice_t var_22;
    const wp::int32 var_23 = 2147483647;
    const wp::int32 var_24 = -2147483648;
    wp::array_t<wp::float32> var_25;
    const wp::int32 var_26 = 0;
    wp::float32* var_27;
    const wp::int32 var_28 = 0;
    wp::float32* var_29;
    wp::float32 var_30;
    wp::float32 var_31;
    wp::float32 var_32;
    const wp::int32 var_33 = 0;
    wp::float32* var_34;
    wp::float32 var_35;
    wp::float32 var_36;
    const wp::int32 var_37 = 0;
    wp::float32* var_38;
    wp::float32 var_39;
    wp::float32 var_40;
    const wp::int32 var_41 = 0;
    wp::float32* var_42;
    wp::float32 var_43;
    wp::float32 var_44;
    const wp::int32 var_45 = 0;
    wp::float32* var_46;
    wp::float32 var_47;
    wp::float32 var_48;
    const wp::int32 var_49 = 0;
    //---------
    // forward
    // def slice_1d(x: wp.array(dtype=float), n: int, out: wp.array(dtype=float)):            <L 6>
    // a = x[1:n]                                                                             <L 7>
    var_1 = wp::slice_t(var_0, var_n, var_2);
    var_3 = wp::view(var_x, var_1);
    // b = x[n:]                                                                              <L 8>
    var_4 = wp::slice_t(var_n, var_5, var_6);
    var_7 = wp::view(var_x, var_4);
    // c = x[:n]                                                                              <L 9>
    var_8 = wp::slice_t(var_9, var_n, var_10);
    var_11 = wp::view(var_x, var_8);
    // d = x[:]                                                                               <L 10>
    var_12 = wp::slice_t(var_13, var_14, var_15);
    var_16 = wp::view(var_x, var_12);
    // e = x[0:n:2]                                                                           <L 11>
    var_19 = wp::slice_t(var_17, var_n, var_18);
    var_20 = wp::view(var_x, var_19);
    // f = x[::-1]                                                                            <L 12>
    var_22 = wp::slice_t(var_23, var_24, var_21);
    var_25 = wp::view(var_x, var_22);
    // out[0] = a[0] + b[0] + c[0] + d[0] + e[0] + f[0]                                       <L 13>
    var_27 = wp::address(var_3, var_26);
    var_29 = wp::address(var_7, var_28);
    var_31 = wp::load(var_27);
    var_32 = wp::load(var_29);
    var_30 = wp::add(var_31, var_32);
    var_34 = wp::address(var_11, var_33);
    var_36 = wp::load(var_34);
    var_35 = wp::add(var_30, var_36);
    var_38 = wp::address(var_16, var_37);
    var_40 = wp::load(var_38);
    var_39 = wp::add(var_35, var_40);
    var_42 = wp::address(var_20, var_41);
    var_44 = wp::load(var_42);
    var_43 = wp::add(var_39, var_44);
    var_46 = wp::address(var_25, var_45);
    var_48 = wp::load(var_46);
    var_47 = wp::add(var_43, var_48);
    wp::array_store(var_out, var_49, var_47);
}
