struct wp_args_array_store_local_rows_811dfb7a {
    wp::int32 k;
};

template <bool wp_linear_contiguous>
static void array_store_local_rows_811dfb7a_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_array_store_local_rows_811dfb7a *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_k = _wp_args->k;
    //---------
    // primal vars
    const wp::int32 var_0 = 3;
    wp::fixedarray_t<3, wp::float32> var_1;
    const wp::int32 var_2 = 3;
    const wp::int32 var_3 = 2;
    const wp::int32 var_4 = 2;
    wp::tuple_t<wp::int32, wp::int32> var_5;
    wp::fixedarray_t<4, wp::float32> var_6;
    const wp::int32 var_7 = 2;
    const wp::int32 var_8 = 2;
    const wp::int32 var_9 = 2;
    const wp::int32 var_10 = 2;
    const wp::int32 var_11 = 2;
    wp::tuple_t<wp::int32, wp::int32, wp::int32> var_12;
    wp::fixedarray_t<8, wp::float32> var_13;
    const wp::int32 var_14 = 2;
    const wp::int32 var_15 = 2;
    const wp::int32 var_16 = 2;
    const wp::int32 var_17 = 2;
    const wp::int32 var_18 = 2;
    const wp::int32 var_19 = 2;
    const wp::int32 var_20 = 2;
    wp::tuple_t<wp::int32, wp::int32, wp::int32, wp::int32> var_21;
    wp::fixedarray_t<16, wp::float32> var_22;
    const wp::int32 var_23 = 2;
    const wp::int32 var_24 = 2;
    const wp::int32 var_25 = 2;
    const wp::int32 var_26 = 2;
    const wp::float32 var_27 = 1.0;
    wp::float32* var_28;
    wp::float32 var_29;
    wp::float32 var_30;
    const wp::int32 var_31 = 0;
    const wp::int32 var_32 = 1;
    wp::float32* var_33;
    wp::float32 var_34;
    wp::float32 var_35;
    const wp::int32 var_36 = 0;
    const wp::int32 var_37 = 1;
    const wp::int32 var_38 = 0;
    const wp::int32 var_39 = 1;
    wp::float32* var_40;
    wp::float32 var_41;
    wp::float32 var_42;
    const wp::int32 var_43 = 0;
    const wp::int32 var_44 = 1;
    const wp::int32 var_45 = 1;
    wp::array_t<wp::float32> var_46;
    const wp::float32 var_47 = 2.0;
    const wp::int32 var_48 = 0;
    //---------
    // forward
    // def array_store_local_rows(k: int):                                                    <L 6>
    // a = wp.zeros(shape=3, dtype=float)                                                     <L 7>
    var_1 = wp::fixedarray_t<3, wp::float32>(var_2);
    // b = wp.zeros(shape=(2, 2), dtype=float)                                                <L 8>
    var_5 = wp::tuple(var_3, var_4);
    var_6 = wp::fixedarray_t<4, wp::float32>(var_7, var_8);
    // c = wp.zeros(shape=(2, 2, 2), dtype=float)                                             <L 9>
    var_12 = wp::tuple(var_9, var_10, var_11);
    var_13 = wp::fixedarray_t<8, wp::float32>(var_14, var_15, var_16);
    // d = wp.zeros(shape=(2, 2, 2, 2), dtype=float)                                          <L 10>
    var_21 = wp::tuple(var_17, var_18, var_19, var_20);
    var_22 = wp::fixedarray_t<16, wp::float32>(var_23, var_24, var_25, var_26);
    // a[k] = 1.0                                                                             <L 11>
    wp::array_store(var_1, var_k, var_27);
    // b[k, 0] = a[k]                                                                         <L 12>
    var_28 = wp::address(var_1, var_k);
    var_30 = wp::load(var_28);
    var_29 = wp::copy(var_30);
    wp::array_store(var_6, var_k, var_31, var_29);
    // c[k, 0, 1] = b[k, 1]                                                                   <L 13>
    var_33 = wp::address(var_6, var_k, var_32);
    var_35 = wp::load(var_33);
    var_34 = wp::copy(var_35);
    wp::array_store(var_13, var_k, var_36, var_37, var_34);
    // d[k, 0, 1, 1] = c[k, 0, 1]                                                             <L 14>
    var_40 = wp::address(var_13, var_k, var_38, var_39);
    var_42 = wp::load(var_40);
    var_41 = wp::copy(var_42);
    wp::array_store(var_22, var_k, var_43, var_44, var_45, var_41);
    // r = b[k]                                                                               <L 15>
    var_46 = wp::view(var_6, var_k);
    // r[0] = 2.0                                                                             <L 16>
    wp::array_store(var_46, var_48, var_47);
}
