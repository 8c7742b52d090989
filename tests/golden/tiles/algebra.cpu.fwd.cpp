struct wp_args_products_ae5d3ef2 {
    wp::array_t<wp::float32> a;
    wp::array_t<wp::float32> b;
    wp::array_t<wp::float32> c;
    wp::float32 k;
};

template <bool wp_linear_contiguous>
static void products_ae5d3ef2_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_products_ae5d3ef2 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::float32> var_b = _wp_args->b;
    wp::array_t<wp::float32> var_c = _wp_args->c;
    wp::float32 var_k = _wp_args->k;
    //---------
    // primal vars
    const wp::int32 var_0 = 8;
    const wp::int32 var_1 = 16;
    wp::tuple_t<wp::int32, wp::int32> var_2;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,16>, wp::tile_stride_t<16,1>>, true> var_3 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<8,16>,wp::tile_stride_t<16,1>,false>();
    const wp::int32 var_4 = 0;
    const wp::int32 var_5 = 0;
    const wp::int32 var_6 = 16;
    const wp::int32 var_7 = 4;
    wp::tuple_t<wp::int32, wp::int32> var_8;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<16,4>, wp::tile_stride_t<4,1>>, true> var_9 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<16,4>,wp::tile_stride_t<4,1>,false>();
    const wp::int32 var_10 = 0;
    const wp::int32 var_11 = 0;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,4>, wp::tile_stride_t<4,1>>, true> var_12 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<8,4>,wp::tile_stride_t<4,1>,false>();
    const wp::int32 var_13 = 0;
    const wp::int32 var_14 = 0;
    const wp::int32 var_15 = 0;
    const wp::float32 var_16 = 1.0;
    const wp::float32 var_17 = 0.0;
    const wp::int32 var_18 = 0;
    const wp::int32 var_19 = 0;
    const wp::int32 var_20 = 0;
    const wp::float32 var_21 = 1.0;
    const wp::float32 var_22 = 1.0;
    const wp::float32 var_23 = 0.5;
    const wp::int32 var_24 = 0;
    const wp::int32 var_25 = 0;
    const wp::int32 var_26 = 0;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,16>, wp::tile_stride_t<1,4>>, false> var_27 = nullptr;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<16,8>, wp::tile_stride_t<1,16>>, false> var_28 = nullptr;
    const wp::float32 var_29 = 2.0;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,8>, wp::tile_stride_t<8,1>>, true> var_30 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,8>,wp::tile_stride_t<8,1>,false>();
    const wp::int32 var_31 = 0;
    const wp::int32 var_32 = 0;
    const wp::int32 var_33 = 0;
    const wp::float32 var_34 = 0.0;
    const wp::int32 var_35 = 0;
    const wp::int32 var_36 = 0;
    const wp::int32 var_37 = 0;
    const wp::int32 var_38 = 0;
    wp::tuple_t<wp::int32, wp::int32> var_39;
    const wp::int32 var_40 = 8;
    const wp::int32 var_41 = 8;
    wp::tuple_t<wp::int32, wp::int32> var_42;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<16,1>>, false> var_43 = nullptr;
    const wp::int32 var_44 = 0;
    const wp::int32 var_45 = 0;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,16>, wp::tile_stride_t<16,1>>, true> var_46 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<8,16>,wp::tile_stride_t<16,1>,false>();
    const wp::int32 var_47 = 0;
    const wp::int32 var_48 = 0;
    const wp::int32 var_49 = 0;
    const wp::float32 var_50 = 1.0;
    const wp::float32 var_51 = 0.0;
    const wp::int32 var_52 = 0;
    const wp::int32 var_53 = 0;
    const wp::int32 var_54 = 1;
    const wp::int32 var_55 = 16;
    wp::tuple_t<wp::int32, wp::int32> var_56;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<1,16>, wp::tile_stride_t<16,1>>, true> var_57 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<1,16>,wp::tile_stride_t<16,1>,false>();
    const wp::int32 var_58 = 0;
    const wp::int32 var_59 = 0;
    const wp::int32 var_60 = 8;
    const wp::int32 var_61 = 16;
    wp::tuple_t<wp::int32, wp::int32> var_62;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,16>, wp::tile_stride_t<0,1>>, false> var_63 = nullptr;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,4>, wp::tile_stride_t<4,1>>, true> var_64 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<8,4>,wp::tile_stride_t<4,1>,false>();
    const wp::int32 var_65 = 0;
    const wp::int32 var_66 = 0;
    const wp::int32 var_67 = 0;
    const wp::float32 var_68 = 1.0;
    const wp::float32 var_69 = 0.0;
    const wp::int32 var_70 = 0;
    const wp::int32 var_71 = 0;
    const wp::str var_72 = "tf32";
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,4>, wp::tile_stride_t<4,1>>, true> var_73 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<8,4>,wp::tile_stride_t<4,1>,false>();
    const wp::int32 var_74 = 0;
    const wp::int32 var_75 = 0;
    const wp::int32 var_76 = 0;
    const wp::float32 var_77 = 1.0;
    const wp::float32 var_78 = 0.0;
    const wp::int32 var_79 = 0;
    const wp::int32 var_80 = 0;
    const wp::int32 var_81 = 0;
    const wp::int32 var_82 = 0;
    //---------
    // forward
    // def products(a: wp.array2d(dtype=float), b: wp.array2d(dtype=float), c: wp.array2d(dtype=float), k: float):       <L 6>
    // x = wp.tile_load(a, shape=(8, 16))                                                     <L 7>
    var_2 = wp::tuple(var_0, var_1);
    var_3 = wp::tile_load<wp::float32, true, false, 8, 16>(var_a, var_4, var_5);
    // y = wp.tile_load(b, shape=(16, 4))                                                     <L 8>
    var_8 = wp::tuple(var_6, var_7);
    var_9 = wp::tile_load<wp::float32, true, false, 16, 4>(var_b, var_10, var_11);
    // z = wp.tile_matmul(x, y)                                                               <L 9>
    var_12 = wp::tile_matmul(var_13, var_14, var_15, var_3, var_9, var_12, var_16, var_17);
    // wp.tile_matmul(x, y, z)                                                                <L 10>
    wp::tile_matmul_acc(var_18, var_19, var_20, var_3, var_9, var_12, var_21, var_22);
    // wp.tile_matmul(x, y, z, alpha=k, beta=0.5)                                             <L 11>
    wp::tile_matmul_acc(var_24, var_25, var_26, var_3, var_9, var_12, var_k, var_23);
    // wp.tile_store(c, wp.tile_matmul(wp.tile_transpose(y), wp.tile_transpose(x), alpha=2.0))       <L 12>
    var_27 = wp::tile_transpose(var_9);
    var_28 = wp::tile_transpose(var_3);
    var_30 = wp::tile_matmul(var_31, var_32, var_33, var_27, var_28, var_30, var_29, var_34);
    wp::tile_store<wp::float32, true, false>(var_c, var_35, var_36, var_30);
    // part = wp.tile_view(x, offset=(0, 0), shape=(8, 8))                                    <L 13>
    var_39 = wp::tuple(var_37, var_38);
    var_42 = wp::tuple(var_40, var_41);
    var_43 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<16,1>>, false>>(var_3, var_44, var_45);
    // wp.tile_store(c, wp.tile_matmul(part, x))                                              <L 14>
    var_46 = wp::tile_matmul(var_47, var_48, var_49, var_43, var_3, var_46, var_50, var_51);
    wp::tile_store<wp::float32, true, false>(var_c, var_52, var_53, var_46);
    // spread = wp.tile_broadcast(wp.tile_load(a, shape=(1, 16)), shape=(8, 16))              <L 15>
    var_56 = wp::tuple(var_54, var_55);
    var_57 = wp::tile_load<wp::float32, true, false, 1, 16>(var_a, var_58, var_59);
    var_62 = wp::tuple(var_60, var_61);
    var_63 = wp::tile_broadcast<8, 16, 0, 1>(var_57);
    // wp.tile_store(c, wp.tile_matmul(spread, y))                                            <L 16>
    var_64 = wp::tile_matmul(var_65, var_66, var_67, var_63, var_9, var_64, var_68, var_69);
    wp::tile_store<wp::float32, true, false>(var_c, var_70, var_71, var_64);
    // wp.tile_store(c, wp.tile_matmul(x, y, precision="tf32"))                               <L 17>
    var_73 = wp::tile_matmul(var_74, var_75, var_76, var_3, var_9, var_73, var_77, var_78);
    wp::tile_store<wp::float32, true, false>(var_c, var_79, var_80, var_73);
    // wp.tile_store(c, z)                                                                    <L 18>
    wp::tile_store<wp::float32, true, false>(var_c, var_81, var_82, var_12);
}

struct wp_args_halves_1182a1e9 {
    wp::array_t<wp::float16> a;
    wp::array_t<wp::float16> b;
    wp::array_t<wp::float16> c;
};

template <bool wp_linear_contiguous>
static void halves_1182a1e9_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_halves_1182a1e9 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float16> var_a = _wp_args->a;
    wp::array_t<wp::float16> var_b = _wp_args->b;
    wp::array_t<wp::float16> var_c = _wp_args->c;
    //---------
    // primal vars
    const wp::int32 var_0 = 16;
    const wp::int32 var_1 = 16;
    wp::tuple_t<wp::int32, wp::int32> var_2;
    const wp::str var_3 = "shared";
    wp::tile_shared_t<wp::float16,wp::tile_layout_strided_t<wp::tile_shape_t<16,16>, wp::tile_stride_t<16,1>>, true> var_4 = wp::tile_alloc_empty<wp::float16,wp::tile_shape_t<16,16>,wp::tile_stride_t<16,1>,false>();
    const wp::int32 var_5 = 0;
    const wp::int32 var_6 = 0;
    const wp::int32 var_7 = 16;
    const wp::int32 var_8 = 8;
    wp::tuple_t<wp::int32, wp::int32> var_9;
    wp::tile_shared_t<wp::float16,wp::tile_layout_strided_t<wp::tile_shape_t<16,8>, wp::tile_stride_t<8,1>>, true> var_10 = wp::tile_alloc_empty<wp::float16,wp::tile_shape_t<16,8>,wp::tile_stride_t<8,1>,false>();
    const wp::int32 var_11 = 0;
    const wp::int32 var_12 = 0;
    wp::tile_shared_t<wp::float16,wp::tile_layout_strided_t<wp::tile_shape_t<16,8>, wp::tile_stride_t<8,1>>, true> var_13 = wp::tile_alloc_empty<wp::float16,wp::tile_shape_t<16,8>,wp::tile_stride_t<8,1>,false>();
    const wp::int32 var_14 = 0;
    const wp::int32 var_15 = 0;
    const wp::int32 var_16 = 0;
    const wp::float32 var_17 = 1.0;
    const wp::float32 var_18 = 0.0;
    const wp::int32 var_19 = 0;
    const wp::int32 var_20 = 0;
    //---------
    // forward
    // def halves(a: wp.array2d(dtype=wp.float16), b: wp.array2d(dtype=wp.float16), c: wp.array2d(dtype=wp.float16)):       <L 22>
    // x = wp.tile_load(a, shape=(16, 16), storage="shared")                                  <L 23>
    var_2 = wp::tuple(var_0, var_1);
    var_4 = wp::tile_load<wp::float16, true, false, 16, 16>(var_a, var_5, var_6);
    // y = wp.tile_load(b, shape=(16, 8))                                                     <L 24>
    var_9 = wp::tuple(var_7, var_8);
    var_10 = wp::tile_load<wp::float16, true, false, 16, 8>(var_b, var_11, var_12);
    // wp.tile_store(c, wp.tile_matmul(x, y))                                                 <L 25>
    var_13 = wp::tile_matmul(var_14, var_15, var_16, var_4, var_10, var_13, var_17, var_18);
    wp::tile_store<wp::float16, true, false>(var_c, var_19, var_20, var_13);
}

struct wp_args_solutions_2e9634d4 {
    wp::array_t<wp::float64> a;
    wp::array_t<wp::float64> b;
    wp::array_t<wp::float64> d;
};

template <bool wp_linear_contiguous>
static void solutions_2e9634d4_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_solutions_2e9634d4 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float64> var_a = _wp_args->a;
    wp::array_t<wp::float64> var_b = _wp_args->b;
    wp::array_t<wp::float64> var_d = _wp_args->d;
    //---------
    // primal vars
    const wp::int32 var_0 = 8;
    const wp::int32 var_1 = 8;
    wp::tuple_t<wp::int32, wp::int32> var_2;
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<8,1>>, true> var_3 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8,8>,wp::tile_stride_t<8,1>,false>();
    const wp::int32 var_4 = 0;
    const wp::int32 var_5 = 0;
    const wp::int32 var_6 = 8;
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true> var_7 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8>,wp::tile_stride_t<1>,false>();
    const wp::int32 var_8 = 0;
    const wp::int32 var_9 = 8;
    const wp::int32 var_10 = 3;
    wp::tuple_t<wp::int32, wp::int32> var_11;
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,3>, wp::tile_stride_t<3,1>>, true> var_12 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8,3>,wp::tile_stride_t<3,1>,false>();
    const wp::int32 var_13 = 0;
    const wp::int32 var_14 = 0;
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<8,1>>, true> var_15 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8,8>,wp::tile_stride_t<8,1>,false>();
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<8,1>>, true> var_16 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8,8>,wp::tile_stride_t<8,1>,false>();
    const wp::int32 var_17 = 0;
    const wp::int32 var_18 = 0;
    const wp::int32 var_19 = 0;
    const wp::str var_20 = "upper";
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<8,1>>, true> var_21 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8,8>,wp::tile_stride_t<8,1>,false>();
    const wp::int32 var_22 = 0;
    const wp::int32 var_23 = 0;
    const wp::int32 var_24 = 0;
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true> var_25 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8>,wp::tile_stride_t<1>,false>();
    const wp::int32 var_26 = 0;
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true> var_27 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8>,wp::tile_stride_t<1>,false>();
    const wp::int32 var_28 = 0;
    const wp::int32 var_29 = 0;
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<1,8>>, false> var_30 = nullptr;
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true> var_31 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8>,wp::tile_stride_t<1>,false>();
    const wp::int32 var_32 = 0;
    const wp::int32 var_33 = 0;
    const wp::str var_34 = "upper";
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,3>, wp::tile_stride_t<3,1>>, true> var_35 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8,3>,wp::tile_stride_t<3,1>,false>();
    const wp::int32 var_36 = 0;
    const wp::int32 var_37 = 0;
    const wp::int32 var_38 = 0;
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,3>, wp::tile_stride_t<3,1>>, true> var_39 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8,3>,wp::tile_stride_t<3,1>,false>();
    const wp::int32 var_40 = 0;
    const wp::int32 var_41 = 0;
    const wp::int32 var_42 = 0;
    const wp::int32 var_43 = 0;
    //---------
    // forward
    // def solutions(a: wp.array2d(dtype=wp.float64), b: wp.array(dtype=wp.float64), d: wp.array2d(dtype=wp.float64)):       <L 29>
    // m = wp.tile_load(a, shape=(8, 8))                                                      <L 30>
    var_2 = wp::tuple(var_0, var_1);
    var_3 = wp::tile_load<wp::float64, true, false, 8, 8>(var_a, var_4, var_5);
    // right = wp.tile_load(b, shape=8)                                                       <L 31>
    var_7 = wp::tile_load<wp::float64, true, false, 8>(var_b, var_8);
    // many = wp.tile_load(d, shape=(8, 3))                                                   <L 32>
    var_11 = wp::tuple(var_9, var_10);
    var_12 = wp::tile_load<wp::float64, true, false, 8, 3>(var_d, var_13, var_14);
    // sum = wp.tile_diag_add(m, right)                                                       <L 33>
    var_15 = wp::tile_diag_add(var_3, var_7, var_15);
    // low = wp.tile_cholesky(sum)                                                            <L 34>
    var_16 = wp::tile_cholesky<false>(var_17, var_18, var_19, var_15, var_16);
    // high = wp.tile_cholesky(sum, fill_mode="upper")                                        <L 35>
    var_21 = wp::tile_cholesky<true>(var_22, var_23, var_24, var_15, var_21);
    // x = wp.tile_cholesky_solve(low, right)                                                 <L 36>
    var_25 = wp::tile_cholesky_solve<false>(var_26, var_16, var_7, var_25);
    // y = wp.tile_lower_solve(low, x)                                                        <L 37>
    var_27 = tile_lower_solve(var_28, var_29, var_16, var_25, var_27);
    // z = wp.tile_upper_solve(wp.tile_transpose(low), y)                                     <L 38>
    var_30 = wp::tile_transpose(var_16);
    var_31 = tile_upper_solve(var_32, var_30, var_27, var_31);
    // wp.tile_store(b, z)                                                                    <L 39>
    wp::tile_store<wp::float64, true, false>(var_b, var_33, var_31);
    // wp.tile_store(d, wp.tile_cholesky_solve(high, many, fill_mode="upper"))                <L 40>
    var_35 = wp::tile_cholesky_solve<true>(var_36, var_21, var_12, var_35);
    wp::tile_store<wp::float64, true, false>(var_d, var_37, var_38, var_35);
    // wp.tile_store(d, wp.tile_lower_solve(low, many))                                       <L 41>
    var_39 = tile_lower_solve(var_40, var_41, var_16, var_12, var_39);
    wp::tile_store<wp::float64, true, false>(var_d, var_42, var_43, var_39);
}

struct wp_args_in_place_1cced940 {
    wp::array_t<wp::float32> a;
    wp::array_t<wp::float32> b;
};

template <bool wp_linear_contiguous>
static void in_place_1cced940_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_in_place_1cced940 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::float32> var_b = _wp_args->b;
    //---------
    // primal vars
    const wp::int32 var_0 = 4;
    const wp::int32 var_1 = 4;
    wp::tuple_t<wp::int32, wp::int32> var_2;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, true> var_3 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,4>,wp::tile_stride_t<4,1>,false>();
    const wp::int32 var_4 = 0;
    const wp::int32 var_5 = 0;
    const wp::int32 var_6 = 4;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true> var_7 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4>,wp::tile_stride_t<1>,false>();
    const wp::int32 var_8 = 0;
    const wp::int32 var_9 = 0;
    const wp::str var_10 = "upper";
    const wp::int32 var_11 = 0;
    const wp::int32 var_12 = 0;
    const wp::int32 var_13 = 0;
    const wp::int32 var_14 = 0;
    const wp::int32 var_15 = 0;
    //---------
    // forward
    // def in_place(a: wp.array2d(dtype=float), b: wp.array(dtype=float)):                    <L 45>
    // m = wp.tile_load(a, shape=(4, 4))                                                      <L 46>
    var_2 = wp::tuple(var_0, var_1);
    var_3 = wp::tile_load<wp::float32, true, false, 4, 4>(var_a, var_4, var_5);
    // right = wp.tile_load(b, shape=4)                                                       <L 47>
    var_7 = wp::tile_load<wp::float32, true, false, 4>(var_b, var_8);
    // wp.tile_cholesky_inplace(m)                                                            <L 48>
    wp::tile_cholesky_inplace<false>(var_9, var_3);
    // wp.tile_cholesky_inplace(m, fill_mode="upper")                                         <L 49>
    wp::tile_cholesky_inplace<true>(var_11, var_3);
    // wp.tile_cholesky_solve_inplace(m, right)                                               <L 50>
    wp::tile_cholesky_solve_inplace<false>(var_12, var_3, var_7);
    // wp.tile_lower_solve_inplace(m, right)                                                  <L 51>
    tile_lower_solve_inplace(var_13, var_3, var_7);
    // wp.tile_upper_solve_inplace(m, right)                                                  <L 52>
    tile_upper_solve_inplace(var_14, var_3, var_7);
    // wp.tile_store(b, right)                                                                <L 53>
    wp::tile_store<wp::float32, true, false>(var_b, var_15, var_7);
}
