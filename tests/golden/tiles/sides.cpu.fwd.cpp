struct wp_args_elements_a82ea911 {
    wp::array_t<wp::float32> a;
    wp::array_t<wp::float32> b;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> m;
    wp::int32 i;
};

template <bool wp_linear_contiguous>
static void elements_a82ea911_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_elements_a82ea911 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::float32> var_b = _wp_args->b;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> var_m = _wp_args->m;
    wp::int32 var_i = _wp_args->i;
    //---------
    // primal vars
    const wp::int32 var_0 = 2;
    const wp::int32 var_1 = 3;
    const wp::int32 var_2 = 4;
    wp::tuple_t<wp::int32, wp::int32, wp::int32> var_3;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<2,3,4>, wp::tile_stride_t<12,4,1>>, true> var_4 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<2,3,4>,wp::tile_stride_t<12,4,1>,false>();
    const wp::int32 var_5 = 0;
    const wp::int32 var_6 = 0;
    const wp::int32 var_7 = 0;
    const wp::int32 var_8 = 0;
    const wp::int32 var_9 = 2;
    bool var_10;
    wp::int32 var_11;
    wp::int32 var_12;
    const wp::int32 var_13 = 1;
    const wp::int32 var_14 = -1;
    const wp::int32 var_15 = 3;
    wp::float32 var_16;
    const wp::int32 var_17 = 0;
    const wp::int32 var_18 = 1;
    const wp::int32 var_19 = 2;
    const wp::int32 var_20 = 1;
    const wp::int32 var_21 = 2;
    const wp::int32 var_22 = 3;
    const wp::float32 var_23 = 1.0;
    const wp::int32 var_24 = 1;
    const wp::int32 var_25 = 0;
    const wp::int32 var_26 = 3;
    bool var_27;
    wp::int32 var_28;
    wp::int32 var_29;
    const wp::int32 var_30 = 3;
    const wp::float32 var_31 = 2.0;
    const wp::int32 var_32 = 0;
    const wp::int32 var_33 = 1;
    const wp::float32 var_34 = 0.5;
    const wp::int32 var_35 = 4;
    bool var_36;
    const wp::int32 var_37 = 0;
    const wp::int32 var_38 = 1;
    const wp::float32 var_39 = 0.5;
    const wp::int32 var_40 = 3;
    bool var_41;
    const wp::int32 var_42 = 2;
    const wp::int32 var_43 = 2;
    const wp::int32 var_44 = 2;
    const wp::int32 var_45 = 2;
    wp::tuple_t<wp::int32, wp::int32, wp::int32, wp::int32> var_46;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<2,2,2,2>, wp::tile_stride_t<8,4,2,1>>, true> var_47 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<2,2,2,2>,wp::tile_stride_t<8,4,2,1>,false>();
    const wp::int32 var_48 = 0;
    const wp::int32 var_49 = 0;
    const wp::int32 var_50 = 0;
    const wp::int32 var_51 = 0;
    const wp::int32 var_52 = 0;
    const wp::int32 var_53 = 2;
    bool var_54;
    wp::int32 var_55;
    wp::int32 var_56;
    const wp::int32 var_57 = 0;
    const wp::int32 var_58 = 1;
    const wp::int32 var_59 = 0;
    wp::float32 var_60;
    const wp::int32 var_61 = 0;
    const wp::int32 var_62 = 1;
    const wp::int32 var_63 = 0;
    const wp::int32 var_64 = 1;
    const wp::int32 var_65 = 0;
    const wp::int32 var_66 = 1;
    const wp::int32 var_67 = 0;
    const wp::int32 var_68 = 0;
    const wp::int32 var_69 = 2;
    bool var_70;
    wp::int32 var_71;
    wp::int32 var_72;
    const wp::float32 var_73 = 1.0;
    const wp::int32 var_74 = 0;
    const wp::int32 var_75 = 1;
    const wp::int32 var_76 = 1;
    const wp::int32 var_77 = 0;
    const wp::int32 var_78 = 2;
    bool var_79;
    wp::int32 var_80;
    wp::int32 var_81;
    const wp::float32 var_82 = 2.0;
    const wp::int32 var_83 = 0;
    const wp::int32 var_84 = 1;
    const wp::int32 var_85 = 1;
    const wp::float32 var_86 = 0.5;
    const wp::int32 var_87 = 2;
    bool var_88;
    const wp::int32 var_89 = 0;
    const wp::int32 var_90 = 1;
    const wp::int32 var_91 = 0;
    const wp::float32 var_92 = 0.5;
    const wp::int32 var_93 = 2;
    bool var_94;
    const wp::int32 var_95 = 2;
    const wp::int32 var_96 = 1;
    const wp::int32 var_97 = 1;
    const wp::int32 var_98 = 2;
    wp::tuple_t<wp::int32, wp::int32, wp::int32, wp::int32> var_99;
    wp::tile_shared_t<wp::mat_t<2, 2, wp::float32>,wp::tile_layout_strided_t<wp::tile_shape_t<2,1,1,2>, wp::tile_stride_t<2,2,2,1>>, true> var_100 = wp::tile_alloc_empty<wp::mat_t<2, 2, wp::float32>,wp::tile_shape_t<2,1,1,2>,wp::tile_stride_t<2,2,2,1>,false>();
    const wp::int32 var_101 = 0;
    const wp::int32 var_102 = 0;
    const wp::int32 var_103 = 0;
    const wp::int32 var_104 = 0;
    const wp::int32 var_105 = 0;
    const wp::int32 var_106 = 2;
    bool var_107;
    wp::int32 var_108;
    wp::int32 var_109;
    const wp::int32 var_110 = 0;
    const wp::int32 var_111 = 0;
    const wp::int32 var_112 = 0;
    wp::mat_t<2, 2, wp::float32> var_113;
    const wp::int32 var_114 = 0;
    const wp::int32 var_115 = 0;
    const wp::int32 var_116 = 0;
    const wp::int32 var_117 = 1;
    const wp::int32 var_118 = 1;
    const wp::int32 var_119 = 0;
    const wp::int32 var_120 = 0;
    const wp::int32 var_121 = 0;
    const wp::int32 var_122 = 1;
    wp::vec_t<2, wp::float32> var_123;
    const wp::int32 var_124 = 0;
    const wp::int32 var_125 = 0;
    const wp::int32 var_126 = 0;
    const wp::int32 var_127 = 1;
    const wp::int32 var_128 = 0;
    const wp::int32 var_129 = 1;
    const wp::int32 var_130 = 0;
    const wp::int32 var_131 = 0;
    const wp::int32 var_132 = 0;
    const wp::int32 var_133 = 1;
    const wp::int32 var_134 = 1;
    wp::float32 var_135;
    const wp::int32 var_136 = 0;
    const wp::int32 var_137 = 0;
    const wp::int32 var_138 = 0;
    const wp::int32 var_139 = 1;
    const wp::int32 var_140 = 0;
    const wp::int32 var_141 = 1;
    const wp::int32 var_142 = 0;
    const wp::int32 var_143 = 0;
    const wp::int32 var_144 = 0;
    const wp::int32 var_145 = 0;
    const wp::int32 var_146 = 0;
    const wp::int32 var_147 = 0;
    const wp::int32 var_148 = 0;
    const wp::int32 var_149 = 0;
    const wp::int32 var_150 = 0;
    const wp::int32 var_151 = 0;
    const wp::int32 var_152 = 0;
    const wp::int32 var_153 = -1;
    wp::slice_t var_154;
    const wp::int32 var_155 = 2147483647;
    const wp::int32 var_156 = -2147483648;
    const wp::int32 var_157 = -1;
    wp::slice_t var_158;
    const wp::int32 var_159 = 2147483647;
    const wp::int32 var_160 = -2147483648;
    const wp::int32 var_161 = 1;
    const wp::int32 var_162 = 1;
    wp::slice_t var_163;
    const wp::int32 var_164 = 1;
    const wp::int32 var_165 = -2147483648;
    const wp::int32 var_166 = 1;
    wp::slice_t var_167;
    const wp::int32 var_168 = 2147483647;
    const wp::int32 var_169 = -2147483648;
    const wp::int32 var_170 = 1;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<2,2,1,2>, wp::tile_stride_t<-8,4,2,1>>, false> var_171 = nullptr;
    const wp::int32 var_172 = 1;
    const wp::int32 var_173 = 0;
    const wp::int32 var_174 = 1;
    const wp::int32 var_175 = 0;
    const wp::int32 var_176 = 0;
    const wp::int32 var_177 = 0;
    const wp::int32 var_178 = 0;
    const wp::int32 var_179 = 0;
    //---------
    // forward
    // def elements(a: wp.array3d(dtype=float), b: wp.array4d(dtype=float), m: wp.array4d(dtype=wp.mat22), i: int):       <L 6>
    // t = wp.tile_load(a, shape=(2, 3, 4))                                                   <L 7>
    var_3 = wp::tuple(var_0, var_1, var_2);
    var_4 = wp::tile_load<wp::float32, true, false, 2, 3, 4>(var_a, var_5, var_6, var_7);
    // t[0, 1, 2] = t[i, 1, -1]                                                               <L 8>
    var_10 = (var_i < var_8);
    var_11 = wp::add(var_i, var_9);
    var_12 = wp::where(var_10, var_11, var_i);
    var_16 = wp::tile_extract(var_4, var_12, var_13, var_15);
    wp::assign(var_4, var_17, var_18, var_19, var_16);
    // t[1, 2, 3] += 1.0                                                                      <L 9>
    wp::tile_add_inplace(var_4, var_20, var_21, var_22, var_23);
    // t[1, i, 3] -= 2.0                                                                      <L 10>
    var_27 = (var_i < var_25);
    var_28 = wp::add(var_i, var_26);
    var_29 = wp::where(var_27, var_28, var_i);
    wp::tile_sub_inplace(var_4, var_24, var_29, var_30, var_31);
    // wp.tile_scatter_add(t, 0, 1, i, 0.5, i < 4)                                            <L 11>
    var_36 = (var_i < var_35);
    wp::tile_scatter_add(var_4, var_32, var_33, var_i, var_34, var_36);
    // wp.tile_scatter_masked(t, 0, i, 1, 0.5, i < 3)                                         <L 12>
    var_41 = (var_i < var_40);
    wp::tile_scatter_masked(var_4, var_37, var_i, var_38, var_39, var_41);
    // u = wp.tile_load(b, shape=(2, 2, 2, 2))                                                <L 13>
    var_46 = wp::tuple(var_42, var_43, var_44, var_45);
    var_47 = wp::tile_load<wp::float32, true, false, 2, 2, 2, 2>(var_b, var_48, var_49, var_50, var_51);
    // u[0, 1, 0, 1] = u[i, 0, 1, 0]                                                          <L 14>
    var_54 = (var_i < var_52);
    var_55 = wp::add(var_i, var_53);
    var_56 = wp::where(var_54, var_55, var_i);
    var_60 = wp::tile_extract(var_47, var_56, var_57, var_58, var_59);
    wp::assign(var_47, var_61, var_62, var_63, var_64, var_60);
    // u[0, 1, 0, i] += 1.0                                                                   <L 15>
    var_70 = (var_i < var_68);
    var_71 = wp::add(var_i, var_69);
    var_72 = wp::where(var_70, var_71, var_i);
    wp::tile_add_inplace(var_47, var_65, var_66, var_67, var_72, var_73);
    // u[0, 1, 1, i] -= 2.0                                                                   <L 16>
    var_79 = (var_i < var_77);
    var_80 = wp::add(var_i, var_78);
    var_81 = wp::where(var_79, var_80, var_i);
    wp::tile_sub_inplace(var_47, var_74, var_75, var_76, var_81, var_82);
    // wp.tile_scatter_add(u, 0, 1, i, 1, 0.5, i < 2)                                         <L 17>
    var_88 = (var_i < var_87);
    wp::tile_scatter_add(var_47, var_83, var_84, var_i, var_85, var_86, var_88);
    // wp.tile_scatter_masked(u, 0, i, 1, 0, 0.5, i < 2)                                      <L 18>
    var_94 = (var_i < var_93);
    wp::tile_scatter_masked(var_47, var_89, var_i, var_90, var_91, var_92, var_94);
    // q = wp.tile_load(m, shape=(2, 1, 1, 2))                                                <L 19>
    var_99 = wp::tuple(var_95, var_96, var_97, var_98);
    var_100 = wp::tile_load<wp::mat_t<2, 2, wp::float32>, true, false, 2, 1, 1, 2>(var_m, var_101, var_102, var_103, var_104);
    // q[0, 0, 0, 1] = q[i, 0, 0, 0]                                                          <L 20>
    var_107 = (var_i < var_105);
    var_108 = wp::add(var_i, var_106);
    var_109 = wp::where(var_107, var_108, var_i);
    var_113 = wp::tile_extract(var_100, var_109, var_110, var_111, var_112);
    wp::assign(var_100, var_114, var_115, var_116, var_117, var_113);
    // q[0, 0, 0, 1, 0] = q[1, 0, 0, 0, 1]                                                    <L 21>
    var_123 = wp::tile_extract(var_100, var_118, var_119, var_120, var_121, var_122);
    wp::assign(var_100, var_124, var_125, var_126, var_127, var_128, var_123);
    // q[0, 0, 0, 1, 0, 1] = q[1, 0, 0, 0, 1, 1]                                              <L 22>
    var_135 = wp::tile_extract(var_100, var_129, var_130, var_131, var_132, var_133, var_134);
    wp::assign(var_100, var_136, var_137, var_138, var_139, var_140, var_141, var_135);
    // wp.tile_store(a, t)                                                                    <L 23>
    wp::tile_store<wp::float32, true, false>(var_a, var_142, var_143, var_144, var_4);
    // wp.tile_store(b, u)                                                                    <L 24>
    wp::tile_store<wp::float32, true, false>(var_b, var_145, var_146, var_147, var_148, var_47);
    // wp.tile_store(m, q)                                                                    <L 25>
    wp::tile_store<wp::mat_t<2, 2, wp::float32>, true, false>(var_m, var_149, var_150, var_151, var_152, var_100);
    // wp.tile_store(b, u[::-1, :, 1:, :])                                                    <L 26>
    var_154 = wp::slice_t(var_155, var_156, var_157);
    var_158 = wp::slice_t(var_159, var_160, var_161);
    var_163 = wp::slice_t(var_164, var_165, var_166);
    var_167 = wp::slice_t(var_168, var_169, var_170);
    var_171 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<2,2,1,2>, wp::tile_stride_t<-8,4,2,1>>, false>>(var_47, var_172, var_173, var_174, var_175);
    wp::tile_store<wp::float32, true, false>(var_b, var_176, var_177, var_178, var_179, var_171);
}

struct wp_args_bits_71662d6f {
    wp::array_t<wp::int32> a;
    wp::array_t<wp::int32> b;
    wp::array_t<wp::int32> c;
    wp::int32 i;
};

template <bool wp_linear_contiguous>
static void bits_71662d6f_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_bits_71662d6f *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_a = _wp_args->a;
    wp::array_t<wp::int32> var_b = _wp_args->b;
    wp::array_t<wp::int32> var_c = _wp_args->c;
    wp::int32 var_i = _wp_args->i;
    //---------
    // primal vars
    const wp::int32 var_0 = 2;
    const wp::int32 var_1 = 3;
    wp::tuple_t<wp::int32, wp::int32> var_2;
    wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<2,3>, wp::tile_stride_t<3,1>>, true> var_3 = wp::tile_alloc_empty<wp::int32,wp::tile_shape_t<2,3>,wp::tile_stride_t<3,1>,false>();
    const wp::int32 var_4 = 0;
    const wp::int32 var_5 = 0;
    const wp::int32 var_6 = 0;
    const wp::int32 var_7 = 0;
    const wp::int32 var_8 = 3;
    bool var_9;
    wp::int32 var_10;
    wp::int32 var_11;
    const wp::int32 var_12 = 1;
    const wp::int32 var_13 = 1;
    const wp::int32 var_14 = 0;
    const wp::int32 var_15 = 3;
    bool var_16;
    wp::int32 var_17;
    wp::int32 var_18;
    const wp::int32 var_19 = 1;
    const wp::int32 var_20 = 0;
    const wp::int32 var_21 = 1;
    const wp::int32 var_22 = 3;
    const wp::int32 var_23 = 0;
    const wp::int32 var_24 = 1;
    const wp::int32 var_25 = 4;
    const wp::int32 var_26 = 0;
    const wp::int32 var_27 = 1;
    const wp::int32 var_28 = 2;
    const wp::int32 var_29 = 3;
    const wp::int32 var_30 = 2;
    wp::tuple_t<wp::int32, wp::int32, wp::int32> var_31;
    wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<2,3,2>, wp::tile_stride_t<6,2,1>>, true> var_32 = wp::tile_alloc_empty<wp::int32,wp::tile_shape_t<2,3,2>,wp::tile_stride_t<6,2,1>,false>();
    const wp::int32 var_33 = 0;
    const wp::int32 var_34 = 0;
    const wp::int32 var_35 = 0;
    const wp::int32 var_36 = 0;
    const wp::int32 var_37 = 1;
    const wp::int32 var_38 = 0;
    const wp::int32 var_39 = 2;
    bool var_40;
    wp::int32 var_41;
    wp::int32 var_42;
    const wp::int32 var_43 = 3;
    const wp::int32 var_44 = 0;
    const wp::int32 var_45 = 1;
    const wp::int32 var_46 = 0;
    const wp::int32 var_47 = 2;
    bool var_48;
    wp::int32 var_49;
    wp::int32 var_50;
    const wp::int32 var_51 = 4;
    const wp::int32 var_52 = 0;
    const wp::int32 var_53 = 1;
    const wp::int32 var_54 = 0;
    const wp::int32 var_55 = 2;
    bool var_56;
    wp::int32 var_57;
    wp::int32 var_58;
    const wp::int32 var_59 = 2;
    const wp::int32 var_60 = 1;
    const wp::int32 var_61 = 2;
    const wp::int32 var_62 = 2;
    wp::tuple_t<wp::int32, wp::int32, wp::int32, wp::int32> var_63;
    wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<2,1,2,2>, wp::tile_stride_t<4,4,2,1>>, true> var_64 = wp::tile_alloc_empty<wp::int32,wp::tile_shape_t<2,1,2,2>,wp::tile_stride_t<4,4,2,1>,false>();
    const wp::int32 var_65 = 0;
    const wp::int32 var_66 = 0;
    const wp::int32 var_67 = 0;
    const wp::int32 var_68 = 0;
    const wp::int32 var_69 = 0;
    const wp::int32 var_70 = 0;
    const wp::int32 var_71 = 1;
    const wp::int32 var_72 = 0;
    const wp::int32 var_73 = 2;
    bool var_74;
    wp::int32 var_75;
    wp::int32 var_76;
    const wp::int32 var_77 = 3;
    const wp::int32 var_78 = 0;
    const wp::int32 var_79 = 0;
    const wp::int32 var_80 = 1;
    const wp::int32 var_81 = 0;
    const wp::int32 var_82 = 2;
    bool var_83;
    wp::int32 var_84;
    wp::int32 var_85;
    const wp::int32 var_86 = 4;
    const wp::int32 var_87 = 0;
    const wp::int32 var_88 = 0;
    const wp::int32 var_89 = 1;
    const wp::int32 var_90 = 0;
    const wp::int32 var_91 = 2;
    bool var_92;
    wp::int32 var_93;
    wp::int32 var_94;
    const wp::int32 var_95 = 0;
    wp::array_t<wp::int32> var_96;
    const wp::int32 var_97 = 4;
    wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true> var_98 = wp::tile_alloc_empty<wp::int32,wp::tile_shape_t<4>,wp::tile_stride_t<1>,false>();
    const wp::int32 var_99 = 0;
    const wp::int32 var_100 = 0;
    const wp::int32 var_101 = 4;
    bool var_102;
    wp::int32 var_103;
    wp::int32 var_104;
    const wp::int32 var_105 = 2;
    const wp::int32 var_106 = 0;
    const wp::int32 var_107 = 3;
    const wp::int32 var_108 = 0;
    const wp::int32 var_109 = 0;
    const wp::int32 var_110 = 0;
    const wp::int32 var_111 = 0;
    const wp::int32 var_112 = 0;
    const wp::int32 var_113 = 0;
    const wp::int32 var_114 = 0;
    const wp::int32 var_115 = 0;
    const wp::int32 var_116 = 0;
    const wp::int32 var_117 = 0;
    wp::array_t<wp::int32> var_118;
    const wp::int32 var_119 = 0;
    //---------
    // forward
    // def bits(a: wp.array2d(dtype=int), b: wp.array3d(dtype=int), c: wp.array4d(dtype=int), i: int):       <L 30>
    // t = wp.tile_load(a, shape=(2, 3))                                                      <L 31>
    var_2 = wp::tuple(var_0, var_1);
    var_3 = wp::tile_load<wp::int32, true, false, 2, 3>(var_a, var_4, var_5);
    // t[0, i] += 1                                                                           <L 32>
    var_9 = (var_i < var_7);
    var_10 = wp::add(var_i, var_8);
    var_11 = wp::where(var_9, var_10, var_i);
    wp::tile_add_inplace(var_3, var_6, var_11, var_12);
    // t[1, i] -= 1                                                                           <L 33>
    var_16 = (var_i < var_14);
    var_17 = wp::add(var_i, var_15);
    var_18 = wp::where(var_16, var_17, var_i);
    wp::tile_sub_inplace(var_3, var_13, var_18, var_19);
    // t[0, 1] &= 3                                                                           <L 34>
    wp::tile_bit_and_inplace(var_3, var_20, var_21, var_22);
    // t[0, 1] |= 4                                                                           <L 35>
    wp::tile_bit_or_inplace(var_3, var_23, var_24, var_25);
    // t[0, 1] ^= i                                                                           <L 36>
    wp::tile_bit_xor_inplace(var_3, var_26, var_27, var_i);
    // u = wp.tile_load(b, shape=(2, 3, 2))                                                   <L 37>
    var_31 = wp::tuple(var_28, var_29, var_30);
    var_32 = wp::tile_load<wp::int32, true, false, 2, 3, 2>(var_b, var_33, var_34, var_35);
    // u[0, 1, i] &= 3                                                                        <L 38>
    var_40 = (var_i < var_38);
    var_41 = wp::add(var_i, var_39);
    var_42 = wp::where(var_40, var_41, var_i);
    wp::tile_bit_and_inplace(var_32, var_36, var_37, var_42, var_43);
    // u[0, 1, i] |= 4                                                                        <L 39>
    var_48 = (var_i < var_46);
    var_49 = wp::add(var_i, var_47);
    var_50 = wp::where(var_48, var_49, var_i);
    wp::tile_bit_or_inplace(var_32, var_44, var_45, var_50, var_51);
    // u[0, 1, i] ^= i                                                                        <L 40>
    var_56 = (var_i < var_54);
    var_57 = wp::add(var_i, var_55);
    var_58 = wp::where(var_56, var_57, var_i);
    wp::tile_bit_xor_inplace(var_32, var_52, var_53, var_58, var_i);
    // v = wp.tile_load(c, shape=(2, 1, 2, 2))                                                <L 41>
    var_63 = wp::tuple(var_59, var_60, var_61, var_62);
    var_64 = wp::tile_load<wp::int32, true, false, 2, 1, 2, 2>(var_c, var_65, var_66, var_67, var_68);
    // v[0, 0, 1, i] &= 3                                                                     <L 42>
    var_74 = (var_i < var_72);
    var_75 = wp::add(var_i, var_73);
    var_76 = wp::where(var_74, var_75, var_i);
    wp::tile_bit_and_inplace(var_64, var_69, var_70, var_71, var_76, var_77);
    // v[0, 0, 1, i] |= 4                                                                     <L 43>
    var_83 = (var_i < var_81);
    var_84 = wp::add(var_i, var_82);
    var_85 = wp::where(var_83, var_84, var_i);
    wp::tile_bit_or_inplace(var_64, var_78, var_79, var_80, var_85, var_86);
    // v[0, 0, 1, i] ^= i                                                                     <L 44>
    var_92 = (var_i < var_90);
    var_93 = wp::add(var_i, var_91);
    var_94 = wp::where(var_92, var_93, var_i);
    wp::tile_bit_xor_inplace(var_64, var_87, var_88, var_89, var_94, var_i);
    // w = wp.tile_load(a[0], shape=4)                                                        <L 45>
    var_96 = wp::view(var_a, var_95);
    var_98 = wp::tile_load<wp::int32, true, false, 4>(var_96, var_99);
    // w[i] += 2                                                                              <L 46>
    var_102 = (var_i < var_100);
    var_103 = wp::add(var_i, var_101);
    var_104 = wp::where(var_102, var_103, var_i);
    wp::tile_add_inplace(var_98, var_104, var_105);
    // w[0] -= 3                                                                              <L 47>
    wp::tile_sub_inplace(var_98, var_106, var_107);
    // wp.tile_store(a, t)                                                                    <L 48>
    wp::tile_store<wp::int32, true, false>(var_a, var_108, var_109, var_3);
    // wp.tile_store(b, u)                                                                    <L 49>
    wp::tile_store<wp::int32, true, false>(var_b, var_110, var_111, var_112, var_32);
    // wp.tile_store(c, v)                                                                    <L 50>
    wp::tile_store<wp::int32, true, false>(var_c, var_113, var_114, var_115, var_116, var_64);
    // wp.tile_store(a[0], w)                                                                 <L 51>
    var_118 = wp::view(var_a, var_117);
    wp::tile_store<wp::int32, true, false>(var_118, var_119, var_98);
}

struct wp_args_shapes_64fb15dd {
    wp::int32 seed;
    wp::array_t<wp::float32> a;
    wp::array_t<wp::float32> b;
    wp::array_t<wp::int32> n;
    wp::array_t<wp::int32> m;
};

template <bool wp_linear_contiguous>
static void shapes_64fb15dd_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_shapes_64fb15dd *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_seed = _wp_args->seed;
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::float32> var_b = _wp_args->b;
    wp::array_t<wp::int32> var_n = _wp_args->n;
    wp::array_t<wp::int32> var_m = _wp_args->m;
    //---------
    // primal vars
    wp::uint32 var_0;
    const wp::int32 var_1 = 4;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> var_2 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>>{};
    const wp::int32 var_3 = 0;
    const wp::int32 var_4 = 4;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> var_5 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>>{};
    const wp::int32 var_6 = 0;
    const wp::int32 var_7 = 2;
    const wp::int32 var_8 = 2;
    wp::tuple_t<wp::int32, wp::int32> var_9;
    const wp::float32 var_10 = 1.0;
    const wp::int32 var_11 = 0;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<2,2>>> var_12 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<2,2>>>{};
    const wp::int32 var_13 = 0;
    const wp::int32 var_14 = 0;
    const wp::int32 var_15 = 4;
    wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> var_16 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<4>>>{};
    const wp::int32 var_17 = 0;
    const wp::int32 var_18 = 4;
    const wp::int32 var_19 = 0;
    const wp::int32 var_20 = 9;
    wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> var_21 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<4>>>{};
    const wp::int32 var_22 = 0;
    const wp::int32 var_23 = 9;
    const wp::int32 var_24 = 0;
    const wp::int32 var_25 = 2;
    const wp::int32 var_26 = 2;
    wp::tuple_t<wp::int32, wp::int32> var_27;
    const wp::str var_28 = "shared";
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<2,2>, wp::tile_stride_t<2,1>>, true> var_29 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<2,2>,wp::tile_stride_t<2,1>,false>();
    const wp::int32 var_30 = 0;
    const wp::int32 var_31 = 0;
    const wp::int32 var_32 = 2;
    const wp::int32 var_33 = 2;
    wp::tuple_t<wp::int32, wp::int32> var_34;
    const wp::float32 var_35 = -1.0;
    const wp::float32 var_36 = 1.0;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<2,2>>> var_37 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<2,2>>>{};
    const wp::float32 var_38 = -1.0;
    const wp::float32 var_39 = 1.0;
    const wp::int32 var_40 = 0;
    const wp::int32 var_41 = 0;
    const wp::int32 var_42 = 2;
    const wp::int32 var_43 = 2;
    wp::tuple_t<wp::int32, wp::int32> var_44;
    const wp::float32 var_45 = 0.5;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<2,2>>> var_46 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<2,2>>>{};
    const wp::int32 var_47 = 0;
    const wp::int32 var_48 = 0;
    const wp::int32 var_49 = 2;
    const wp::int32 var_50 = 2;
    wp::tuple_t<wp::int32, wp::int32> var_51;
    wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<2,2>>> var_52 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<2,2>>>{};
    const wp::int32 var_53 = 0;
    const wp::int32 var_54 = 0;
    const wp::int32 var_55 = 2;
    const wp::int32 var_56 = 2;
    wp::tuple_t<wp::int32, wp::int32> var_57;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<2,2>>> var_58 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<2,2>>>{};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<2,2>>> var_59 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<2,2>>>{};
    const wp::int32 var_60 = 0;
    const wp::int32 var_61 = 0;
    const wp::int32 var_62 = 4;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> var_63 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>>{};
    const wp::int32 var_64 = 4;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> var_65 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>>{};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> var_66 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>>{};
    const wp::int32 var_67 = 0;
    //---------
    // forward
    // def shapes(seed: int, a: wp.array(dtype=float), b: wp.array2d(dtype=float), n: wp.array(dtype=int), m: wp.array2d(dtype=int)):       <L 55>
    // state = wp.rand_init(seed)                                                             <L 56>
    var_0 = wp::rand_init(var_seed);
    // wp.tile_store(a, wp.tile_ones(4, float))                                               <L 57>
    var_2 = wp::tile_ones<float, 4>();
    wp::tile_store<wp::float32, true, false>(var_a, var_3, var_2);
    // wp.tile_store(a, wp.tile_empty(4, dtype=float))                                        <L 58>
    var_5 = wp::tile_empty<float, 4>();
    wp::tile_store<wp::float32, true, false>(var_a, var_6, var_5);
    // wp.tile_store(b, wp.tile_from_thread((2, 2), 1.0, 0))                                  <L 59>
    var_9 = wp::tuple(var_7, var_8);
    var_12 = wp::tile_from_thread<wp::float32, 2, 2>(var_10, var_11);
    wp::tile_store<wp::float32, true, false>(var_b, var_13, var_14, var_12);
    // wp.tile_store(n, wp.tile_randi(4, state))                                              <L 60>
    var_16 = wp::tile_randi<4>(var_0);
    wp::tile_store<wp::int32, true, false>(var_n, var_17, var_16);
    // wp.tile_store(n, wp.tile_randi(4, state, 0, 9))                                        <L 61>
    var_21 = wp::tile_randi<4>(var_0, var_22, var_23);
    wp::tile_store<wp::int32, true, false>(var_n, var_24, var_21);
    // wp.tile_store(b, wp.tile_randf((2, 2), state, storage="shared"))                       <L 62>
    var_27 = wp::tuple(var_25, var_26);
    var_29 = wp::tile_randf<2, 2>(var_0);
    wp::tile_store<wp::float32, true, false>(var_b, var_30, var_31, var_29);
    // wp.tile_store(b, wp.tile_randf((2, 2), state, -1.0, 1.0))                              <L 63>
    var_34 = wp::tuple(var_32, var_33);
    var_37 = wp::tile_randf<2, 2>(var_0, var_38, var_39);
    wp::tile_store<wp::float32, true, false>(var_b, var_40, var_41, var_37);
    // wp.tile_store(b, wp.tile_full((2, 2), 0.5))                                            <L 64>
    var_44 = wp::tuple(var_42, var_43);
    var_46 = wp::tile_full<wp::float32, 2, 2>(var_45);
    wp::tile_store<wp::float32, true, false>(var_b, var_47, var_48, var_46);
    // wp.tile_store(m, wp.tile_zeros((2, 2), int))                                           <L 65>
    var_51 = wp::tuple(var_49, var_50);
    var_52 = wp::tile_zeros<int, 2, 2>();
    wp::tile_store<wp::int32, true, false>(var_m, var_53, var_54, var_52);
    // wp.tile_atomic_add(b, wp.tile_ones((2, 2), float))                                     <L 66>
    var_57 = wp::tuple(var_55, var_56);
    var_58 = wp::tile_ones<float, 2, 2>();
    var_59 = wp::tile_atomic_add<wp::float32, true>(var_b, var_60, var_61, var_58);
    // wp.tile_store(a, wp.tile_map(wp.add, wp.tile_ones(4, float), wp.tile_ones(4, float)))       <L 67>
    var_63 = wp::tile_ones<float, 4>();
    var_65 = wp::tile_ones<float, 4>();
    var_66 = wp::tile_binary_map(wp::add, var_63, var_65);
    wp::tile_store<wp::float32, true, false>(var_a, var_67, var_66);
}
