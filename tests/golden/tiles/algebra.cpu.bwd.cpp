struct wp_args_products_ae5d3ef2 {
    wp::array_t<wp::float32> a;
    wp::array_t<wp::float32> b;
    wp::array_t<wp::float32> c;
    wp::float32 k;
};

template <bool wp_linear_contiguous>
static void products_ae5d3ef2_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_products_ae5d3ef2 *_wp_args,
    wp_args_products_ae5d3ef2 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::float32> var_b = _wp_args->b;
    wp::array_t<wp::float32> var_c = _wp_args->c;
    wp::float32 var_k = _wp_args->k;
    wp::array_t<wp::float32> adj_a = _wp_adj_args->a;
    wp::array_t<wp::float32> adj_b = _wp_adj_args->b;
    wp::array_t<wp::float32> adj_c = _wp_adj_args->c;
    wp::float32 adj_k = _wp_adj_args->k;
    //---------
    // primal vars
    const wp::int32 var_0 = 8;
    const wp::int32 var_1 = 16;
    wp::tuple_t<wp::int32, wp::int32> var_2;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,16>, wp::tile_stride_t<16,1>>, true> var_3 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<8,16>,wp::tile_stride_t<16,1>,true>();
    const wp::int32 var_4 = 0;
    const wp::int32 var_5 = 0;
    const wp::int32 var_6 = 16;
    const wp::int32 var_7 = 4;
    wp::tuple_t<wp::int32, wp::int32> var_8;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<16,4>, wp::tile_stride_t<4,1>>, true> var_9 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<16,4>,wp::tile_stride_t<4,1>,true>();
    const wp::int32 var_10 = 0;
    const wp::int32 var_11 = 0;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,4>, wp::tile_stride_t<4,1>>, true> var_12 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<8,4>,wp::tile_stride_t<4,1>,true>();
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
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,8>, wp::tile_stride_t<8,1>>, true> var_30 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,8>,wp::tile_stride_t<8,1>,true>();
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
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,16>, wp::tile_stride_t<16,1>>, true> var_46 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<8,16>,wp::tile_stride_t<16,1>,true>();
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
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<1,16>, wp::tile_stride_t<16,1>>, true> var_57 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<1,16>,wp::tile_stride_t<16,1>,true>();
    const wp::int32 var_58 = 0;
    const wp::int32 var_59 = 0;
    const wp::int32 var_60 = 8;
    const wp::int32 var_61 = 16;
    wp::tuple_t<wp::int32, wp::int32> var_62;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,16>, wp::tile_stride_t<0,1>>, false> var_63 = nullptr;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,4>, wp::tile_stride_t<4,1>>, true> var_64 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<8,4>,wp::tile_stride_t<4,1>,true>();
    const wp::int32 var_65 = 0;
    const wp::int32 var_66 = 0;
    const wp::int32 var_67 = 0;
    const wp::float32 var_68 = 1.0;
    const wp::float32 var_69 = 0.0;
    const wp::int32 var_70 = 0;
    const wp::int32 var_71 = 0;
    const wp::str var_72 = "tf32";
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,4>, wp::tile_stride_t<4,1>>, true> var_73 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<8,4>,wp::tile_stride_t<4,1>,true>();
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
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::tuple_t<wp::int32, wp::int32> adj_2 = {};
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,16>, wp::tile_stride_t<16,1>>, true>& adj_3 = var_3;
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::tuple_t<wp::int32, wp::int32> adj_8 = {};
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<16,4>, wp::tile_stride_t<4,1>>, true>& adj_9 = var_9;
    wp::int32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,4>, wp::tile_stride_t<4,1>>, true>& adj_12 = var_12;
    wp::int32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::int32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::int32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::int32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::int32 adj_24 = {};
    wp::int32 adj_25 = {};
    wp::int32 adj_26 = {};
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,16>, wp::tile_stride_t<1,4>>, false>& adj_27 = var_27;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<16,8>, wp::tile_stride_t<1,16>>, false>& adj_28 = var_28;
    wp::float32 adj_29 = {};
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,8>, wp::tile_stride_t<8,1>>, true>& adj_30 = var_30;
    wp::int32 adj_31 = {};
    wp::int32 adj_32 = {};
    wp::int32 adj_33 = {};
    wp::float32 adj_34 = {};
    wp::int32 adj_35 = {};
    wp::int32 adj_36 = {};
    wp::int32 adj_37 = {};
    wp::int32 adj_38 = {};
    wp::tuple_t<wp::int32, wp::int32> adj_39 = {};
    wp::int32 adj_40 = {};
    wp::int32 adj_41 = {};
    wp::tuple_t<wp::int32, wp::int32> adj_42 = {};
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<16,1>>, false>& adj_43 = var_43;
    wp::int32 adj_44 = {};
    wp::int32 adj_45 = {};
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,16>, wp::tile_stride_t<16,1>>, true>& adj_46 = var_46;
    wp::int32 adj_47 = {};
    wp::int32 adj_48 = {};
    wp::int32 adj_49 = {};
    wp::float32 adj_50 = {};
    wp::float32 adj_51 = {};
    wp::int32 adj_52 = {};
    wp::int32 adj_53 = {};
    wp::int32 adj_54 = {};
    wp::int32 adj_55 = {};
    wp::tuple_t<wp::int32, wp::int32> adj_56 = {};
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<1,16>, wp::tile_stride_t<16,1>>, true>& adj_57 = var_57;
    wp::int32 adj_58 = {};
    wp::int32 adj_59 = {};
    wp::int32 adj_60 = {};
    wp::int32 adj_61 = {};
    wp::tuple_t<wp::int32, wp::int32> adj_62 = {};
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,16>, wp::tile_stride_t<0,1>>, false>& adj_63 = var_63;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,4>, wp::tile_stride_t<4,1>>, true>& adj_64 = var_64;
    wp::int32 adj_65 = {};
    wp::int32 adj_66 = {};
    wp::int32 adj_67 = {};
    wp::float32 adj_68 = {};
    wp::float32 adj_69 = {};
    wp::int32 adj_70 = {};
    wp::int32 adj_71 = {};
    wp::str adj_72 = {};
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,4>, wp::tile_stride_t<4,1>>, true>& adj_73 = var_73;
    wp::int32 adj_74 = {};
    wp::int32 adj_75 = {};
    wp::int32 adj_76 = {};
    wp::float32 adj_77 = {};
    wp::float32 adj_78 = {};
    wp::int32 adj_79 = {};
    wp::int32 adj_80 = {};
    wp::int32 adj_81 = {};
    wp::int32 adj_82 = {};
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
    // wp::tile_store<wp::float32, true, false>(var_c, var_35, var_36, var_30);
    // part = wp.tile_view(x, offset=(0, 0), shape=(8, 8))                                    <L 13>
    var_39 = wp::tuple(var_37, var_38);
    var_42 = wp::tuple(var_40, var_41);
    var_43 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<16,1>>, false>>(var_3, var_44, var_45);
    // wp.tile_store(c, wp.tile_matmul(part, x))                                              <L 14>
    var_46 = wp::tile_matmul(var_47, var_48, var_49, var_43, var_3, var_46, var_50, var_51);
    // wp::tile_store<wp::float32, true, false>(var_c, var_52, var_53, var_46);
    // spread = wp.tile_broadcast(wp.tile_load(a, shape=(1, 16)), shape=(8, 16))              <L 15>
    var_56 = wp::tuple(var_54, var_55);
    var_57 = wp::tile_load<wp::float32, true, false, 1, 16>(var_a, var_58, var_59);
    var_62 = wp::tuple(var_60, var_61);
    var_63 = wp::tile_broadcast<8, 16, 0, 1>(var_57);
    // wp.tile_store(c, wp.tile_matmul(spread, y))                                            <L 16>
    var_64 = wp::tile_matmul(var_65, var_66, var_67, var_63, var_9, var_64, var_68, var_69);
    // wp::tile_store<wp::float32, true, false>(var_c, var_70, var_71, var_64);
    // wp.tile_store(c, wp.tile_matmul(x, y, precision="tf32"))                               <L 17>
    var_73 = wp::tile_matmul(var_74, var_75, var_76, var_3, var_9, var_73, var_77, var_78);
    // wp::tile_store<wp::float32, true, false>(var_c, var_79, var_80, var_73);
    // wp.tile_store(c, z)                                                                    <L 18>
    // wp::tile_store<wp::float32, true, false>(var_c, var_81, var_82, var_12);
    //---------
    // reverse
    wp::adj_tile_store(var_c, var_81, var_82, var_12, adj_c, adj_81, adj_82, adj_12);
    // adj: wp.tile_store(c, z)                                                               <L 18>
    wp::adj_tile_store(var_c, var_79, var_80, var_73, adj_c, adj_79, adj_80, adj_73);
    wp::adj_tile_matmul(var_74, var_75, var_76, var_3, var_9, var_73, var_77, var_78, adj_74, adj_75, adj_76, adj_3, adj_9, adj_73, adj_77, adj_78, adj_73);
    // adj: wp.tile_store(c, wp.tile_matmul(x, y, precision="tf32"))                          <L 17>
    wp::adj_tile_store(var_c, var_70, var_71, var_64, adj_c, adj_70, adj_71, adj_64);
    wp::adj_tile_matmul(var_65, var_66, var_67, var_63, var_9, var_64, var_68, var_69, adj_65, adj_66, adj_67, adj_63, adj_9, adj_64, adj_68, adj_69, adj_64);
    // adj: wp.tile_store(c, wp.tile_matmul(spread, y))                                       <L 16>
    wp::adj_tile_broadcast(var_57, adj_57, adj_63);
    wp::adj_tile_load(var_a, var_58, var_59, adj_a, adj_58, adj_59, adj_57);
    // adj: spread = wp.tile_broadcast(wp.tile_load(a, shape=(1, 16)), shape=(8, 16))         <L 15>
    wp::adj_tile_store(var_c, var_52, var_53, var_46, adj_c, adj_52, adj_53, adj_46);
    wp::adj_tile_matmul(var_47, var_48, var_49, var_43, var_3, var_46, var_50, var_51, adj_47, adj_48, adj_49, adj_43, adj_3, adj_46, adj_50, adj_51, adj_46);
    // adj: wp.tile_store(c, wp.tile_matmul(part, x))                                         <L 14>
    // adj: part = wp.tile_view(x, offset=(0, 0), shape=(8, 8))                               <L 13>
    wp::adj_tile_store(var_c, var_35, var_36, var_30, adj_c, adj_35, adj_36, adj_30);
    wp::adj_tile_matmul(var_31, var_32, var_33, var_27, var_28, var_30, var_29, var_34, adj_31, adj_32, adj_33, adj_27, adj_28, adj_30, adj_29, adj_34, adj_30);
    wp::adj_tile_transpose(var_3, adj_3, adj_28);
    wp::adj_tile_transpose(var_9, adj_9, adj_27);
    // adj: wp.tile_store(c, wp.tile_matmul(wp.tile_transpose(y), wp.tile_transpose(x), alpha=2.0))  <L 12>
    wp::adj_tile_matmul_acc(var_24, var_25, var_26, var_3, var_9, var_12, var_k, var_23, adj_24, adj_25, adj_26, adj_3, adj_9, adj_12, adj_k, adj_23);
    // adj: wp.tile_matmul(x, y, z, alpha=k, beta=0.5)                                        <L 11>
    wp::adj_tile_matmul_acc(var_18, var_19, var_20, var_3, var_9, var_12, var_21, var_22, adj_18, adj_19, adj_20, adj_3, adj_9, adj_12, adj_21, adj_22);
    // adj: wp.tile_matmul(x, y, z)                                                           <L 10>
    wp::adj_tile_matmul(var_13, var_14, var_15, var_3, var_9, var_12, var_16, var_17, adj_13, adj_14, adj_15, adj_3, adj_9, adj_12, adj_16, adj_17, adj_12);
    // adj: z = wp.tile_matmul(x, y)                                                          <L 9>
    wp::adj_tile_load(var_b, var_10, var_11, adj_b, adj_10, adj_11, adj_9);
    // adj: y = wp.tile_load(b, shape=(16, 4))                                                <L 8>
    wp::adj_tile_load(var_a, var_4, var_5, adj_a, adj_4, adj_5, adj_3);
    // adj: x = wp.tile_load(a, shape=(8, 16))                                                <L 7>
    // adj: def products(a: wp.array2d(dtype=float), b: wp.array2d(dtype=float), c: wp.array2d(dtype=float), k: float):  <L 6>
    return;
}

struct wp_args_halves_1182a1e9 {
    wp::array_t<wp::float16> a;
    wp::array_t<wp::float16> b;
    wp::array_t<wp::float16> c;
};

template <bool wp_linear_contiguous>
static void halves_1182a1e9_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_halves_1182a1e9 *_wp_args,
    wp_args_halves_1182a1e9 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float16> var_a = _wp_args->a;
    wp::array_t<wp::float16> var_b = _wp_args->b;
    wp::array_t<wp::float16> var_c = _wp_args->c;
    wp::array_t<wp::float16> adj_a = _wp_adj_args->a;
    wp::array_t<wp::float16> adj_b = _wp_adj_args->b;
    wp::array_t<wp::float16> adj_c = _wp_adj_args->c;
    //---------
    // primal vars
    const wp::int32 var_0 = 16;
    const wp::int32 var_1 = 16;
    wp::tuple_t<wp::int32, wp::int32> var_2;
    const wp::str var_3 = "shared";
    wp::tile_shared_t<wp::float16,wp::tile_layout_strided_t<wp::tile_shape_t<16,16>, wp::tile_stride_t<16,1>>, true> var_4 = wp::tile_alloc_empty<wp::float16,wp::tile_shape_t<16,16>,wp::tile_stride_t<16,1>,true>();
    const wp::int32 var_5 = 0;
    const wp::int32 var_6 = 0;
    const wp::int32 var_7 = 16;
    const wp::int32 var_8 = 8;
    wp::tuple_t<wp::int32, wp::int32> var_9;
    wp::tile_shared_t<wp::float16,wp::tile_layout_strided_t<wp::tile_shape_t<16,8>, wp::tile_stride_t<8,1>>, true> var_10 = wp::tile_alloc_empty<wp::float16,wp::tile_shape_t<16,8>,wp::tile_stride_t<8,1>,true>();
    const wp::int32 var_11 = 0;
    const wp::int32 var_12 = 0;
    wp::tile_shared_t<wp::float16,wp::tile_layout_strided_t<wp::tile_shape_t<16,8>, wp::tile_stride_t<8,1>>, true> var_13 = wp::tile_alloc_empty<wp::float16,wp::tile_shape_t<16,8>,wp::tile_stride_t<8,1>,true>();
    const wp::int32 var_14 = 0;
    const wp::int32 var_15 = 0;
    const wp::int32 var_16 = 0;
    const wp::float32 var_17 = 1.0;
    const wp::float32 var_18 = 0.0;
    const wp::int32 var_19 = 0;
    const wp::int32 var_20 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::tuple_t<wp::int32, wp::int32> adj_2 = {};
    wp::str adj_3 = {};
    wp::tile_shared_t<wp::float16,wp::tile_layout_strided_t<wp::tile_shape_t<16,16>, wp::tile_stride_t<16,1>>, true>& adj_4 = var_4;
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::tuple_t<wp::int32, wp::int32> adj_9 = {};
    wp::tile_shared_t<wp::float16,wp::tile_layout_strided_t<wp::tile_shape_t<16,8>, wp::tile_stride_t<8,1>>, true>& adj_10 = var_10;
    wp::int32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::tile_shared_t<wp::float16,wp::tile_layout_strided_t<wp::tile_shape_t<16,8>, wp::tile_stride_t<8,1>>, true>& adj_13 = var_13;
    wp::int32 adj_14 = {};
    wp::int32 adj_15 = {};
    wp::int32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::int32 adj_20 = {};
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
    // wp::tile_store<wp::float16, true, false>(var_c, var_19, var_20, var_13);
    //---------
    // reverse
    wp::adj_tile_store(var_c, var_19, var_20, var_13, adj_c, adj_19, adj_20, adj_13);
    wp::adj_tile_matmul(var_14, var_15, var_16, var_4, var_10, var_13, var_17, var_18, adj_14, adj_15, adj_16, adj_4, adj_10, adj_13, adj_17, adj_18, adj_13);
    // adj: wp.tile_store(c, wp.tile_matmul(x, y))                                            <L 25>
    wp::adj_tile_load(var_b, var_11, var_12, adj_b, adj_11, adj_12, adj_10);
    // adj: y = wp.tile_load(b, shape=(16, 8))                                                <L 24>
    wp::adj_tile_load(var_a, var_5, var_6, adj_a, adj_5, adj_6, adj_4);
    // adj: x = wp.tile_load(a, shape=(16, 16), storage="shared")                             <L 23>
    // adj: def halves(a: wp.array2d(dtype=wp.float16), b: wp.array2d(dtype=wp.float16), c: wp.array2d(dtype=wp.float16)):  <L 22>
    return;
}

struct wp_args_solutions_2e9634d4 {
    wp::array_t<wp::float64> a;
    wp::array_t<wp::float64> b;
    wp::array_t<wp::float64> d;
};

template <bool wp_linear_contiguous>
static void solutions_2e9634d4_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_solutions_2e9634d4 *_wp_args,
    wp_args_solutions_2e9634d4 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float64> var_a = _wp_args->a;
    wp::array_t<wp::float64> var_b = _wp_args->b;
    wp::array_t<wp::float64> var_d = _wp_args->d;
    wp::array_t<wp::float64> adj_a = _wp_adj_args->a;
    wp::array_t<wp::float64> adj_b = _wp_adj_args->b;
    wp::array_t<wp::float64> adj_d = _wp_adj_args->d;
    //---------
    // primal vars
    const wp::int32 var_0 = 8;
    const wp::int32 var_1 = 8;
    wp::tuple_t<wp::int32, wp::int32> var_2;
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<8,1>>, true> var_3 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8,8>,wp::tile_stride_t<8,1>,true>();
    const wp::int32 var_4 = 0;
    const wp::int32 var_5 = 0;
    const wp::int32 var_6 = 8;
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true> var_7 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8>,wp::tile_stride_t<1>,true>();
    const wp::int32 var_8 = 0;
    const wp::int32 var_9 = 8;
    const wp::int32 var_10 = 3;
    wp::tuple_t<wp::int32, wp::int32> var_11;
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,3>, wp::tile_stride_t<3,1>>, true> var_12 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8,3>,wp::tile_stride_t<3,1>,true>();
    const wp::int32 var_13 = 0;
    const wp::int32 var_14 = 0;
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<8,1>>, true> var_15 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8,8>,wp::tile_stride_t<8,1>,true>();
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<8,1>>, true> var_16 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8,8>,wp::tile_stride_t<8,1>,true>();
    const wp::int32 var_17 = 0;
    const wp::int32 var_18 = 0;
    const wp::int32 var_19 = 0;
    const wp::str var_20 = "upper";
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<8,1>>, true> var_21 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8,8>,wp::tile_stride_t<8,1>,true>();
    const wp::int32 var_22 = 0;
    const wp::int32 var_23 = 0;
    const wp::int32 var_24 = 0;
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true> var_25 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8>,wp::tile_stride_t<1>,true>();
    const wp::int32 var_26 = 0;
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true> var_27 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8>,wp::tile_stride_t<1>,true>();
    const wp::int32 var_28 = 0;
    const wp::int32 var_29 = 0;
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<1,8>>, false> var_30 = nullptr;
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true> var_31 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8>,wp::tile_stride_t<1>,true>();
    const wp::int32 var_32 = 0;
    const wp::int32 var_33 = 0;
    const wp::str var_34 = "upper";
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,3>, wp::tile_stride_t<3,1>>, true> var_35 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8,3>,wp::tile_stride_t<3,1>,true>();
    const wp::int32 var_36 = 0;
    const wp::int32 var_37 = 0;
    const wp::int32 var_38 = 0;
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,3>, wp::tile_stride_t<3,1>>, true> var_39 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8,3>,wp::tile_stride_t<3,1>,true>();
    const wp::int32 var_40 = 0;
    const wp::int32 var_41 = 0;
    const wp::int32 var_42 = 0;
    const wp::int32 var_43 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::tuple_t<wp::int32, wp::int32> adj_2 = {};
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<8,1>>, true>& adj_3 = var_3;
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true>& adj_7 = var_7;
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::tuple_t<wp::int32, wp::int32> adj_11 = {};
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,3>, wp::tile_stride_t<3,1>>, true>& adj_12 = var_12;
    wp::int32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<8,1>>, true>& adj_15 = var_15;
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<8,1>>, true>& adj_16 = var_16;
    wp::int32 adj_17 = {};
    wp::int32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::str adj_20 = {};
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<8,1>>, true>& adj_21 = var_21;
    wp::int32 adj_22 = {};
    wp::int32 adj_23 = {};
    wp::int32 adj_24 = {};
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true>& adj_25 = var_25;
    wp::int32 adj_26 = {};
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true>& adj_27 = var_27;
    wp::int32 adj_28 = {};
    wp::int32 adj_29 = {};
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<1,8>>, false>& adj_30 = var_30;
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true>& adj_31 = var_31;
    wp::int32 adj_32 = {};
    wp::int32 adj_33 = {};
    wp::str adj_34 = {};
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,3>, wp::tile_stride_t<3,1>>, true>& adj_35 = var_35;
    wp::int32 adj_36 = {};
    wp::int32 adj_37 = {};
    wp::int32 adj_38 = {};
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,3>, wp::tile_stride_t<3,1>>, true>& adj_39 = var_39;
    wp::int32 adj_40 = {};
    wp::int32 adj_41 = {};
    wp::int32 adj_42 = {};
    wp::int32 adj_43 = {};
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
    // wp::tile_store<wp::float64, true, false>(var_b, var_33, var_31);
    // wp.tile_store(d, wp.tile_cholesky_solve(high, many, fill_mode="upper"))                <L 40>
    var_35 = wp::tile_cholesky_solve<true>(var_36, var_21, var_12, var_35);
    // wp::tile_store<wp::float64, true, false>(var_d, var_37, var_38, var_35);
    // wp.tile_store(d, wp.tile_lower_solve(low, many))                                       <L 41>
    var_39 = tile_lower_solve(var_40, var_41, var_16, var_12, var_39);
    // wp::tile_store<wp::float64, true, false>(var_d, var_42, var_43, var_39);
    //---------
    // reverse
    wp::adj_tile_store(var_d, var_42, var_43, var_39, adj_d, adj_42, adj_43, adj_39);
    adj_tile_lower_solve(var_40, var_41, var_16, var_12, var_39, adj_40, adj_41, adj_16, adj_12, adj_39, adj_39);
    // adj: wp.tile_store(d, wp.tile_lower_solve(low, many))                                  <L 41>
    wp::adj_tile_store(var_d, var_37, var_38, var_35, adj_d, adj_37, adj_38, adj_35);
    // adj: wp.tile_store(d, wp.tile_cholesky_solve(high, many, fill_mode="upper"))           <L 40>
    wp::adj_tile_store(var_b, var_33, var_31, adj_b, adj_33, adj_31);
    // adj: wp.tile_store(b, z)                                                               <L 39>
    wp::adj_tile_transpose(var_16, adj_16, adj_30);
    // adj: z = wp.tile_upper_solve(wp.tile_transpose(low), y)                                <L 38>
    adj_tile_lower_solve(var_28, var_29, var_16, var_25, var_27, adj_28, adj_29, adj_16, adj_25, adj_27, adj_27);
    // adj: y = wp.tile_lower_solve(low, x)                                                   <L 37>
    // adj: x = wp.tile_cholesky_solve(low, right)                                            <L 36>
    wp::adj_tile_cholesky<true>(var_22, var_23, var_24, var_15, var_21, adj_22, adj_23, adj_24, adj_15, adj_21, adj_21);
    // adj: high = wp.tile_cholesky(sum, fill_mode="upper")                                   <L 35>
    wp::adj_tile_cholesky<false>(var_17, var_18, var_19, var_15, var_16, adj_17, adj_18, adj_19, adj_15, adj_16, adj_16);
    // adj: low = wp.tile_cholesky(sum)                                                       <L 34>
    // adj: sum = wp.tile_diag_add(m, right)                                                  <L 33>
    wp::adj_tile_load(var_d, var_13, var_14, adj_d, adj_13, adj_14, adj_12);
    // adj: many = wp.tile_load(d, shape=(8, 3))                                              <L 32>
    wp::adj_tile_load(var_b, var_8, adj_b, adj_8, adj_7);
    // adj: right = wp.tile_load(b, shape=8)                                                  <L 31>
    wp::adj_tile_load(var_a, var_4, var_5, adj_a, adj_4, adj_5, adj_3);
    // adj: m = wp.tile_load(a, shape=(8, 8))                                                 <L 30>
    // adj: def solutions(a: wp.array2d(dtype=wp.float64), b: wp.array(dtype=wp.float64), d: wp.array2d(dtype=wp.float64)):  <L 29>
    return;
}
