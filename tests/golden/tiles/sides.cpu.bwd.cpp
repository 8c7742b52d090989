struct wp_args_elements_a82ea911 {
    wp::array_t<wp::float32> a;
    wp::array_t<wp::float32> b;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> m;
    wp::int32 i;
};

template <bool wp_linear_contiguous>
static void elements_a82ea911_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_elements_a82ea911 *_wp_args,
    wp_args_elements_a82ea911 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::float32> var_b = _wp_args->b;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> var_m = _wp_args->m;
    wp::int32 var_i = _wp_args->i;
    wp::array_t<wp::float32> adj_a = _wp_adj_args->a;
    wp::array_t<wp::float32> adj_b = _wp_adj_args->b;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> adj_m = _wp_adj_args->m;
    wp::int32 adj_i = _wp_adj_args->i;
    //---------
    // primal vars
    const wp::int32 var_0 = 2;
    const wp::int32 var_1 = 3;
    const wp::int32 var_2 = 4;
    wp::tuple_t<wp::int32, wp::int32, wp::int32> var_3;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<2,3,4>, wp::tile_stride_t<12,4,1>>, true> var_4 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<2,3,4>,wp::tile_stride_t<12,4,1>,true>();
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
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<2,2,2,2>, wp::tile_stride_t<8,4,2,1>>, true> var_47 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<2,2,2,2>,wp::tile_stride_t<8,4,2,1>,true>();
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
    wp::tile_shared_t<wp::mat_t<2, 2, wp::float32>,wp::tile_layout_strided_t<wp::tile_shape_t<2,1,1,2>, wp::tile_stride_t<2,2,2,1>>, true> var_100 = wp::tile_alloc_empty<wp::mat_t<2, 2, wp::float32>,wp::tile_shape_t<2,1,1,2>,wp::tile_stride_t<2,2,2,1>,true>();
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
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::tuple_t<wp::int32, wp::int32, wp::int32> adj_3 = {};
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<2,3,4>, wp::tile_stride_t<12,4,1>>, true>& adj_4 = var_4;
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    bool adj_10 = {};
    wp::int32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::int32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::int32 adj_17 = {};
    wp::int32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::int32 adj_20 = {};
    wp::int32 adj_21 = {};
    wp::int32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::int32 adj_24 = {};
    wp::int32 adj_25 = {};
    wp::int32 adj_26 = {};
    bool adj_27 = {};
    wp::int32 adj_28 = {};
    wp::int32 adj_29 = {};
    wp::int32 adj_30 = {};
    wp::float32 adj_31 = {};
    wp::int32 adj_32 = {};
    wp::int32 adj_33 = {};
    wp::float32 adj_34 = {};
    wp::int32 adj_35 = {};
    bool adj_36 = {};
    wp::int32 adj_37 = {};
    wp::int32 adj_38 = {};
    wp::float32 adj_39 = {};
    wp::int32 adj_40 = {};
    bool adj_41 = {};
    wp::int32 adj_42 = {};
    wp::int32 adj_43 = {};
    wp::int32 adj_44 = {};
    wp::int32 adj_45 = {};
    wp::tuple_t<wp::int32, wp::int32, wp::int32, wp::int32> adj_46 = {};
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<2,2,2,2>, wp::tile_stride_t<8,4,2,1>>, true>& adj_47 = var_47;
    wp::int32 adj_48 = {};
    wp::int32 adj_49 = {};
    wp::int32 adj_50 = {};
    wp::int32 adj_51 = {};
    wp::int32 adj_52 = {};
    wp::int32 adj_53 = {};
    bool adj_54 = {};
    wp::int32 adj_55 = {};
    wp::int32 adj_56 = {};
    wp::int32 adj_57 = {};
    wp::int32 adj_58 = {};
    wp::int32 adj_59 = {};
    wp::float32 adj_60 = {};
    wp::int32 adj_61 = {};
    wp::int32 adj_62 = {};
    wp::int32 adj_63 = {};
    wp::int32 adj_64 = {};
    wp::int32 adj_65 = {};
    wp::int32 adj_66 = {};
    wp::int32 adj_67 = {};
    wp::int32 adj_68 = {};
    wp::int32 adj_69 = {};
    bool adj_70 = {};
    wp::int32 adj_71 = {};
    wp::int32 adj_72 = {};
    wp::float32 adj_73 = {};
    wp::int32 adj_74 = {};
    wp::int32 adj_75 = {};
    wp::int32 adj_76 = {};
    wp::int32 adj_77 = {};
    wp::int32 adj_78 = {};
    bool adj_79 = {};
    wp::int32 adj_80 = {};
    wp::int32 adj_81 = {};
    wp::float32 adj_82 = {};
    wp::int32 adj_83 = {};
    wp::int32 adj_84 = {};
    wp::int32 adj_85 = {};
    wp::float32 adj_86 = {};
    wp::int32 adj_87 = {};
    bool adj_88 = {};
    wp::int32 adj_89 = {};
    wp::int32 adj_90 = {};
    wp::int32 adj_91 = {};
    wp::float32 adj_92 = {};
    wp::int32 adj_93 = {};
    bool adj_94 = {};
    wp::int32 adj_95 = {};
    wp::int32 adj_96 = {};
    wp::int32 adj_97 = {};
    wp::int32 adj_98 = {};
    wp::tuple_t<wp::int32, wp::int32, wp::int32, wp::int32> adj_99 = {};
    wp::tile_shared_t<wp::mat_t<2, 2, wp::float32>,wp::tile_layout_strided_t<wp::tile_shape_t<2,1,1,2>, wp::tile_stride_t<2,2,2,1>>, true>& adj_100 = var_100;
    wp::int32 adj_101 = {};
    wp::int32 adj_102 = {};
    wp::int32 adj_103 = {};
    wp::int32 adj_104 = {};
    wp::int32 adj_105 = {};
    wp::int32 adj_106 = {};
    bool adj_107 = {};
    wp::int32 adj_108 = {};
    wp::int32 adj_109 = {};
    wp::int32 adj_110 = {};
    wp::int32 adj_111 = {};
    wp::int32 adj_112 = {};
    wp::mat_t<2, 2, wp::float32> adj_113 = {};
    wp::int32 adj_114 = {};
    wp::int32 adj_115 = {};
    wp::int32 adj_116 = {};
    wp::int32 adj_117 = {};
    wp::int32 adj_118 = {};
    wp::int32 adj_119 = {};
    wp::int32 adj_120 = {};
    wp::int32 adj_121 = {};
    wp::int32 adj_122 = {};
    wp::vec_t<2, wp::float32> adj_123 = {};
    wp::int32 adj_124 = {};
    wp::int32 adj_125 = {};
    wp::int32 adj_126 = {};
    wp::int32 adj_127 = {};
    wp::int32 adj_128 = {};
    wp::int32 adj_129 = {};
    wp::int32 adj_130 = {};
    wp::int32 adj_131 = {};
    wp::int32 adj_132 = {};
    wp::int32 adj_133 = {};
    wp::int32 adj_134 = {};
    wp::float32 adj_135 = {};
    wp::int32 adj_136 = {};
    wp::int32 adj_137 = {};
    wp::int32 adj_138 = {};
    wp::int32 adj_139 = {};
    wp::int32 adj_140 = {};
    wp::int32 adj_141 = {};
    wp::int32 adj_142 = {};
    wp::int32 adj_143 = {};
    wp::int32 adj_144 = {};
    wp::int32 adj_145 = {};
    wp::int32 adj_146 = {};
    wp::int32 adj_147 = {};
    wp::int32 adj_148 = {};
    wp::int32 adj_149 = {};
    wp::int32 adj_150 = {};
    wp::int32 adj_151 = {};
    wp::int32 adj_152 = {};
    wp::int32 adj_153 = {};
    wp::slice_t adj_154 = {};
    wp::int32 adj_155 = {};
    wp::int32 adj_156 = {};
    wp::int32 adj_157 = {};
    wp::slice_t adj_158 = {};
    wp::int32 adj_159 = {};
    wp::int32 adj_160 = {};
    wp::int32 adj_161 = {};
    wp::int32 adj_162 = {};
    wp::slice_t adj_163 = {};
    wp::int32 adj_164 = {};
    wp::int32 adj_165 = {};
    wp::int32 adj_166 = {};
    wp::slice_t adj_167 = {};
    wp::int32 adj_168 = {};
    wp::int32 adj_169 = {};
    wp::int32 adj_170 = {};
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<2,2,1,2>, wp::tile_stride_t<-8,4,2,1>>, false>& adj_171 = var_171;
    wp::int32 adj_172 = {};
    wp::int32 adj_173 = {};
    wp::int32 adj_174 = {};
    wp::int32 adj_175 = {};
    wp::int32 adj_176 = {};
    wp::int32 adj_177 = {};
    wp::int32 adj_178 = {};
    wp::int32 adj_179 = {};
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
    // wp::tile_store<wp::float32, true, false>(var_a, var_142, var_143, var_144, var_4);
    // wp.tile_store(b, u)                                                                    <L 24>
    // wp::tile_store<wp::float32, true, false>(var_b, var_145, var_146, var_147, var_148, var_47);
    // wp.tile_store(m, q)                                                                    <L 25>
    // wp::tile_store<wp::mat_t<2, 2, wp::float32>, true, false>(var_m, var_149, var_150, var_151, var_152, var_100);
    // wp.tile_store(b, u[::-1, :, 1:, :])                                                    <L 26>
    var_154 = wp::slice_t(var_155, var_156, var_157);
    var_158 = wp::slice_t(var_159, var_160, var_161);
    var_163 = wp::slice_t(var_164, var_165, var_166);
    var_167 = wp::slice_t(var_168, var_169, var_170);
    var_171 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<2,2,1,2>, wp::tile_stride_t<-8,4,2,1>>, false>>(var_47, var_172, var_173, var_174, var_175);
    // wp::tile_store<wp::float32, true, false>(var_b, var_176, var_177, var_178, var_179, var_171);
    //---------
    // reverse
    wp::adj_tile_store(var_b, var_176, var_177, var_178, var_179, var_171, adj_b, adj_176, adj_177, adj_178, adj_179, adj_171);
    // adj: wp.tile_store(b, u[::-1, :, 1:, :])                                               <L 26>
    wp::adj_tile_store(var_m, var_149, var_150, var_151, var_152, var_100, adj_m, adj_149, adj_150, adj_151, adj_152, adj_100);
    // adj: wp.tile_store(m, q)                                                               <L 25>
    wp::adj_tile_store(var_b, var_145, var_146, var_147, var_148, var_47, adj_b, adj_145, adj_146, adj_147, adj_148, adj_47);
    // adj: wp.tile_store(b, u)                                                               <L 24>
    wp::adj_tile_store(var_a, var_142, var_143, var_144, var_4, adj_a, adj_142, adj_143, adj_144, adj_4);
    // adj: wp.tile_store(a, t)                                                               <L 23>
    wp::adj_assign(var_100, var_136, var_137, var_138, var_139, var_140, var_141, var_135, adj_100, adj_136, adj_137, adj_138, adj_139, adj_140, adj_141, adj_135);
    wp::adj_tile_extract(var_100, var_129, var_130, var_131, var_132, var_133, var_134, adj_100, adj_129, adj_130, adj_131, adj_132, adj_133, adj_134, adj_135);
    // adj: q[0, 0, 0, 1, 0, 1] = q[1, 0, 0, 0, 1, 1]                                         <L 22>
    wp::adj_assign(var_100, var_124, var_125, var_126, var_127, var_128, var_123, adj_100, adj_124, adj_125, adj_126, adj_127, adj_128, adj_123);
    wp::adj_tile_extract(var_100, var_118, var_119, var_120, var_121, var_122, adj_100, adj_118, adj_119, adj_120, adj_121, adj_122, adj_123);
    // adj: q[0, 0, 0, 1, 0] = q[1, 0, 0, 0, 1]                                               <L 21>
    wp::adj_assign(var_100, var_114, var_115, var_116, var_117, var_113, adj_100, adj_114, adj_115, adj_116, adj_117, adj_113);
    wp::adj_tile_extract(var_100, var_109, var_110, var_111, var_112, adj_100, adj_109, adj_110, adj_111, adj_112, adj_113);
    wp::adj_where(var_107, var_108, var_i, adj_107, adj_108, adj_i, adj_109);
    wp::adj_add(var_i, var_106, adj_i, adj_106, adj_108);
    // adj: q[0, 0, 0, 1] = q[i, 0, 0, 0]                                                     <L 20>
    wp::adj_tile_load(var_m, var_101, var_102, var_103, var_104, adj_m, adj_101, adj_102, adj_103, adj_104, adj_100);
    // adj: q = wp.tile_load(m, shape=(2, 1, 1, 2))                                           <L 19>
    wp::adj_tile_scatter_masked(var_47, var_89, var_i, var_90, var_91, var_92, var_94, adj_47, adj_89, adj_i, adj_90, adj_91, adj_92, adj_94);
    // adj: wp.tile_scatter_masked(u, 0, i, 1, 0, 0.5, i < 2)                                 <L 18>
    wp::adj_tile_scatter_add(var_47, var_83, var_84, var_i, var_85, var_86, var_88, adj_47, adj_83, adj_84, adj_i, adj_85, adj_86, adj_88);
    // adj: wp.tile_scatter_add(u, 0, 1, i, 1, 0.5, i < 2)                                    <L 17>
    wp::adj_tile_sub_inplace(var_47, var_74, var_75, var_76, var_81, var_82, adj_47, adj_74, adj_75, adj_76, adj_81, adj_82);
    wp::adj_where(var_79, var_80, var_i, adj_79, adj_80, adj_i, adj_81);
    wp::adj_add(var_i, var_78, adj_i, adj_78, adj_80);
    // adj: u[0, 1, 1, i] -= 2.0                                                              <L 16>
    wp::adj_tile_add_inplace(var_47, var_65, var_66, var_67, var_72, var_73, adj_47, adj_65, adj_66, adj_67, adj_72, adj_73);
    wp::adj_where(var_70, var_71, var_i, adj_70, adj_71, adj_i, adj_72);
    wp::adj_add(var_i, var_69, adj_i, adj_69, adj_71);
    // adj: u[0, 1, 0, i] += 1.0                                                              <L 15>
    wp::adj_assign(var_47, var_61, var_62, var_63, var_64, var_60, adj_47, adj_61, adj_62, adj_63, adj_64, adj_60);
    wp::adj_tile_extract(var_47, var_56, var_57, var_58, var_59, adj_47, adj_56, adj_57, adj_58, adj_59, adj_60);
    wp::adj_where(var_54, var_55, var_i, adj_54, adj_55, adj_i, adj_56);
    wp::adj_add(var_i, var_53, adj_i, adj_53, adj_55);
    // adj: u[0, 1, 0, 1] = u[i, 0, 1, 0]                                                     <L 14>
    wp::adj_tile_load(var_b, var_48, var_49, var_50, var_51, adj_b, adj_48, adj_49, adj_50, adj_51, adj_47);
    // adj: u = wp.tile_load(b, shape=(2, 2, 2, 2))                                           <L 13>
    wp::adj_tile_scatter_masked(var_4, var_37, var_i, var_38, var_39, var_41, adj_4, adj_37, adj_i, adj_38, adj_39, adj_41);
    // adj: wp.tile_scatter_masked(t, 0, i, 1, 0.5, i < 3)                                    <L 12>
    wp::adj_tile_scatter_add(var_4, var_32, var_33, var_i, var_34, var_36, adj_4, adj_32, adj_33, adj_i, adj_34, adj_36);
    // adj: wp.tile_scatter_add(t, 0, 1, i, 0.5, i < 4)                                       <L 11>
    wp::adj_tile_sub_inplace(var_4, var_24, var_29, var_30, var_31, adj_4, adj_24, adj_29, adj_30, adj_31);
    wp::adj_where(var_27, var_28, var_i, adj_27, adj_28, adj_i, adj_29);
    wp::adj_add(var_i, var_26, adj_i, adj_26, adj_28);
    // adj: t[1, i, 3] -= 2.0                                                                 <L 10>
    wp::adj_tile_add_inplace(var_4, var_20, var_21, var_22, var_23, adj_4, adj_20, adj_21, adj_22, adj_23);
    // adj: t[1, 2, 3] += 1.0                                                                 <L 9>
    wp::adj_assign(var_4, var_17, var_18, var_19, var_16, adj_4, adj_17, adj_18, adj_19, adj_16);
    wp::adj_tile_extract(var_4, var_12, var_13, var_15, adj_4, adj_12, adj_13, adj_15, adj_16);
    wp::adj_where(var_10, var_11, var_i, adj_10, adj_11, adj_i, adj_12);
    wp::adj_add(var_i, var_9, adj_i, adj_9, adj_11);
    // adj: t[0, 1, 2] = t[i, 1, -1]                                                          <L 8>
    wp::adj_tile_load(var_a, var_5, var_6, var_7, adj_a, adj_5, adj_6, adj_7, adj_4);
    // adj: t = wp.tile_load(a, shape=(2, 3, 4))                                              <L 7>
    // adj: def elements(a: wp.array3d(dtype=float), b: wp.array4d(dtype=float), m: wp.array4d(dtype=wp.mat22), i: int):  <L 6>
    return;
}

struct wp_args_bits_71662d6f {
    wp::array_t<wp::int32> a;
    wp::array_t<wp::int32> b;
    wp::array_t<wp::int32> c;
    wp::int32 i;
};

template <bool wp_linear_contiguous>
static void bits_71662d6f_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_bits_71662d6f *_wp_args,
    wp_args_bits_71662d6f *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_a = _wp_args->a;
    wp::array_t<wp::int32> var_b = _wp_args->b;
    wp::array_t<wp::int32> var_c = _wp_args->c;
    wp::int32 var_i = _wp_args->i;
    wp::array_t<wp::int32> adj_a = _wp_adj_args->a;
    wp::array_t<wp::int32> adj_b = _wp_adj_args->b;
    wp::array_t<wp::int32> adj_c = _wp_adj_args->c;
    wp::int32 adj_i = _wp_adj_args->i;
    //---------
    // primal vars
    const wp::int32 var_0 = 2;
    const wp::int32 var_1 = 3;
    wp::tuple_t<wp::int32, wp::int32> var_2;
    wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<2,3>, wp::tile_stride_t<3,1>>, true> var_3 = wp::tile_alloc_empty<wp::int32,wp::tile_shape_t<2,3>,wp::tile_stride_t<3,1>,true>();
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
    wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<2,3,2>, wp::tile_stride_t<6,2,1>>, true> var_32 = wp::tile_alloc_empty<wp::int32,wp::tile_shape_t<2,3,2>,wp::tile_stride_t<6,2,1>,true>();
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
    wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<2,1,2,2>, wp::tile_stride_t<4,4,2,1>>, true> var_64 = wp::tile_alloc_empty<wp::int32,wp::tile_shape_t<2,1,2,2>,wp::tile_stride_t<4,4,2,1>,true>();
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
    wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true> var_98 = wp::tile_alloc_empty<wp::int32,wp::tile_shape_t<4>,wp::tile_stride_t<1>,true>();
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
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::tuple_t<wp::int32, wp::int32> adj_2 = {};
    wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<2,3>, wp::tile_stride_t<3,1>>, true>& adj_3 = var_3;
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    bool adj_9 = {};
    wp::int32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::int32 adj_15 = {};
    bool adj_16 = {};
    wp::int32 adj_17 = {};
    wp::int32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::int32 adj_20 = {};
    wp::int32 adj_21 = {};
    wp::int32 adj_22 = {};
    wp::int32 adj_23 = {};
    wp::int32 adj_24 = {};
    wp::int32 adj_25 = {};
    wp::int32 adj_26 = {};
    wp::int32 adj_27 = {};
    wp::int32 adj_28 = {};
    wp::int32 adj_29 = {};
    wp::int32 adj_30 = {};
    wp::tuple_t<wp::int32, wp::int32, wp::int32> adj_31 = {};
    wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<2,3,2>, wp::tile_stride_t<6,2,1>>, true>& adj_32 = var_32;
    wp::int32 adj_33 = {};
    wp::int32 adj_34 = {};
    wp::int32 adj_35 = {};
    wp::int32 adj_36 = {};
    wp::int32 adj_37 = {};
    wp::int32 adj_38 = {};
    wp::int32 adj_39 = {};
    bool adj_40 = {};
    wp::int32 adj_41 = {};
    wp::int32 adj_42 = {};
    wp::int32 adj_43 = {};
    wp::int32 adj_44 = {};
    wp::int32 adj_45 = {};
    wp::int32 adj_46 = {};
    wp::int32 adj_47 = {};
    bool adj_48 = {};
    wp::int32 adj_49 = {};
    wp::int32 adj_50 = {};
    wp::int32 adj_51 = {};
    wp::int32 adj_52 = {};
    wp::int32 adj_53 = {};
    wp::int32 adj_54 = {};
    wp::int32 adj_55 = {};
    bool adj_56 = {};
    wp::int32 adj_57 = {};
    wp::int32 adj_58 = {};
    wp::int32 adj_59 = {};
    wp::int32 adj_60 = {};
    wp::int32 adj_61 = {};
    wp::int32 adj_62 = {};
    wp::tuple_t<wp::int32, wp::int32, wp::int32, wp::int32> adj_63 = {};
    wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<2,1,2,2>, wp::tile_stride_t<4,4,2,1>>, true>& adj_64 = var_64;
    wp::int32 adj_65 = {};
    wp::int32 adj_66 = {};
    wp::int32 adj_67 = {};
    wp::int32 adj_68 = {};
    wp::int32 adj_69 = {};
    wp::int32 adj_70 = {};
    wp::int32 adj_71 = {};
    wp::int32 adj_72 = {};
    wp::int32 adj_73 = {};
    bool adj_74 = {};
    wp::int32 adj_75 = {};
    wp::int32 adj_76 = {};
    wp::int32 adj_77 = {};
    wp::int32 adj_78 = {};
    wp::int32 adj_79 = {};
    wp::int32 adj_80 = {};
    wp::int32 adj_81 = {};
    wp::int32 adj_82 = {};
    bool adj_83 = {};
    wp::int32 adj_84 = {};
    wp::int32 adj_85 = {};
    wp::int32 adj_86 = {};
    wp::int32 adj_87 = {};
    wp::int32 adj_88 = {};
    wp::int32 adj_89 = {};
    wp::int32 adj_90 = {};
    wp::int32 adj_91 = {};
    bool adj_92 = {};
    wp::int32 adj_93 = {};
    wp::int32 adj_94 = {};
    wp::int32 adj_95 = {};
    wp::array_t<wp::int32> adj_96 = {};
    wp::int32 adj_97 = {};
    wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true>& adj_98 = var_98;
    wp::int32 adj_99 = {};
    wp::int32 adj_100 = {};
    wp::int32 adj_101 = {};
    bool adj_102 = {};
    wp::int32 adj_103 = {};
    wp::int32 adj_104 = {};
    wp::int32 adj_105 = {};
    wp::int32 adj_106 = {};
    wp::int32 adj_107 = {};
    wp::int32 adj_108 = {};
    wp::int32 adj_109 = {};
    wp::int32 adj_110 = {};
    wp::int32 adj_111 = {};
    wp::int32 adj_112 = {};
    wp::int32 adj_113 = {};
    wp::int32 adj_114 = {};
    wp::int32 adj_115 = {};
    wp::int32 adj_116 = {};
    wp::int32 adj_117 = {};
    wp::array_t<wp::int32> adj_118 = {};
    wp::int32 adj_119 = {};
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
    // wp::tile_store<wp::int32, true, false>(var_a, var_108, var_109, var_3);
    // wp.tile_store(b, u)                                                                    <L 49>
    // wp::tile_store<wp::int32, true, false>(var_b, var_110, var_111, var_112, var_32);
    // wp.tile_store(c, v)                                                                    <L 50>
    // wp::tile_store<wp::int32, true, false>(var_c, var_113, var_114, var_115, var_116, var_64);
    // wp.tile_store(a[0], w)                                                                 <L 51>
    var_118 = wp::view(var_a, var_117);
    // wp::tile_store<wp::int32, true, false>(var_118, var_119, var_98);
    //---------
    // reverse
    wp::adj_tile_store(var_118, var_119, var_98, adj_118, adj_119, adj_98);
    wp::adj_view(var_a, var_117, adj_a, adj_117, adj_118);
    // adj: wp.tile_store(a[0], w)                                                            <L 51>
    wp::adj_tile_store(var_c, var_113, var_114, var_115, var_116, var_64, adj_c, adj_113, adj_114, adj_115, adj_116, adj_64);
    // adj: wp.tile_store(c, v)                                                               <L 50>
    wp::adj_tile_store(var_b, var_110, var_111, var_112, var_32, adj_b, adj_110, adj_111, adj_112, adj_32);
    // adj: wp.tile_store(b, u)                                                               <L 49>
    wp::adj_tile_store(var_a, var_108, var_109, var_3, adj_a, adj_108, adj_109, adj_3);
    // adj: wp.tile_store(a, t)                                                               <L 48>
    wp::adj_tile_sub_inplace(var_98, var_106, var_107, adj_98, adj_106, adj_107);
    // adj: w[0] -= 3                                                                         <L 47>
    wp::adj_tile_add_inplace(var_98, var_104, var_105, adj_98, adj_104, adj_105);
    wp::adj_where(var_102, var_103, var_i, adj_102, adj_103, adj_i, adj_104);
    wp::adj_add(var_i, var_101, adj_i, adj_101, adj_103);
    // adj: w[i] += 2                                                                         <L 46>
    wp::adj_tile_load(var_96, var_99, adj_96, adj_99, adj_98);
    wp::adj_view(var_a, var_95, adj_a, adj_95, adj_96);
    // adj: w = wp.tile_load(a[0], shape=4)                                                   <L 45>
    wp::adj_where(var_92, var_93, var_i, adj_92, adj_93, adj_i, adj_94);
    wp::adj_add(var_i, var_91, adj_i, adj_91, adj_93);
    // adj: v[0, 0, 1, i] ^= i                                                                <L 44>
    wp::adj_where(var_83, var_84, var_i, adj_83, adj_84, adj_i, adj_85);
    wp::adj_add(var_i, var_82, adj_i, adj_82, adj_84);
    // adj: v[0, 0, 1, i] |= 4                                                                <L 43>
    wp::adj_where(var_74, var_75, var_i, adj_74, adj_75, adj_i, adj_76);
    wp::adj_add(var_i, var_73, adj_i, adj_73, adj_75);
    // adj: v[0, 0, 1, i] &= 3                                                                <L 42>
    wp::adj_tile_load(var_c, var_65, var_66, var_67, var_68, adj_c, adj_65, adj_66, adj_67, adj_68, adj_64);
    // adj: v = wp.tile_load(c, shape=(2, 1, 2, 2))                                           <L 41>
    wp::adj_where(var_56, var_57, var_i, adj_56, adj_57, adj_i, adj_58);
    wp::adj_add(var_i, var_55, adj_i, adj_55, adj_57);
    // adj: u[0, 1, i] ^= i                                                                   <L 40>
    wp::adj_where(var_48, var_49, var_i, adj_48, adj_49, adj_i, adj_50);
    wp::adj_add(var_i, var_47, adj_i, adj_47, adj_49);
    // adj: u[0, 1, i] |= 4                                                                   <L 39>
    wp::adj_where(var_40, var_41, var_i, adj_40, adj_41, adj_i, adj_42);
    wp::adj_add(var_i, var_39, adj_i, adj_39, adj_41);
    // adj: u[0, 1, i] &= 3                                                                   <L 38>
    wp::adj_tile_load(var_b, var_33, var_34, var_35, adj_b, adj_33, adj_34, adj_35, adj_32);
    // adj: u = wp.tile_load(b, shape=(2, 3, 2))                                              <L 37>
    // adj: t[0, 1] ^= i                                                                      <L 36>
    // adj: t[0, 1] |= 4                                                                      <L 35>
    // adj: t[0, 1] &= 3                                                                      <L 34>
    wp::adj_tile_sub_inplace(var_3, var_13, var_18, var_19, adj_3, adj_13, adj_18, adj_19);
    wp::adj_where(var_16, var_17, var_i, adj_16, adj_17, adj_i, adj_18);
    wp::adj_add(var_i, var_15, adj_i, adj_15, adj_17);
    // adj: t[1, i] -= 1                                                                      <L 33>
    wp::adj_tile_add_inplace(var_3, var_6, var_11, var_12, adj_3, adj_6, adj_11, adj_12);
    wp::adj_where(var_9, var_10, var_i, adj_9, adj_10, adj_i, adj_11);
    wp::adj_add(var_i, var_8, adj_i, adj_8, adj_10);
    // adj: t[0, i] += 1                                                                      <L 32>
    wp::adj_tile_load(var_a, var_4, var_5, adj_a, adj_4, adj_5, adj_3);
    // adj: t = wp.tile_load(a, shape=(2, 3))                                                 <L 31>
    // adj: def bits(a: wp.array2d(dtype=int), b: wp.array3d(dtype=int), c: wp.array4d(dtype=int), i: int):  <L 30>
    return;
}

struct wp_args_shapes_64fb15dd {
    wp::int32 seed;
    wp::array_t<wp::float32> a;
    wp::array_t<wp::float32> b;
    wp::array_t<wp::int32> n;
    wp::array_t<wp::int32> m;
};

template <bool wp_linear_contiguous>
static void shapes_64fb15dd_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_shapes_64fb15dd *_wp_args,
    wp_args_shapes_64fb15dd *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_seed = _wp_args->seed;
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::float32> var_b = _wp_args->b;
    wp::array_t<wp::int32> var_n = _wp_args->n;
    wp::array_t<wp::int32> var_m = _wp_args->m;
    wp::int32 adj_seed = _wp_adj_args->seed;
    wp::array_t<wp::float32> adj_a = _wp_adj_args->a;
    wp::array_t<wp::float32> adj_b = _wp_adj_args->b;
    wp::array_t<wp::int32> adj_n = _wp_adj_args->n;
    wp::array_t<wp::int32> adj_m = _wp_adj_args->m;
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
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<2,2>, wp::tile_stride_t<2,1>>, true> var_29 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<2,2>,wp::tile_stride_t<2,1>,true>();
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
    // dual vars
    wp::uint32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> adj_2{};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> adj_5{};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::tuple_t<wp::int32, wp::int32> adj_9 = {};
    wp::float32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<2,2>>> adj_12{};
    wp::int32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::int32 adj_15 = {};
    wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> adj_16{};
    wp::int32 adj_17 = {};
    wp::int32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::int32 adj_20 = {};
    wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> adj_21{};
    wp::int32 adj_22 = {};
    wp::int32 adj_23 = {};
    wp::int32 adj_24 = {};
    wp::int32 adj_25 = {};
    wp::int32 adj_26 = {};
    wp::tuple_t<wp::int32, wp::int32> adj_27 = {};
    wp::str adj_28 = {};
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<2,2>, wp::tile_stride_t<2,1>>, true>& adj_29 = var_29;
    wp::int32 adj_30 = {};
    wp::int32 adj_31 = {};
    wp::int32 adj_32 = {};
    wp::int32 adj_33 = {};
    wp::tuple_t<wp::int32, wp::int32> adj_34 = {};
    wp::float32 adj_35 = {};
    wp::float32 adj_36 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<2,2>>> adj_37{};
    wp::float32 adj_38 = {};
    wp::float32 adj_39 = {};
    wp::int32 adj_40 = {};
    wp::int32 adj_41 = {};
    wp::int32 adj_42 = {};
    wp::int32 adj_43 = {};
    wp::tuple_t<wp::int32, wp::int32> adj_44 = {};
    wp::float32 adj_45 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<2,2>>> adj_46{};
    wp::int32 adj_47 = {};
    wp::int32 adj_48 = {};
    wp::int32 adj_49 = {};
    wp::int32 adj_50 = {};
    wp::tuple_t<wp::int32, wp::int32> adj_51 = {};
    wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<2,2>>> adj_52{};
    wp::int32 adj_53 = {};
    wp::int32 adj_54 = {};
    wp::int32 adj_55 = {};
    wp::int32 adj_56 = {};
    wp::tuple_t<wp::int32, wp::int32> adj_57 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<2,2>>> adj_58{};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<2,2>>> adj_59{};
    wp::int32 adj_60 = {};
    wp::int32 adj_61 = {};
    wp::int32 adj_62 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> adj_63{};
    wp::int32 adj_64 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> adj_65{};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> adj_66{};
    wp::int32 adj_67 = {};
    //---------
    // forward
    // def shapes(seed: int, a: wp.array(dtype=float), b: wp.array2d(dtype=float), n: wp.array(dtype=int), m: wp.array2d(dtype=int)):       <L 55>
    // state = wp.rand_init(seed)                                                             <L 56>
    var_0 = wp::rand_init(var_seed);
    // wp.tile_store(a, wp.tile_ones(4, float))                                               <L 57>
    var_2 = wp::tile_ones<float, 4>();
    // wp::tile_store<wp::float32, true, false>(var_a, var_3, var_2);
    // wp.tile_store(a, wp.tile_empty(4, dtype=float))                                        <L 58>
    var_5 = wp::tile_empty<float, 4>();
    // wp::tile_store<wp::float32, true, false>(var_a, var_6, var_5);
    // wp.tile_store(b, wp.tile_from_thread((2, 2), 1.0, 0))                                  <L 59>
    var_9 = wp::tuple(var_7, var_8);
    var_12 = wp::tile_from_thread<wp::float32, 2, 2>(var_10, var_11);
    // wp::tile_store<wp::float32, true, false>(var_b, var_13, var_14, var_12);
    // wp.tile_store(n, wp.tile_randi(4, state))                                              <L 60>
    var_16 = wp::tile_randi<4>(var_0);
    // wp::tile_store<wp::int32, true, false>(var_n, var_17, var_16);
    // wp.tile_store(n, wp.tile_randi(4, state, 0, 9))                                        <L 61>
    var_21 = wp::tile_randi<4>(var_0, var_22, var_23);
    // wp::tile_store<wp::int32, true, false>(var_n, var_24, var_21);
    // wp.tile_store(b, wp.tile_randf((2, 2), state, storage="shared"))                       <L 62>
    var_27 = wp::tuple(var_25, var_26);
    var_29 = wp::tile_randf<2, 2>(var_0);
    // wp::tile_store<wp::float32, true, false>(var_b, var_30, var_31, var_29);
    // wp.tile_store(b, wp.tile_randf((2, 2), state, -1.0, 1.0))                              <L 63>
    var_34 = wp::tuple(var_32, var_33);
    var_37 = wp::tile_randf<2, 2>(var_0, var_38, var_39);
    // wp::tile_store<wp::float32, true, false>(var_b, var_40, var_41, var_37);
    // wp.tile_store(b, wp.tile_full((2, 2), 0.5))                                            <L 64>
    var_44 = wp::tuple(var_42, var_43);
    var_46 = wp::tile_full<wp::float32, 2, 2>(var_45);
    // wp::tile_store<wp::float32, true, false>(var_b, var_47, var_48, var_46);
    // wp.tile_store(m, wp.tile_zeros((2, 2), int))                                           <L 65>
    var_51 = wp::tuple(var_49, var_50);
    var_52 = wp::tile_zeros<int, 2, 2>();
    // wp::tile_store<wp::int32, true, false>(var_m, var_53, var_54, var_52);
    // wp.tile_atomic_add(b, wp.tile_ones((2, 2), float))                                     <L 66>
    var_57 = wp::tuple(var_55, var_56);
    var_58 = wp::tile_ones<float, 2, 2>();
    // var_59 = wp::tile_atomic_add<wp::float32, true>(var_b, var_60, var_61, var_58);
    // wp.tile_store(a, wp.tile_map(wp.add, wp.tile_ones(4, float), wp.tile_ones(4, float)))       <L 67>
    var_63 = wp::tile_ones<float, 4>();
    var_65 = wp::tile_ones<float, 4>();
    var_66 = wp::tile_binary_map(wp::add, var_63, var_65);
    // wp::tile_store<wp::float32, true, false>(var_a, var_67, var_66);
    //---------
    // reverse
    wp::adj_tile_store(var_a, var_67, var_66, adj_a, adj_67, adj_66);
    wp::adj_tile_binary_map(wp::add, var_63, var_65, wp::adj_add, adj_63, adj_65, adj_66);
    // adj: wp.tile_store(a, wp.tile_map(wp.add, wp.tile_ones(4, float), wp.tile_ones(4, float)))  <L 67>
    wp::adj_tile_atomic_add(var_b, var_60, var_61, var_58, adj_b, adj_60, adj_61, adj_58, adj_59);
    // adj: wp.tile_atomic_add(b, wp.tile_ones((2, 2), float))                                <L 66>
    wp::adj_tile_store(var_m, var_53, var_54, var_52, adj_m, adj_53, adj_54, adj_52);
    // adj: wp.tile_store(m, wp.tile_zeros((2, 2), int))                                      <L 65>
    wp::adj_tile_store(var_b, var_47, var_48, var_46, adj_b, adj_47, adj_48, adj_46);
    // adj: wp.tile_store(b, wp.tile_full((2, 2), 0.5))                                       <L 64>
    wp::adj_tile_store(var_b, var_40, var_41, var_37, adj_b, adj_40, adj_41, adj_37);
    // adj: wp.tile_store(b, wp.tile_randf((2, 2), state, -1.0, 1.0))                         <L 63>
    wp::adj_tile_store(var_b, var_30, var_31, var_29, adj_b, adj_30, adj_31, adj_29);
    // adj: wp.tile_store(b, wp.tile_randf((2, 2), state, storage="shared"))                  <L 62>
    wp::adj_tile_store(var_n, var_24, var_21, adj_n, adj_24, adj_21);
    // adj: wp.tile_store(n, wp.tile_randi(4, state, 0, 9))                                   <L 61>
    wp::adj_tile_store(var_n, var_17, var_16, adj_n, adj_17, adj_16);
    // adj: wp.tile_store(n, wp.tile_randi(4, state))                                         <L 60>
    wp::adj_tile_store(var_b, var_13, var_14, var_12, adj_b, adj_13, adj_14, adj_12);
    // adj: wp.tile_store(b, wp.tile_from_thread((2, 2), 1.0, 0))                             <L 59>
    wp::adj_tile_store(var_a, var_6, var_5, adj_a, adj_6, adj_5);
    // adj: wp.tile_store(a, wp.tile_empty(4, dtype=float))                                   <L 58>
    wp::adj_tile_store(var_a, var_3, var_2, adj_a, adj_3, adj_2);
    // adj: wp.tile_store(a, wp.tile_ones(4, float))                                          <L 57>
    // adj: state = wp.rand_init(seed)                                                        <L 56>
    // adj: def shapes(seed: int, a: wp.array(dtype=float), b: wp.array2d(dtype=float), n: wp.array(dtype=int), m: wp.array2d(dtype=int)):  <L 55>
    return;
}
