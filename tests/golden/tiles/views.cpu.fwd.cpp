struct wp_args_parts_58119d17 {
    wp::array_t<wp::float32> a;
    wp::array_t<wp::float32> out;
    wp::array_t<wp::float32> wide;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void parts_58119d17_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_parts_58119d17 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<wp::float32> var_wide = _wp_args->wide;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 8;
    const wp::int32 var_1 = 6;
    wp::tuple_t<wp::int32, wp::int32> var_2;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,6>, wp::tile_stride_t<6,1>>, true> var_3 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<8,6>,wp::tile_stride_t<6,1>,false>();
    const wp::int32 var_4 = 0;
    const wp::int32 var_5 = 0;
    const wp::int32 var_6 = 1;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<1>>, false> var_7 = nullptr;
    const wp::int32 var_8 = 0;
    const wp::int32 var_9 = -1;
    const wp::int32 var_10 = 7;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<1>>, false> var_11 = nullptr;
    const wp::int32 var_12 = 0;
    const wp::int32 var_13 = 0;
    const wp::int32 var_14 = 8;
    bool var_15;
    wp::int32 var_16;
    wp::int32 var_17;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<1>>, false> var_18 = nullptr;
    const wp::int32 var_19 = 0;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<6>>> var_20 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<6>>>{};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<6>>> var_21 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<6>>>{};
    const wp::int32 var_22 = 0;
    const wp::int32 var_23 = 2;
    const wp::int32 var_24 = 5;
    wp::slice_t var_25;
    const wp::int32 var_26 = 2;
    const wp::int32 var_27 = 5;
    const wp::int32 var_28 = 1;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<3,6>, wp::tile_stride_t<6,1>>, false> var_29 = nullptr;
    const wp::int32 var_30 = 2;
    const wp::int32 var_31 = 0;
    const wp::int32 var_32 = 0;
    const wp::int32 var_33 = 0;
    const wp::int32 var_34 = 2;
    wp::slice_t var_35;
    const wp::int32 var_36 = 2147483647;
    const wp::int32 var_37 = -2147483648;
    const wp::int32 var_38 = 2;
    const wp::int32 var_39 = 1;
    const wp::int32 var_40 = -1;
    wp::slice_t var_41;
    const wp::int32 var_42 = 1;
    const wp::int32 var_43 = -1;
    const wp::int32 var_44 = 1;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<12,1>>, false> var_45 = nullptr;
    const wp::int32 var_46 = 0;
    const wp::int32 var_47 = 1;
    const wp::int32 var_48 = 0;
    const wp::int32 var_49 = 0;
    const wp::int32 var_50 = 3;
    const wp::int32 var_51 = -1;
    wp::slice_t var_52;
    const wp::int32 var_53 = 2147483647;
    const wp::int32 var_54 = -2147483648;
    const wp::int32 var_55 = -1;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<-1>>, false> var_56 = nullptr;
    const wp::int32 var_57 = 5;
    const wp::int32 var_58 = 0;
    wp::slice_t var_59;
    const wp::int32 var_60 = 2147483647;
    const wp::int32 var_61 = -2147483648;
    const wp::int32 var_62 = 1;
    const wp::int32 var_63 = -2;
    const wp::int32 var_64 = 4;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<6>>, false> var_65 = nullptr;
    const wp::int32 var_66 = 0;
    const wp::int32 var_67 = 0;
    const wp::int32 var_68 = 1;
    const wp::int32 var_69 = 7;
    wp::slice_t var_70;
    const wp::int32 var_71 = 1;
    const wp::int32 var_72 = 7;
    const wp::int32 var_73 = 1;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6,6>, wp::tile_stride_t<6,1>>, false> var_74 = nullptr;
    const wp::int32 var_75 = 1;
    const wp::int32 var_76 = 0;
    const wp::int32 var_77 = 2;
    wp::slice_t var_78;
    const wp::int32 var_79 = 2147483647;
    const wp::int32 var_80 = -2147483648;
    const wp::int32 var_81 = 2;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<3,6>, wp::tile_stride_t<12,1>>, false> var_82 = nullptr;
    const wp::int32 var_83 = 0;
    const wp::int32 var_84 = 0;
    const wp::int32 var_85 = 0;
    const wp::int32 var_86 = 0;
    const wp::int32 var_87 = 2;
    const wp::int32 var_88 = 4;
    wp::slice_t var_89;
    const wp::int32 var_90 = 2;
    const wp::int32 var_91 = 4;
    const wp::int32 var_92 = 1;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<2,6>, wp::tile_stride_t<6,1>>, false> var_93 = nullptr;
    const wp::int32 var_94 = 2;
    const wp::int32 var_95 = 0;
    const wp::int32 var_96 = 1;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<1>>, false> var_97 = nullptr;
    const wp::int32 var_98 = 0;
    const wp::int32 var_99 = 0;
    wp::tuple_t<wp::int32> var_100;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<1>>, false> var_101 = nullptr;
    const wp::int32 var_102 = 0;
    const wp::int32 var_103 = 0;
    const wp::int32 var_104 = 2;
    const wp::int32 var_105 = 0;
    wp::tuple_t<wp::int32, wp::int32> var_106;
    const wp::int32 var_107 = 4;
    const wp::int32 var_108 = 6;
    wp::tuple_t<wp::int32, wp::int32> var_109;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,6>, wp::tile_stride_t<6,1>>, false> var_110 = nullptr;
    const wp::int32 var_111 = 2;
    const wp::int32 var_112 = 0;
    const wp::int32 var_113 = 0;
    const wp::int32 var_114 = 0;
    const wp::int32 var_115 = 2;
    const wp::int32 var_116 = 3;
    wp::float32 var_117;
    const wp::int32 var_118 = 0;
    const wp::int32 var_119 = 8;
    bool var_120;
    wp::int32 var_121;
    wp::int32 var_122;
    const wp::int32 var_123 = -1;
    const wp::int32 var_124 = 5;
    wp::float32 var_125;
    wp::float32 var_126;
    const wp::int32 var_127 = 1;
    const wp::int32 var_128 = 2;
    wp::float32 var_129;
    wp::float32 var_130;
    const wp::int32 var_131 = 0;
    wp::float32 var_132;
    wp::float32 var_133;
    const wp::int32 var_134 = 0;
    const wp::int32 var_135 = 0;
    const wp::int32 var_136 = 8;
    bool var_137;
    wp::int32 var_138;
    wp::int32 var_139;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<1>>, false> var_140 = nullptr;
    const wp::int32 var_141 = 0;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<1>>, true> var_142 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<6>,wp::tile_stride_t<1>,false>();
    const wp::int32 var_143 = 0;
    //---------
    // forward
    // def parts(a: wp.array2d(dtype=float), out: wp.array(dtype=float), wide: wp.array2d(dtype=float), n: int):       <L 6>
    // t = wp.tile_load(a, shape=(8, 6))                                                      <L 7>
    var_2 = wp::tuple(var_0, var_1);
    var_3 = wp::tile_load<wp::float32, true, false, 8, 6>(var_a, var_4, var_5);
    // row = t[1]                                                                             <L 8>
    var_7 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<1>>, false>>(var_3, var_6, var_8);
    // last = t[-1]                                                                           <L 9>
    var_11 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<1>>, false>>(var_3, var_10, var_12);
    // chosen = t[n]                                                                          <L 10>
    var_15 = (var_n < var_13);
    var_16 = wp::add(var_n, var_14);
    var_17 = wp::where(var_15, var_16, var_n);
    var_18 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<1>>, false>>(var_3, var_17, var_19);
    // wp.tile_store(out, row + last + chosen)                                                <L 11>
    var_20 = wp::tile_add(var_7, var_11);
    var_21 = wp::tile_add(var_20, var_18);
    wp::tile_store<wp::float32, true, false>(var_out, var_22, var_21);
    // wp.tile_store(wide, t[2:5])                                                            <L 12>
    var_25 = wp::slice_t(var_26, var_27, var_28);
    var_29 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<3,6>, wp::tile_stride_t<6,1>>, false>>(var_3, var_30, var_31);
    wp::tile_store<wp::float32, true, false>(var_wide, var_32, var_33, var_29);
    // wp.tile_store(wide, t[::2, 1:-1])                                                      <L 13>
    var_35 = wp::slice_t(var_36, var_37, var_38);
    var_41 = wp::slice_t(var_42, var_43, var_44);
    var_45 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<12,1>>, false>>(var_3, var_46, var_47);
    wp::tile_store<wp::float32, true, false>(var_wide, var_48, var_49, var_45);
    // wp.tile_store(out, t[3, ::-1])                                                         <L 14>
    var_52 = wp::slice_t(var_53, var_54, var_55);
    var_56 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<-1>>, false>>(var_3, var_50, var_57);
    wp::tile_store<wp::float32, true, false>(var_out, var_58, var_56);
    // wp.tile_store(out, t[:, -2])                                                           <L 15>
    var_59 = wp::slice_t(var_60, var_61, var_62);
    var_65 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<6>>, false>>(var_3, var_66, var_64);
    wp::tile_store<wp::float32, true, false>(var_out, var_67, var_65);
    // wp.tile_store(wide, t[1:7][::2])                                                       <L 16>
    var_70 = wp::slice_t(var_71, var_72, var_73);
    var_74 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6,6>, wp::tile_stride_t<6,1>>, false>>(var_3, var_75, var_76);
    var_78 = wp::slice_t(var_79, var_80, var_81);
    var_82 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<3,6>, wp::tile_stride_t<12,1>>, false>>(var_74, var_83, var_84);
    wp::tile_store<wp::float32, true, false>(var_wide, var_85, var_86, var_82);
    // wp.tile_store(out, t[2:4][1])                                                          <L 17>
    var_89 = wp::slice_t(var_90, var_91, var_92);
    var_93 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<2,6>, wp::tile_stride_t<6,1>>, false>>(var_3, var_94, var_95);
    var_97 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<1>>, false>>(var_93, var_96, var_98);
    wp::tile_store<wp::float32, true, false>(var_out, var_99, var_97);
    // wp.tile_store(out, wp.tile_view(t, offset=(n,)))                                       <L 18>
    var_100 = wp::tuple(var_n);
    var_101 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<1>>, false>>(var_3, var_n, var_102);
    wp::tile_store<wp::float32, true, false>(var_out, var_103, var_101);
    // wp.tile_store(wide, wp.tile_view(t, offset=(2, 0), shape=(4, 6)))                      <L 19>
    var_106 = wp::tuple(var_104, var_105);
    var_109 = wp::tuple(var_107, var_108);
    var_110 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,6>, wp::tile_stride_t<6,1>>, false>>(var_3, var_111, var_112);
    wp::tile_store<wp::float32, true, false>(var_wide, var_113, var_114, var_110);
    // out[0] = t[2, 3] + t[n, -1] + t[1][2] + wp.tile_extract(t, 0, n)                       <L 20>
    var_117 = wp::tile_extract(var_3, var_115, var_116);
    var_120 = (var_n < var_118);
    var_121 = wp::add(var_n, var_119);
    var_122 = wp::where(var_120, var_121, var_n);
    var_125 = wp::tile_extract(var_3, var_122, var_124);
    var_126 = wp::add(var_117, var_125);
    var_129 = wp::tile_extract(var_3, var_127, var_128);
    var_130 = wp::add(var_126, var_129);
    var_132 = wp::tile_extract(var_3, var_131, var_n);
    var_133 = wp::add(var_130, var_132);
    wp::array_store(var_out, var_134, var_133);
    // first = t[n]                                                                           <L 21>
    var_137 = (var_n < var_135);
    var_138 = wp::add(var_n, var_136);
    var_139 = wp::where(var_137, var_138, var_n);
    var_140 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<1>>, false>>(var_3, var_139, var_141);
    // copied = first                                                                         <L 22>
    var_142 = wp::copy(var_140);
    // wp.tile_store(out, copied)                                                             <L 23>
    wp::tile_store<wp::float32, true, false>(var_out, var_143, var_142);
}

struct wp_args_gathered_95ad5084 {
    wp::array_t<wp::float32> a;
    wp::array_t<wp::int32> places;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void gathered_95ad5084_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_gathered_95ad5084 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::int32> var_places = _wp_args->places;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 8;
    const wp::int32 var_1 = 4;
    wp::tuple_t<wp::int32, wp::int32> var_2;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,4>, wp::tile_stride_t<4,1>>, true> var_3 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<8,4>,wp::tile_stride_t<4,1>,false>();
    const wp::int32 var_4 = 0;
    const wp::int32 var_5 = 0;
    const wp::int32 var_6 = 3;
    wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<3>, wp::tile_stride_t<1>>, true> var_7 = wp::tile_alloc_empty<wp::int32,wp::tile_shape_t<3>,wp::tile_stride_t<1>,false>();
    const wp::int32 var_8 = 0;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<3,4>>> var_9 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<3,4>>>{};
    const wp::int32 var_10 = 0;
    const wp::int32 var_11 = 0;
    const wp::int32 var_12 = 0;
    wp::slice_t var_13;
    const wp::int32 var_14 = 2147483647;
    const wp::int32 var_15 = -2147483648;
    const wp::int32 var_16 = 1;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8,3>>> var_17 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8,3>>>{};
    const wp::int32 var_18 = 1;
    const wp::int32 var_19 = 0;
    const wp::int32 var_20 = 0;
    const wp::int32 var_21 = 1;
    const wp::int32 var_22 = 5;
    wp::slice_t var_23;
    const wp::int32 var_24 = 1;
    const wp::int32 var_25 = 5;
    const wp::int32 var_26 = 1;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, false> var_27 = nullptr;
    const wp::int32 var_28 = 1;
    const wp::int32 var_29 = 0;
    wp::slice_t var_30;
    const wp::int32 var_31 = 2147483647;
    const wp::int32 var_32 = -2147483648;
    const wp::int32 var_33 = 1;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<3,4>>> var_34 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<3,4>>>{};
    const wp::int32 var_35 = 0;
    const wp::int32 var_36 = 0;
    const wp::int32 var_37 = 0;
    //---------
    // forward
    // def gathered(a: wp.array2d(dtype=float), places: wp.array(dtype=int), out: wp.array2d(dtype=float)):       <L 27>
    // t = wp.tile_load(a, shape=(8, 4))                                                      <L 28>
    var_2 = wp::tuple(var_0, var_1);
    var_3 = wp::tile_load<wp::float32, true, false, 8, 4>(var_a, var_4, var_5);
    // rows = wp.tile_load(places, shape=3)                                                   <L 29>
    var_7 = wp::tile_load<wp::int32, true, false, 3>(var_places, var_8);
    // wp.tile_store(out, t[rows])                                                            <L 30>
    var_9 = wp::tile_slice_indexed<3, 4>(var_3, var_7, var_10);
    wp::tile_store<wp::float32, true, false>(var_out, var_11, var_12, var_9);
    // wp.tile_store(out, t[:, rows])                                                         <L 31>
    var_13 = wp::slice_t(var_14, var_15, var_16);
    var_17 = wp::tile_slice_indexed<8, 3>(var_3, var_7, var_18);
    wp::tile_store<wp::float32, true, false>(var_out, var_19, var_20, var_17);
    // wp.tile_store(out, t[1:5][rows, :])                                                    <L 32>
    var_23 = wp::slice_t(var_24, var_25, var_26);
    var_27 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, false>>(var_3, var_28, var_29);
    var_30 = wp::slice_t(var_31, var_32, var_33);
    var_34 = wp::tile_slice_indexed<3, 4>(var_27, var_7, var_35);
    wp::tile_store<wp::float32, true, false>(var_out, var_36, var_37, var_34);
}

struct wp_args_shaped_e67ca275 {
    wp::array_t<wp::float32> a;
    wp::array_t<wp::float32> b;
    wp::array_t<wp::float32> out;
    wp::array_t<wp::float32> flat;
};

template <bool wp_linear_contiguous>
static void shaped_e67ca275_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_shaped_e67ca275 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::float32> var_b = _wp_args->b;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<wp::float32> var_flat = _wp_args->flat;
    //---------
    // primal vars
    const wp::int32 var_0 = 4;
    const wp::int32 var_1 = 6;
    wp::tuple_t<wp::int32, wp::int32> var_2;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,6>, wp::tile_stride_t<6,1>>, true> var_3 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,6>,wp::tile_stride_t<6,1>,false>();
    const wp::int32 var_4 = 0;
    const wp::int32 var_5 = 0;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6,4>, wp::tile_stride_t<1,6>>, false> var_6 = nullptr;
    const wp::int32 var_7 = 0;
    const wp::int32 var_8 = 0;
    const wp::int32 var_9 = -1;
    wp::tuple_t<wp::int32> var_10;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<24>, wp::tile_stride_t<1>>, false> var_11 = nullptr;
    const wp::int32 var_12 = 0;
    const wp::int32 var_13 = 8;
    const wp::int32 var_14 = 3;
    wp::tuple_t<wp::int32, wp::int32> var_15;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,3>, wp::tile_stride_t<3,1>>, false> var_16 = nullptr;
    const wp::int32 var_17 = 0;
    const wp::int32 var_18 = 0;
    const wp::int32 var_19 = 6;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<1>>, true> var_20 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<6>,wp::tile_stride_t<1>,false>();
    const wp::int32 var_21 = 0;
    const wp::int32 var_22 = 4;
    const wp::int32 var_23 = 6;
    wp::tuple_t<wp::int32, wp::int32> var_24;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,6>, wp::tile_stride_t<0,1>>, false> var_25 = nullptr;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,6>>> var_26 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,6>>>{};
    const wp::int32 var_27 = 0;
    const wp::int32 var_28 = 0;
    const wp::int32 var_29 = 4;
    const wp::int32 var_30 = 1;
    wp::tuple_t<wp::int32, wp::int32> var_31;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,1>, wp::tile_stride_t<1,1>>, true> var_32 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,1>,wp::tile_stride_t<1,1>,false>();
    const wp::int32 var_33 = 0;
    const wp::int32 var_34 = 0;
    const wp::int32 var_35 = 4;
    const wp::int32 var_36 = 6;
    wp::tuple_t<wp::int32, wp::int32> var_37;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,6>, wp::tile_stride_t<1,0>>, false> var_38 = nullptr;
    const wp::int32 var_39 = 0;
    const wp::int32 var_40 = 0;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, false> var_41 = nullptr;
    const wp::int32 var_42 = 0;
    const wp::int32 var_43 = -1;
    wp::tuple_t<wp::int32> var_44;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, false> var_45 = nullptr;
    const wp::int32 var_46 = 0;
    //---------
    // forward
    // def shaped(a: wp.array2d(dtype=float), b: wp.array(dtype=float), out: wp.array2d(dtype=float), flat: wp.array(dtype=float)):       <L 36>
    // t = wp.tile_load(a, shape=(4, 6))                                                      <L 37>
    var_2 = wp::tuple(var_0, var_1);
    var_3 = wp::tile_load<wp::float32, true, false, 4, 6>(var_a, var_4, var_5);
    // wp.tile_store(out, wp.tile_transpose(t))                                               <L 38>
    var_6 = wp::tile_transpose(var_3);
    wp::tile_store<wp::float32, true, false>(var_out, var_7, var_8, var_6);
    // wp.tile_store(flat, wp.tile_reshape(t, shape=(-1,)))                                   <L 39>
    var_10 = wp::tuple(var_9);
    var_11 = wp::tile_reshape<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<24>, wp::tile_stride_t<1>>, false>>(var_3);
    wp::tile_store<wp::float32, true, false>(var_flat, var_12, var_11);
    // wp.tile_store(out, wp.tile_reshape(t, (8, 3)))                                         <L 40>
    var_15 = wp::tuple(var_13, var_14);
    var_16 = wp::tile_reshape<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,3>, wp::tile_stride_t<3,1>>, false>>(var_3);
    wp::tile_store<wp::float32, true, false>(var_out, var_17, var_18, var_16);
    // line = wp.tile_load(b, shape=6)                                                        <L 41>
    var_20 = wp::tile_load<wp::float32, true, false, 6>(var_b, var_21);
    // wp.tile_store(out, wp.tile_broadcast(line, shape=(4, 6)) + t)                          <L 42>
    var_24 = wp::tuple(var_22, var_23);
    var_25 = wp::tile_broadcast<4, 6, 0, 1>(var_20);
    var_26 = wp::tile_add(var_25, var_3);
    wp::tile_store<wp::float32, true, false>(var_out, var_27, var_28, var_26);
    // column = wp.tile_load(a, shape=(4, 1))                                                 <L 43>
    var_31 = wp::tuple(var_29, var_30);
    var_32 = wp::tile_load<wp::float32, true, false, 4, 1>(var_a, var_33, var_34);
    // wp.tile_store(out, wp.tile_broadcast(column, (4, 6)))                                  <L 44>
    var_37 = wp::tuple(var_35, var_36);
    var_38 = wp::tile_broadcast<4, 6, 1, 0>(var_32);
    wp::tile_store<wp::float32, true, false>(var_out, var_39, var_40, var_38);
    // wp.tile_store(flat, wp.tile_squeeze(column))                                           <L 45>
    var_41 = wp::tile_squeeze<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, false>>(var_32);
    wp::tile_store<wp::float32, true, false>(var_flat, var_42, var_41);
    // wp.tile_store(flat, wp.tile_squeeze(column, axis=(-1,)))                               <L 46>
    var_44 = wp::tuple(var_43);
    var_45 = wp::tile_squeeze<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, false>>(var_32);
    wp::tile_store<wp::float32, true, false>(var_flat, var_46, var_45);
}

struct wp_args_assigned_53e7e72b {
    wp::array_t<wp::float32> a;
    wp::array_t<wp::float32> out;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void assigned_53e7e72b_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_assigned_53e7e72b *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 4;
    const wp::int32 var_1 = 4;
    wp::tuple_t<wp::int32, wp::int32> var_2;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, true> var_3 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,4>,wp::tile_stride_t<4,1>,false>();
    const wp::int32 var_4 = 0;
    const wp::int32 var_5 = 0;
    const wp::int32 var_6 = 8;
    const wp::int32 var_7 = 4;
    wp::tuple_t<wp::int32, wp::int32> var_8;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,4>, wp::tile_stride_t<4,1>>, true> var_9 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<8,4>,wp::tile_stride_t<4,1>,false>();
    const wp::int32 var_10 = 2;
    const wp::int32 var_11 = 0;
    wp::tuple_t<wp::int32, wp::int32> var_12;
    const wp::int32 var_13 = 2;
    const wp::int32 var_14 = 0;
    const wp::int32 var_15 = 0;
    const wp::int32 var_16 = 0;
    const wp::int32 var_17 = 4;
    const wp::int32 var_18 = 8;
    wp::slice_t var_19;
    const wp::int32 var_20 = 4;
    const wp::int32 var_21 = 8;
    const wp::int32 var_22 = 1;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, false> var_23 = nullptr;
    const wp::int32 var_24 = 4;
    const wp::int32 var_25 = 0;
    const wp::int32 var_26 = 0;
    const wp::int32 var_27 = 0;
    const wp::int32 var_28 = 0;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, false> var_29 = nullptr;
    const wp::int32 var_30 = 0;
    const wp::int32 var_31 = 0;
    const wp::int32 var_32 = 8;
    bool var_33;
    wp::int32 var_34;
    wp::int32 var_35;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, false> var_36 = nullptr;
    const wp::int32 var_37 = 0;
    const wp::int32 var_38 = 0;
    const wp::int32 var_39 = 0;
    const wp::int32 var_40 = 4;
    bool var_41;
    wp::int32 var_42;
    wp::int32 var_43;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, false> var_44 = nullptr;
    const wp::int32 var_45 = 0;
    const wp::int32 var_46 = -1;
    const wp::int32 var_47 = 7;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, false> var_48 = nullptr;
    const wp::int32 var_49 = 0;
    const wp::int32 var_50 = 0;
    const wp::float32 var_51 = 3.0;
    const wp::int32 var_52 = 0;
    const wp::int32 var_53 = 1;
    const wp::int32 var_54 = 0;
    wp::float32* var_55;
    wp::float32 var_56;
    wp::float32 var_57;
    const wp::int32 var_58 = 0;
    const wp::int32 var_59 = 4;
    bool var_60;
    wp::int32 var_61;
    wp::int32 var_62;
    const wp::int32 var_63 = -1;
    const wp::int32 var_64 = 3;
    const wp::int32 var_65 = 0;
    const wp::int32 var_66 = 4;
    bool var_67;
    wp::int32 var_68;
    wp::int32 var_69;
    const wp::int32 var_70 = 2;
    const wp::float32 var_71 = 1.5;
    const wp::int32 var_72 = 1;
    const wp::int32 var_73 = 0;
    const wp::int32 var_74 = 4;
    bool var_75;
    wp::int32 var_76;
    wp::int32 var_77;
    const wp::int32 var_78 = 0;
    const wp::int32 var_79 = 0;
    wp::float32* var_80;
    wp::float32 var_81;
    const wp::int32 var_82 = 1;
    const wp::int32 var_83 = 1;
    wp::float32 var_84;
    const wp::float32 var_85 = 2.0;
    wp::float32 var_86;
    const wp::int32 var_87 = 0;
    const wp::int32 var_88 = 0;
    const wp::int32 var_89 = 0;
    const wp::int32 var_90 = 0;
    //---------
    // forward
    // def assigned(a: wp.array2d(dtype=float), out: wp.array2d(dtype=float), n: int):        <L 50>
    // t = wp.tile_load(a, shape=(4, 4))                                                      <L 51>
    var_2 = wp::tuple(var_0, var_1);
    var_3 = wp::tile_load<wp::float32, true, false, 4, 4>(var_a, var_4, var_5);
    // u = wp.tile_zeros(shape=(8, 4), dtype=float)                                           <L 52>
    var_8 = wp::tuple(var_6, var_7);
    var_9 = wp::tile_zeros<float, 8, 4>();
    // wp.tile_assign(u, t, offset=(2, 0))                                                    <L 53>
    var_12 = wp::tuple(var_10, var_11);
    wp::tile_assign(var_9, var_3, var_13, var_14);
    // wp.tile_assign(u, t)                                                                   <L 54>
    wp::tile_assign(var_9, var_3, var_15, var_16);
    // u[4:8] = t                                                                             <L 55>
    var_19 = wp::slice_t(var_20, var_21, var_22);
    var_23 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, false>>(var_9, var_24, var_25);
    wp::tile_assign(var_23, var_3, var_26, var_27);
    // u[n] = t[0]                                                                            <L 56>
    var_29 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, false>>(var_3, var_28, var_30);
    var_33 = (var_n < var_31);
    var_34 = wp::add(var_n, var_32);
    var_35 = wp::where(var_33, var_34, var_n);
    var_36 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, false>>(var_9, var_35, var_37);
    wp::tile_assign(var_36, var_29, var_38);
    // u[-1] = t[n]                                                                           <L 57>
    var_41 = (var_n < var_39);
    var_42 = wp::add(var_n, var_40);
    var_43 = wp::where(var_41, var_42, var_n);
    var_44 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, false>>(var_3, var_43, var_45);
    var_48 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, false>>(var_9, var_47, var_49);
    wp::tile_assign(var_48, var_44, var_50);
    // t[0, 1] = 3.0                                                                          <L 58>
    wp::assign(var_3, var_52, var_53, var_51);
    // t[n, -1] = a[n, 0]                                                                     <L 59>
    var_55 = wp::address(var_a, var_n, var_54);
    var_57 = wp::load(var_55);
    var_56 = wp::copy(var_57);
    var_60 = (var_n < var_58);
    var_61 = wp::add(var_n, var_59);
    var_62 = wp::where(var_60, var_61, var_n);
    wp::assign(var_3, var_62, var_64, var_56);
    // t[n, 2] += 1.5                                                                         <L 60>
    var_67 = (var_n < var_65);
    var_68 = wp::add(var_n, var_66);
    var_69 = wp::where(var_67, var_68, var_n);
    wp::tile_add_inplace(var_3, var_69, var_70, var_71);
    // t[1, n] -= a[0, 0]                                                                     <L 61>
    var_75 = (var_n < var_73);
    var_76 = wp::add(var_n, var_74);
    var_77 = wp::where(var_75, var_76, var_n);
    var_80 = wp::address(var_a, var_78, var_79);
    var_81 = wp::load(var_80);
    wp::tile_sub_inplace(var_3, var_72, var_77, var_81);
    // t[1, 1] *= 2.0                                                                         <L 62>
    var_84 = wp::tile_extract(var_3, var_82, var_83);
    var_86 = wp::mul(var_84, var_85);
    wp::assign(var_3, var_82, var_83, var_86);
    // wp.tile_store(out, u)                                                                  <L 63>
    wp::tile_store<wp::float32, true, false>(var_out, var_87, var_88, var_9);
    // wp.tile_store(out, t)                                                                  <L 64>
    wp::tile_store<wp::float32, true, false>(var_out, var_89, var_90, var_3);
}

struct wp_args_bits_9199c8f6 {
    wp::array_t<wp::int32> a;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void bits_9199c8f6_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_bits_9199c8f6 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_a = _wp_args->a;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 8;
    wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true> var_1 = wp::tile_alloc_empty<wp::int32,wp::tile_shape_t<8>,wp::tile_stride_t<1>,false>();
    const wp::int32 var_2 = 0;
    const wp::int32 var_3 = 0;
    const wp::int32 var_4 = 3;
    const wp::int32 var_5 = 0;
    const wp::int32 var_6 = 8;
    bool var_7;
    wp::int32 var_8;
    wp::int32 var_9;
    const wp::int32 var_10 = 4;
    const wp::int32 var_11 = -1;
    const wp::int32 var_12 = 7;
    const wp::int32 var_13 = 0;
    wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_14 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_15 = 0;
    //---------
    // forward
    // def bits(a: wp.array(dtype=int), n: int):                                              <L 68>
    // t = wp.tile_load(a, shape=8)                                                           <L 69>
    var_1 = wp::tile_load<wp::int32, true, false, 8>(var_a, var_2);
    // t[0] &= 3                                                                              <L 70>
    wp::tile_bit_and_inplace(var_1, var_3, var_4);
    // t[n] |= 4                                                                              <L 71>
    var_7 = (var_n < var_5);
    var_8 = wp::add(var_n, var_6);
    var_9 = wp::where(var_7, var_8, var_n);
    wp::tile_bit_or_inplace(var_1, var_9, var_10);
    // t[-1] ^= n                                                                             <L 72>
    wp::tile_bit_xor_inplace(var_1, var_12, var_n);
    // wp.tile_store(a, t)                                                                    <L 73>
    wp::tile_store<wp::int32, true, false>(var_a, var_13, var_1);
    // wp.tile_store(a, wp.tile_astype(t, dtype=int))                                         <L 74>
    var_14 = wp::tile_astype<wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>>(var_1);
    wp::tile_store<wp::int32, true, false>(var_a, var_15, var_14);
}

struct wp_args_converted_d3381fb1 {
    wp::array_t<wp::int32> a;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void converted_d3381fb1_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_converted_d3381fb1 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_a = _wp_args->a;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 8;
    wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_1 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_2 = 0;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true> var_3 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<8>,wp::tile_stride_t<1>,false>();
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_4 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_5 = 3;
    wp::float32 var_6;
    const wp::int32 var_7 = 8;
    wp::float32 var_8;
    wp::float32 var_9;
    const wp::int32 var_10 = 0;
    const wp::int32 var_11 = 0;
    //---------
    // forward
    // def converted(a: wp.array(dtype=int), out: wp.array(dtype=float)):                     <L 78>
    // t = wp.tile_load(a, shape=8)                                                           <L 79>
    var_1 = wp::tile_load<wp::int32, true, false, 8>(var_a, var_2);
    // u = wp.tile_astype(t, float)                                                           <L 80>
    var_3 = wp::tile_astype<wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>>(var_1);
    // v = wp.tile_astype(t, dtype=wp.float32)                                                <L 81>
    var_4 = wp::tile_astype<wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>>(var_1);
    // out[0] = u[3] + float(len(v))                                                          <L 82>
    var_6 = wp::tile_extract(var_3, var_5);
    var_8 = wp::float(var_7);
    var_9 = wp::add(var_6, var_8);
    wp::array_store(var_out, var_10, var_9);
    // wp.tile_store(out, v)                                                                  <L 83>
    wp::tile_store<wp::float32, true, false>(var_out, var_11, var_4);
}

struct wp_args_composites_8f375879 {
    wp::array_t<wp::vec_t<3, wp::float32>> a;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> m;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void composites_8f375879_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_composites_8f375879 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_composites_8f375879 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.a.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_a = _wp_args->a;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> var_m = _wp_args->m;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 4;
    wp::tile_shared_t<wp::vec_t<3, wp::float32>,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true> var_2 = wp::tile_alloc_empty<wp::vec_t<3, wp::float32>,wp::tile_shape_t<4>,wp::tile_stride_t<1>,false>();
    const wp::int32 var_3 = 0;
    const wp::float32 var_4 = 1.0;
    const wp::float32 var_5 = 2.0;
    const wp::float32 var_6 = 3.0;
    wp::vec_t<3, wp::float32> var_7;
    const wp::int32 var_8 = 1;
    const wp::int32 var_9 = 2;
    wp::vec_t<3, wp::float32> var_10;
    const wp::int32 var_11 = 0;
    wp::float32 var_12;
    const wp::int32 var_13 = 0;
    const wp::int32 var_14 = 4;
    bool var_15;
    wp::int32 var_16;
    wp::int32 var_17;
    const wp::int32 var_18 = 1;
    wp::float32 var_19;
    const wp::float32 var_20 = 4.0;
    const wp::int32 var_21 = 0;
    wp::vec_t<3, wp::float32> var_22;
    const wp::int32 var_23 = 2;
    const wp::int32 var_24 = 2;
    const wp::int32 var_25 = 2;
    wp::tuple_t<wp::int32, wp::int32> var_26;
    wp::tile_shared_t<wp::mat_t<2, 2, wp::float32>,wp::tile_layout_strided_t<wp::tile_shape_t<2,2>, wp::tile_stride_t<2,1>>, true> var_27 = wp::tile_alloc_empty<wp::mat_t<2, 2, wp::float32>,wp::tile_shape_t<2,2>,wp::tile_stride_t<2,1>,false>();
    const wp::int32 var_28 = 0;
    const wp::int32 var_29 = 0;
    const wp::int32 var_30 = 0;
    const wp::int32 var_31 = 1;
    const wp::int32 var_32 = 1;
    wp::vec_t<2, wp::float32> var_33;
    const wp::int32 var_34 = 1;
    const wp::int32 var_35 = 0;
    const wp::int32 var_36 = 0;
    wp::float32 var_37;
    const wp::int32 var_38 = 0;
    wp::float32 var_39;
    wp::float32 var_40;
    const wp::int32 var_41 = 1;
    const wp::int32 var_42 = 1;
    const wp::int32 var_43 = 0;
    const wp::int32 var_44 = 1;
    wp::float32 var_45;
    wp::float32 var_46;
    //---------
    // forward
    // def composites(a: wp.array(dtype=wp.vec3), m: wp.array2d(dtype=wp.mat22), out: wp.array(dtype=float)):       <L 87>
    // i = wp.tid()                                                                           <L 88>
    var_0 = builtin_tid1d();
    // t = wp.tile_load(a, shape=4)                                                           <L 89>
    var_2 = wp::tile_load<wp::vec_t<3, wp::float32>, true, false, 4>(var_a, var_3);
    // t[1] = wp.vec3(1.0, 2.0, 3.0)                                                          <L 90>
    var_7 = wp::vec_t<3, wp::float32>(var_4, var_5, var_6);
    wp::assign(var_2, var_8, var_7);
    // x = t[2].x                                                                             <L 91>
    var_10 = wp::tile_extract(var_2, var_9);
    var_12 = wp::extract(var_10, var_11);
    // y = t[i][1]                                                                            <L 92>
    var_15 = (var_0 < var_13);
    var_16 = wp::add(var_0, var_14);
    var_17 = wp::where(var_15, var_16, var_0);
    var_19 = wp::tile_extract(var_2, var_17, var_18);
    // t[0].z = 4.0                                                                           <L 93>
    var_22 = wp::tile_extract(var_2, var_21);
    wp::assign_inplace(var_22, var_23, var_20);
    // q = wp.tile_load(m, shape=(2, 2))                                                      <L 94>
    var_26 = wp::tuple(var_24, var_25);
    var_27 = wp::tile_load<wp::mat_t<2, 2, wp::float32>, true, false, 2, 2>(var_m, var_28, var_29);
    // r = q[0, 1, 1]                                                                         <L 95>
    var_33 = wp::tile_extract(var_27, var_30, var_31, var_32);
    // q[1, 0, 0] = r                                                                         <L 96>
    wp::assign(var_27, var_34, var_35, var_36, var_33);
    // out[i] = x + y + r[0] + q[1, 1, 0, 1]                                                  <L 97>
    var_37 = wp::add(var_12, var_19);
    var_39 = wp::extract(var_33, var_38);
    var_40 = wp::add(var_37, var_39);
    var_45 = wp::tile_extract(var_27, var_41, var_42, var_43, var_44);
    var_46 = wp::add(var_40, var_45);
    wp::array_store(var_out, var_0, var_46);
}
