extern "C" __global__ void parts_58119d17_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_a,
    wp::array_t<wp::float32> var_out,
    wp::array_t<wp::float32> var_wide,
    wp::int32 var_n,
    wp::array_t<wp::float32> adj_a,
    wp::array_t<wp::float32> adj_out,
    wp::array_t<wp::float32> adj_wide,
    wp::int32 adj_n)
{
    wp::tile_shared_storage_t tile_mem;

    for (size_t _idx = static_cast<size_t>(blockDim.x) * static_cast<size_t>(blockIdx.x) + static_cast<size_t>(threadIdx.x);
         _idx < dim.size;
         _idx += static_cast<size_t>(blockDim.x) * static_cast<size_t>(gridDim.x))
    {
            // reset shared memory allocator
        wp::tile_shared_storage_t::init();

        //---------
        // primal vars
        const wp::int32 var_0 = 8;
        const wp::int32 var_1 = 6;
        wp::tuple_t<wp::int32, wp::int32> var_2;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,6>, wp::tile_stride_t<6,1>>, true> var_3 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<8,6>,wp::tile_stride_t<6,1>,true>();
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
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<1>>, true> var_142 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<6>,wp::tile_stride_t<1>,true>();
        const wp::int32 var_143 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_2 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,6>, wp::tile_stride_t<6,1>>, true>& adj_3 = var_3;
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<1>>, false>& adj_7 = var_7;
        wp::int32 adj_8 = {};
        wp::int32 adj_9 = {};
        wp::int32 adj_10 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<1>>, false>& adj_11 = var_11;
        wp::int32 adj_12 = {};
        wp::int32 adj_13 = {};
        wp::int32 adj_14 = {};
        bool adj_15 = {};
        wp::int32 adj_16 = {};
        wp::int32 adj_17 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<1>>, false>& adj_18 = var_18;
        wp::int32 adj_19 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<6>>> adj_20{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<6>>> adj_21{};
        wp::int32 adj_22 = {};
        wp::int32 adj_23 = {};
        wp::int32 adj_24 = {};
        wp::slice_t adj_25 = {};
        wp::int32 adj_26 = {};
        wp::int32 adj_27 = {};
        wp::int32 adj_28 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<3,6>, wp::tile_stride_t<6,1>>, false>& adj_29 = var_29;
        wp::int32 adj_30 = {};
        wp::int32 adj_31 = {};
        wp::int32 adj_32 = {};
        wp::int32 adj_33 = {};
        wp::int32 adj_34 = {};
        wp::slice_t adj_35 = {};
        wp::int32 adj_36 = {};
        wp::int32 adj_37 = {};
        wp::int32 adj_38 = {};
        wp::int32 adj_39 = {};
        wp::int32 adj_40 = {};
        wp::slice_t adj_41 = {};
        wp::int32 adj_42 = {};
        wp::int32 adj_43 = {};
        wp::int32 adj_44 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<12,1>>, false>& adj_45 = var_45;
        wp::int32 adj_46 = {};
        wp::int32 adj_47 = {};
        wp::int32 adj_48 = {};
        wp::int32 adj_49 = {};
        wp::int32 adj_50 = {};
        wp::int32 adj_51 = {};
        wp::slice_t adj_52 = {};
        wp::int32 adj_53 = {};
        wp::int32 adj_54 = {};
        wp::int32 adj_55 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<-1>>, false>& adj_56 = var_56;
        wp::int32 adj_57 = {};
        wp::int32 adj_58 = {};
        wp::slice_t adj_59 = {};
        wp::int32 adj_60 = {};
        wp::int32 adj_61 = {};
        wp::int32 adj_62 = {};
        wp::int32 adj_63 = {};
        wp::int32 adj_64 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<6>>, false>& adj_65 = var_65;
        wp::int32 adj_66 = {};
        wp::int32 adj_67 = {};
        wp::int32 adj_68 = {};
        wp::int32 adj_69 = {};
        wp::slice_t adj_70 = {};
        wp::int32 adj_71 = {};
        wp::int32 adj_72 = {};
        wp::int32 adj_73 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6,6>, wp::tile_stride_t<6,1>>, false>& adj_74 = var_74;
        wp::int32 adj_75 = {};
        wp::int32 adj_76 = {};
        wp::int32 adj_77 = {};
        wp::slice_t adj_78 = {};
        wp::int32 adj_79 = {};
        wp::int32 adj_80 = {};
        wp::int32 adj_81 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<3,6>, wp::tile_stride_t<12,1>>, false>& adj_82 = var_82;
        wp::int32 adj_83 = {};
        wp::int32 adj_84 = {};
        wp::int32 adj_85 = {};
        wp::int32 adj_86 = {};
        wp::int32 adj_87 = {};
        wp::int32 adj_88 = {};
        wp::slice_t adj_89 = {};
        wp::int32 adj_90 = {};
        wp::int32 adj_91 = {};
        wp::int32 adj_92 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<2,6>, wp::tile_stride_t<6,1>>, false>& adj_93 = var_93;
        wp::int32 adj_94 = {};
        wp::int32 adj_95 = {};
        wp::int32 adj_96 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<1>>, false>& adj_97 = var_97;
        wp::int32 adj_98 = {};
        wp::int32 adj_99 = {};
        wp::tuple_t<wp::int32> adj_100 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<1>>, false>& adj_101 = var_101;
        wp::int32 adj_102 = {};
        wp::int32 adj_103 = {};
        wp::int32 adj_104 = {};
        wp::int32 adj_105 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_106 = {};
        wp::int32 adj_107 = {};
        wp::int32 adj_108 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_109 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,6>, wp::tile_stride_t<6,1>>, false>& adj_110 = var_110;
        wp::int32 adj_111 = {};
        wp::int32 adj_112 = {};
        wp::int32 adj_113 = {};
        wp::int32 adj_114 = {};
        wp::int32 adj_115 = {};
        wp::int32 adj_116 = {};
        wp::float32 adj_117 = {};
        wp::int32 adj_118 = {};
        wp::int32 adj_119 = {};
        bool adj_120 = {};
        wp::int32 adj_121 = {};
        wp::int32 adj_122 = {};
        wp::int32 adj_123 = {};
        wp::int32 adj_124 = {};
        wp::float32 adj_125 = {};
        wp::float32 adj_126 = {};
        wp::int32 adj_127 = {};
        wp::int32 adj_128 = {};
        wp::float32 adj_129 = {};
        wp::float32 adj_130 = {};
        wp::int32 adj_131 = {};
        wp::float32 adj_132 = {};
        wp::float32 adj_133 = {};
        wp::int32 adj_134 = {};
        wp::int32 adj_135 = {};
        wp::int32 adj_136 = {};
        bool adj_137 = {};
        wp::int32 adj_138 = {};
        wp::int32 adj_139 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<1>>, false>& adj_140 = var_140;
        wp::int32 adj_141 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<1>>, true>& adj_142 = var_142;
        wp::int32 adj_143 = {};
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
        // wp::tile_store<wp::float32, true, false>(var_out, var_22, var_21);
        // wp.tile_store(wide, t[2:5])                                                            <L 12>
        var_25 = wp::slice_t(var_26, var_27, var_28);
        var_29 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<3,6>, wp::tile_stride_t<6,1>>, false>>(var_3, var_30, var_31);
        // wp::tile_store<wp::float32, true, false>(var_wide, var_32, var_33, var_29);
        // wp.tile_store(wide, t[::2, 1:-1])                                                      <L 13>
        var_35 = wp::slice_t(var_36, var_37, var_38);
        var_41 = wp::slice_t(var_42, var_43, var_44);
        var_45 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<12,1>>, false>>(var_3, var_46, var_47);
        // wp::tile_store<wp::float32, true, false>(var_wide, var_48, var_49, var_45);
        // wp.tile_store(out, t[3, ::-1])                                                         <L 14>
        var_52 = wp::slice_t(var_53, var_54, var_55);
        var_56 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<-1>>, false>>(var_3, var_50, var_57);
        // wp::tile_store<wp::float32, true, false>(var_out, var_58, var_56);
        // wp.tile_store(out, t[:, -2])                                                           <L 15>
        var_59 = wp::slice_t(var_60, var_61, var_62);
        var_65 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<6>>, false>>(var_3, var_66, var_64);
        // wp::tile_store<wp::float32, true, false>(var_out, var_67, var_65);
        // wp.tile_store(wide, t[1:7][::2])                                                       <L 16>
        var_70 = wp::slice_t(var_71, var_72, var_73);
        var_74 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6,6>, wp::tile_stride_t<6,1>>, false>>(var_3, var_75, var_76);
        var_78 = wp::slice_t(var_79, var_80, var_81);
        var_82 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<3,6>, wp::tile_stride_t<12,1>>, false>>(var_74, var_83, var_84);
        // wp::tile_store<wp::float32, true, false>(var_wide, var_85, var_86, var_82);
        // wp.tile_store(out, t[2:4][1])                                                          <L 17>
        var_89 = wp::slice_t(var_90, var_91, var_92);
        var_93 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<2,6>, wp::tile_stride_t<6,1>>, false>>(var_3, var_94, var_95);
        var_97 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<1>>, false>>(var_93, var_96, var_98);
        // wp::tile_store<wp::float32, true, false>(var_out, var_99, var_97);
        // wp.tile_store(out, wp.tile_view(t, offset=(n,)))                                       <L 18>
        var_100 = wp::tuple(var_n);
        var_101 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<1>>, false>>(var_3, var_n, var_102);
        // wp::tile_store<wp::float32, true, false>(var_out, var_103, var_101);
        // wp.tile_store(wide, wp.tile_view(t, offset=(2, 0), shape=(4, 6)))                      <L 19>
        var_106 = wp::tuple(var_104, var_105);
        var_109 = wp::tuple(var_107, var_108);
        var_110 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,6>, wp::tile_stride_t<6,1>>, false>>(var_3, var_111, var_112);
        // wp::tile_store<wp::float32, true, false>(var_wide, var_113, var_114, var_110);
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
        // wp::array_store(var_out, var_134, var_133);
        // first = t[n]                                                                           <L 21>
        var_137 = (var_n < var_135);
        var_138 = wp::add(var_n, var_136);
        var_139 = wp::where(var_137, var_138, var_n);
        var_140 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<1>>, false>>(var_3, var_139, var_141);
        // copied = first                                                                         <L 22>
        var_142 = wp::copy(var_140);
        // wp.tile_store(out, copied)                                                             <L 23>
        // wp::tile_store<wp::float32, true, false>(var_out, var_143, var_142);
        //---------
        // reverse
        wp::adj_tile_store(var_out, var_143, var_142, adj_out, adj_143, adj_142);
        // adj: wp.tile_store(out, copied)                                                        <L 23>
        wp::adj_copy(var_140, adj_140, adj_142);
        // adj: copied = first                                                                    <L 22>
        wp::adj_where(var_137, var_138, var_n, adj_137, adj_138, adj_n, adj_139);
        wp::adj_add(var_n, var_136, adj_n, adj_136, adj_138);
        // adj: first = t[n]                                                                      <L 21>
        wp::adj_array_store(var_out, var_134, var_133, adj_out, adj_134, adj_133);
        wp::adj_add(var_130, var_132, adj_130, adj_132, adj_133);
        wp::adj_tile_extract(var_3, var_131, var_n, adj_3, adj_131, adj_n, adj_132);
        wp::adj_add(var_126, var_129, adj_126, adj_129, adj_130);
        wp::adj_tile_extract(var_3, var_127, var_128, adj_3, adj_127, adj_128, adj_129);
        wp::adj_add(var_117, var_125, adj_117, adj_125, adj_126);
        wp::adj_tile_extract(var_3, var_122, var_124, adj_3, adj_122, adj_124, adj_125);
        wp::adj_where(var_120, var_121, var_n, adj_120, adj_121, adj_n, adj_122);
        wp::adj_add(var_n, var_119, adj_n, adj_119, adj_121);
        wp::adj_tile_extract(var_3, var_115, var_116, adj_3, adj_115, adj_116, adj_117);
        // adj: out[0] = t[2, 3] + t[n, -1] + t[1][2] + wp.tile_extract(t, 0, n)                  <L 20>
        wp::adj_tile_store(var_wide, var_113, var_114, var_110, adj_wide, adj_113, adj_114, adj_110);
        // adj: wp.tile_store(wide, wp.tile_view(t, offset=(2, 0), shape=(4, 6)))                 <L 19>
        wp::adj_tile_store(var_out, var_103, var_101, adj_out, adj_103, adj_101);
        // adj: wp.tile_store(out, wp.tile_view(t, offset=(n,)))                                  <L 18>
        wp::adj_tile_store(var_out, var_99, var_97, adj_out, adj_99, adj_97);
        // adj: wp.tile_store(out, t[2:4][1])                                                     <L 17>
        wp::adj_tile_store(var_wide, var_85, var_86, var_82, adj_wide, adj_85, adj_86, adj_82);
        // adj: wp.tile_store(wide, t[1:7][::2])                                                  <L 16>
        wp::adj_tile_store(var_out, var_67, var_65, adj_out, adj_67, adj_65);
        // adj: wp.tile_store(out, t[:, -2])                                                      <L 15>
        wp::adj_tile_store(var_out, var_58, var_56, adj_out, adj_58, adj_56);
        // adj: wp.tile_store(out, t[3, ::-1])                                                    <L 14>
        wp::adj_tile_store(var_wide, var_48, var_49, var_45, adj_wide, adj_48, adj_49, adj_45);
        // adj: wp.tile_store(wide, t[::2, 1:-1])                                                 <L 13>
        wp::adj_tile_store(var_wide, var_32, var_33, var_29, adj_wide, adj_32, adj_33, adj_29);
        // adj: wp.tile_store(wide, t[2:5])                                                       <L 12>
        wp::adj_tile_store(var_out, var_22, var_21, adj_out, adj_22, adj_21);
        wp::adj_tile_add(var_20, var_18, adj_20, adj_18, adj_21);
        wp::adj_tile_add(var_7, var_11, adj_7, adj_11, adj_20);
        // adj: wp.tile_store(out, row + last + chosen)                                           <L 11>
        wp::adj_where(var_15, var_16, var_n, adj_15, adj_16, adj_n, adj_17);
        wp::adj_add(var_n, var_14, adj_n, adj_14, adj_16);
        // adj: chosen = t[n]                                                                     <L 10>
        // adj: last = t[-1]                                                                      <L 9>
        // adj: row = t[1]                                                                        <L 8>
        wp::adj_tile_load(var_a, var_4, var_5, adj_a, adj_4, adj_5, adj_3);
        // adj: t = wp.tile_load(a, shape=(8, 6))                                                 <L 7>
        // adj: def parts(a: wp.array2d(dtype=float), out: wp.array(dtype=float), wide: wp.array2d(dtype=float), n: int):  <L 6>
        continue;
    }
}

extern "C" __global__ void gathered_95ad5084_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_a,
    wp::array_t<wp::int32> var_places,
    wp::array_t<wp::float32> var_out,
    wp::array_t<wp::float32> adj_a,
    wp::array_t<wp::int32> adj_places,
    wp::array_t<wp::float32> adj_out)
{
    wp::tile_shared_storage_t tile_mem;

    for (size_t _idx = static_cast<size_t>(blockDim.x) * static_cast<size_t>(blockIdx.x) + static_cast<size_t>(threadIdx.x);
         _idx < dim.size;
         _idx += static_cast<size_t>(blockDim.x) * static_cast<size_t>(gridDim.x))
    {
            // reset shared memory allocator
        wp::tile_shared_storage_t::init();

        //---------
        // primal vars
        const wp::int32 var_0 = 8;
        const wp::int32 var_1 = 4;
        wp::tuple_t<wp::int32, wp::int32> var_2;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,4>, wp::tile_stride_t<4,1>>, true> var_3 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<8,4>,wp::tile_stride_t<4,1>,true>();
        const wp::int32 var_4 = 0;
        const wp::int32 var_5 = 0;
        const wp::int32 var_6 = 3;
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<3>, wp::tile_stride_t<1>>, true> var_7 = wp::tile_alloc_empty<wp::int32,wp::tile_shape_t<3>,wp::tile_stride_t<1>,true>();
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
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_2 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,4>, wp::tile_stride_t<4,1>>, true>& adj_3 = var_3;
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<3>, wp::tile_stride_t<1>>, true>& adj_7 = var_7;
        wp::int32 adj_8 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<3,4>>> adj_9{};
        wp::int32 adj_10 = {};
        wp::int32 adj_11 = {};
        wp::int32 adj_12 = {};
        wp::slice_t adj_13 = {};
        wp::int32 adj_14 = {};
        wp::int32 adj_15 = {};
        wp::int32 adj_16 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8,3>>> adj_17{};
        wp::int32 adj_18 = {};
        wp::int32 adj_19 = {};
        wp::int32 adj_20 = {};
        wp::int32 adj_21 = {};
        wp::int32 adj_22 = {};
        wp::slice_t adj_23 = {};
        wp::int32 adj_24 = {};
        wp::int32 adj_25 = {};
        wp::int32 adj_26 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, false>& adj_27 = var_27;
        wp::int32 adj_28 = {};
        wp::int32 adj_29 = {};
        wp::slice_t adj_30 = {};
        wp::int32 adj_31 = {};
        wp::int32 adj_32 = {};
        wp::int32 adj_33 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<3,4>>> adj_34{};
        wp::int32 adj_35 = {};
        wp::int32 adj_36 = {};
        wp::int32 adj_37 = {};
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
        // wp::tile_store<wp::float32, true, false>(var_out, var_11, var_12, var_9);
        // wp.tile_store(out, t[:, rows])                                                         <L 31>
        var_13 = wp::slice_t(var_14, var_15, var_16);
        var_17 = wp::tile_slice_indexed<8, 3>(var_3, var_7, var_18);
        // wp::tile_store<wp::float32, true, false>(var_out, var_19, var_20, var_17);
        // wp.tile_store(out, t[1:5][rows, :])                                                    <L 32>
        var_23 = wp::slice_t(var_24, var_25, var_26);
        var_27 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, false>>(var_3, var_28, var_29);
        var_30 = wp::slice_t(var_31, var_32, var_33);
        var_34 = wp::tile_slice_indexed<3, 4>(var_27, var_7, var_35);
        // wp::tile_store<wp::float32, true, false>(var_out, var_36, var_37, var_34);
        //---------
        // reverse
        wp::adj_tile_store(var_out, var_36, var_37, var_34, adj_out, adj_36, adj_37, adj_34);
        wp::adj_tile_slice_indexed(var_27, var_7, var_35, adj_27, adj_7, adj_35, adj_34);
        // adj: wp.tile_store(out, t[1:5][rows, :])                                               <L 32>
        wp::adj_tile_store(var_out, var_19, var_20, var_17, adj_out, adj_19, adj_20, adj_17);
        wp::adj_tile_slice_indexed(var_3, var_7, var_18, adj_3, adj_7, adj_18, adj_17);
        // adj: wp.tile_store(out, t[:, rows])                                                    <L 31>
        wp::adj_tile_store(var_out, var_11, var_12, var_9, adj_out, adj_11, adj_12, adj_9);
        wp::adj_tile_slice_indexed(var_3, var_7, var_10, adj_3, adj_7, adj_10, adj_9);
        // adj: wp.tile_store(out, t[rows])                                                       <L 30>
        wp::adj_tile_load(var_places, var_8, adj_places, adj_8, adj_7);
        // adj: rows = wp.tile_load(places, shape=3)                                              <L 29>
        wp::adj_tile_load(var_a, var_4, var_5, adj_a, adj_4, adj_5, adj_3);
        // adj: t = wp.tile_load(a, shape=(8, 4))                                                 <L 28>
        // adj: def gathered(a: wp.array2d(dtype=float), places: wp.array(dtype=int), out: wp.array2d(dtype=float)):  <L 27>
        continue;
    }
}

extern "C" __global__ void shaped_e67ca275_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_a,
    wp::array_t<wp::float32> var_b,
    wp::array_t<wp::float32> var_out,
    wp::array_t<wp::float32> var_flat,
    wp::array_t<wp::float32> adj_a,
    wp::array_t<wp::float32> adj_b,
    wp::array_t<wp::float32> adj_out,
    wp::array_t<wp::float32> adj_flat)
{
    wp::tile_shared_storage_t tile_mem;

    for (size_t _idx = static_cast<size_t>(blockDim.x) * static_cast<size_t>(blockIdx.x) + static_cast<size_t>(threadIdx.x);
         _idx < dim.size;
         _idx += static_cast<size_t>(blockDim.x) * static_cast<size_t>(gridDim.x))
    {
            // reset shared memory allocator
        wp::tile_shared_storage_t::init();

        //---------
        // primal vars
        const wp::int32 var_0 = 4;
        const wp::int32 var_1 = 6;
        wp::tuple_t<wp::int32, wp::int32> var_2;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,6>, wp::tile_stride_t<6,1>>, true> var_3 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,6>,wp::tile_stride_t<6,1>,true>();
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
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<1>>, true> var_20 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<6>,wp::tile_stride_t<1>,true>();
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
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,1>, wp::tile_stride_t<1,1>>, true> var_32 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,1>,wp::tile_stride_t<1,1>,true>();
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
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_2 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,6>, wp::tile_stride_t<6,1>>, true>& adj_3 = var_3;
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6,4>, wp::tile_stride_t<1,6>>, false>& adj_6 = var_6;
        wp::int32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::int32 adj_9 = {};
        wp::tuple_t<wp::int32> adj_10 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<24>, wp::tile_stride_t<1>>, false>& adj_11 = var_11;
        wp::int32 adj_12 = {};
        wp::int32 adj_13 = {};
        wp::int32 adj_14 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_15 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,3>, wp::tile_stride_t<3,1>>, false>& adj_16 = var_16;
        wp::int32 adj_17 = {};
        wp::int32 adj_18 = {};
        wp::int32 adj_19 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<1>>, true>& adj_20 = var_20;
        wp::int32 adj_21 = {};
        wp::int32 adj_22 = {};
        wp::int32 adj_23 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_24 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,6>, wp::tile_stride_t<0,1>>, false>& adj_25 = var_25;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,6>>> adj_26{};
        wp::int32 adj_27 = {};
        wp::int32 adj_28 = {};
        wp::int32 adj_29 = {};
        wp::int32 adj_30 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_31 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,1>, wp::tile_stride_t<1,1>>, true>& adj_32 = var_32;
        wp::int32 adj_33 = {};
        wp::int32 adj_34 = {};
        wp::int32 adj_35 = {};
        wp::int32 adj_36 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_37 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,6>, wp::tile_stride_t<1,0>>, false>& adj_38 = var_38;
        wp::int32 adj_39 = {};
        wp::int32 adj_40 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, false>& adj_41 = var_41;
        wp::int32 adj_42 = {};
        wp::int32 adj_43 = {};
        wp::tuple_t<wp::int32> adj_44 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, false>& adj_45 = var_45;
        wp::int32 adj_46 = {};
        //---------
        // forward
        // def shaped(a: wp.array2d(dtype=float), b: wp.array(dtype=float), out: wp.array2d(dtype=float), flat: wp.array(dtype=float)):       <L 36>
        // t = wp.tile_load(a, shape=(4, 6))                                                      <L 37>
        var_2 = wp::tuple(var_0, var_1);
        var_3 = wp::tile_load<wp::float32, true, false, 4, 6>(var_a, var_4, var_5);
        // wp.tile_store(out, wp.tile_transpose(t))                                               <L 38>
        var_6 = wp::tile_transpose(var_3);
        // wp::tile_store<wp::float32, true, false>(var_out, var_7, var_8, var_6);
        // wp.tile_store(flat, wp.tile_reshape(t, shape=(-1,)))                                   <L 39>
        var_10 = wp::tuple(var_9);
        var_11 = wp::tile_reshape<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<24>, wp::tile_stride_t<1>>, false>>(var_3);
        // wp::tile_store<wp::float32, true, false>(var_flat, var_12, var_11);
        // wp.tile_store(out, wp.tile_reshape(t, (8, 3)))                                         <L 40>
        var_15 = wp::tuple(var_13, var_14);
        var_16 = wp::tile_reshape<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,3>, wp::tile_stride_t<3,1>>, false>>(var_3);
        // wp::tile_store<wp::float32, true, false>(var_out, var_17, var_18, var_16);
        // line = wp.tile_load(b, shape=6)                                                        <L 41>
        var_20 = wp::tile_load<wp::float32, true, false, 6>(var_b, var_21);
        // wp.tile_store(out, wp.tile_broadcast(line, shape=(4, 6)) + t)                          <L 42>
        var_24 = wp::tuple(var_22, var_23);
        var_25 = wp::tile_broadcast<4, 6, 0, 1>(var_20);
        var_26 = wp::tile_add(var_25, var_3);
        // wp::tile_store<wp::float32, true, false>(var_out, var_27, var_28, var_26);
        // column = wp.tile_load(a, shape=(4, 1))                                                 <L 43>
        var_31 = wp::tuple(var_29, var_30);
        var_32 = wp::tile_load<wp::float32, true, false, 4, 1>(var_a, var_33, var_34);
        // wp.tile_store(out, wp.tile_broadcast(column, (4, 6)))                                  <L 44>
        var_37 = wp::tuple(var_35, var_36);
        var_38 = wp::tile_broadcast<4, 6, 1, 0>(var_32);
        // wp::tile_store<wp::float32, true, false>(var_out, var_39, var_40, var_38);
        // wp.tile_store(flat, wp.tile_squeeze(column))                                           <L 45>
        var_41 = wp::tile_squeeze<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, false>>(var_32);
        // wp::tile_store<wp::float32, true, false>(var_flat, var_42, var_41);
        // wp.tile_store(flat, wp.tile_squeeze(column, axis=(-1,)))                               <L 46>
        var_44 = wp::tuple(var_43);
        var_45 = wp::tile_squeeze<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, false>>(var_32);
        // wp::tile_store<wp::float32, true, false>(var_flat, var_46, var_45);
        //---------
        // reverse
        wp::adj_tile_store(var_flat, var_46, var_45, adj_flat, adj_46, adj_45);
        wp::adj_tile_squeeze(var_32, adj_32, adj_45);
        // adj: wp.tile_store(flat, wp.tile_squeeze(column, axis=(-1,)))                          <L 46>
        wp::adj_tile_store(var_flat, var_42, var_41, adj_flat, adj_42, adj_41);
        wp::adj_tile_squeeze(var_32, adj_32, adj_41);
        // adj: wp.tile_store(flat, wp.tile_squeeze(column))                                      <L 45>
        wp::adj_tile_store(var_out, var_39, var_40, var_38, adj_out, adj_39, adj_40, adj_38);
        wp::adj_tile_broadcast(var_32, adj_32, adj_38);
        // adj: wp.tile_store(out, wp.tile_broadcast(column, (4, 6)))                             <L 44>
        wp::adj_tile_load(var_a, var_33, var_34, adj_a, adj_33, adj_34, adj_32);
        // adj: column = wp.tile_load(a, shape=(4, 1))                                            <L 43>
        wp::adj_tile_store(var_out, var_27, var_28, var_26, adj_out, adj_27, adj_28, adj_26);
        wp::adj_tile_add(var_25, var_3, adj_25, adj_3, adj_26);
        wp::adj_tile_broadcast(var_20, adj_20, adj_25);
        // adj: wp.tile_store(out, wp.tile_broadcast(line, shape=(4, 6)) + t)                     <L 42>
        wp::adj_tile_load(var_b, var_21, adj_b, adj_21, adj_20);
        // adj: line = wp.tile_load(b, shape=6)                                                   <L 41>
        wp::adj_tile_store(var_out, var_17, var_18, var_16, adj_out, adj_17, adj_18, adj_16);
        wp::adj_tile_reshape(var_3, adj_3, adj_16);
        // adj: wp.tile_store(out, wp.tile_reshape(t, (8, 3)))                                    <L 40>
        wp::adj_tile_store(var_flat, var_12, var_11, adj_flat, adj_12, adj_11);
        wp::adj_tile_reshape(var_3, adj_3, adj_11);
        // adj: wp.tile_store(flat, wp.tile_reshape(t, shape=(-1,)))                              <L 39>
        wp::adj_tile_store(var_out, var_7, var_8, var_6, adj_out, adj_7, adj_8, adj_6);
        wp::adj_tile_transpose(var_3, adj_3, adj_6);
        // adj: wp.tile_store(out, wp.tile_transpose(t))                                          <L 38>
        wp::adj_tile_load(var_a, var_4, var_5, adj_a, adj_4, adj_5, adj_3);
        // adj: t = wp.tile_load(a, shape=(4, 6))                                                 <L 37>
        // adj: def shaped(a: wp.array2d(dtype=float), b: wp.array(dtype=float), out: wp.array2d(dtype=float), flat: wp.array(dtype=float)):  <L 36>
        continue;
    }
}

extern "C" __global__ void assigned_53e7e72b_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_a,
    wp::array_t<wp::float32> var_out,
    wp::int32 var_n,
    wp::array_t<wp::float32> adj_a,
    wp::array_t<wp::float32> adj_out,
    wp::int32 adj_n)
{
    wp::tile_shared_storage_t tile_mem;

    for (size_t _idx = static_cast<size_t>(blockDim.x) * static_cast<size_t>(blockIdx.x) + static_cast<size_t>(threadIdx.x);
         _idx < dim.size;
         _idx += static_cast<size_t>(blockDim.x) * static_cast<size_t>(gridDim.x))
    {
            // reset shared memory allocator
        wp::tile_shared_storage_t::init();

        //---------
        // primal vars
        const wp::int32 var_0 = 4;
        const wp::int32 var_1 = 4;
        wp::tuple_t<wp::int32, wp::int32> var_2;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, true> var_3 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,4>,wp::tile_stride_t<4,1>,true>();
        const wp::int32 var_4 = 0;
        const wp::int32 var_5 = 0;
        const wp::int32 var_6 = 8;
        const wp::int32 var_7 = 4;
        wp::tuple_t<wp::int32, wp::int32> var_8;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,4>, wp::tile_stride_t<4,1>>, true> var_9 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<8,4>,wp::tile_stride_t<4,1>,true>();
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
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_2 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, true>& adj_3 = var_3;
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_8 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,4>, wp::tile_stride_t<4,1>>, true>& adj_9 = var_9;
        wp::int32 adj_10 = {};
        wp::int32 adj_11 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_12 = {};
        wp::int32 adj_13 = {};
        wp::int32 adj_14 = {};
        wp::int32 adj_15 = {};
        wp::int32 adj_16 = {};
        wp::int32 adj_17 = {};
        wp::int32 adj_18 = {};
        wp::slice_t adj_19 = {};
        wp::int32 adj_20 = {};
        wp::int32 adj_21 = {};
        wp::int32 adj_22 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, false>& adj_23 = var_23;
        wp::int32 adj_24 = {};
        wp::int32 adj_25 = {};
        wp::int32 adj_26 = {};
        wp::int32 adj_27 = {};
        wp::int32 adj_28 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, false>& adj_29 = var_29;
        wp::int32 adj_30 = {};
        wp::int32 adj_31 = {};
        wp::int32 adj_32 = {};
        bool adj_33 = {};
        wp::int32 adj_34 = {};
        wp::int32 adj_35 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, false>& adj_36 = var_36;
        wp::int32 adj_37 = {};
        wp::int32 adj_38 = {};
        wp::int32 adj_39 = {};
        wp::int32 adj_40 = {};
        bool adj_41 = {};
        wp::int32 adj_42 = {};
        wp::int32 adj_43 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, false>& adj_44 = var_44;
        wp::int32 adj_45 = {};
        wp::int32 adj_46 = {};
        wp::int32 adj_47 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, false>& adj_48 = var_48;
        wp::int32 adj_49 = {};
        wp::int32 adj_50 = {};
        wp::float32 adj_51 = {};
        wp::int32 adj_52 = {};
        wp::int32 adj_53 = {};
        wp::int32 adj_54 = {};
        wp::float32 adj_55 = {};
        wp::float32 adj_56 = {};
        wp::float32 adj_57 = {};
        wp::int32 adj_58 = {};
        wp::int32 adj_59 = {};
        bool adj_60 = {};
        wp::int32 adj_61 = {};
        wp::int32 adj_62 = {};
        wp::int32 adj_63 = {};
        wp::int32 adj_64 = {};
        wp::int32 adj_65 = {};
        wp::int32 adj_66 = {};
        bool adj_67 = {};
        wp::int32 adj_68 = {};
        wp::int32 adj_69 = {};
        wp::int32 adj_70 = {};
        wp::float32 adj_71 = {};
        wp::int32 adj_72 = {};
        wp::int32 adj_73 = {};
        wp::int32 adj_74 = {};
        bool adj_75 = {};
        wp::int32 adj_76 = {};
        wp::int32 adj_77 = {};
        wp::int32 adj_78 = {};
        wp::int32 adj_79 = {};
        wp::float32 adj_80 = {};
        wp::float32 adj_81 = {};
        wp::int32 adj_82 = {};
        wp::int32 adj_83 = {};
        wp::float32 adj_84 = {};
        wp::float32 adj_85 = {};
        wp::float32 adj_86 = {};
        wp::int32 adj_87 = {};
        wp::int32 adj_88 = {};
        wp::int32 adj_89 = {};
        wp::int32 adj_90 = {};
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
        // wp::tile_store<wp::float32, true, false>(var_out, var_87, var_88, var_9);
        // wp.tile_store(out, t)                                                                  <L 64>
        // wp::tile_store<wp::float32, true, false>(var_out, var_89, var_90, var_3);
        //---------
        // reverse
        wp::adj_tile_store(var_out, var_89, var_90, var_3, adj_out, adj_89, adj_90, adj_3);
        // adj: wp.tile_store(out, t)                                                             <L 64>
        wp::adj_tile_store(var_out, var_87, var_88, var_9, adj_out, adj_87, adj_88, adj_9);
        // adj: wp.tile_store(out, u)                                                             <L 63>
        wp::adj_assign(var_3, var_82, var_83, var_86, adj_3, adj_82, adj_83, adj_86);
        wp::adj_mul(var_84, var_85, adj_84, adj_85, adj_86);
        wp::adj_tile_extract(var_3, var_82, var_83, adj_3, adj_82, adj_83, adj_84);
        // adj: t[1, 1] *= 2.0                                                                    <L 62>
        wp::adj_tile_sub_inplace(var_3, var_72, var_77, var_81, adj_3, adj_72, adj_77, adj_80);
        wp::adj_address(var_a, var_78, var_79, adj_a, adj_78, adj_79, adj_80);
        wp::adj_where(var_75, var_76, var_n, adj_75, adj_76, adj_n, adj_77);
        wp::adj_add(var_n, var_74, adj_n, adj_74, adj_76);
        // adj: t[1, n] -= a[0, 0]                                                                <L 61>
        wp::adj_tile_add_inplace(var_3, var_69, var_70, var_71, adj_3, adj_69, adj_70, adj_71);
        wp::adj_where(var_67, var_68, var_n, adj_67, adj_68, adj_n, adj_69);
        wp::adj_add(var_n, var_66, adj_n, adj_66, adj_68);
        // adj: t[n, 2] += 1.5                                                                    <L 60>
        wp::adj_assign(var_3, var_62, var_64, var_56, adj_3, adj_62, adj_64, adj_56);
        wp::adj_where(var_60, var_61, var_n, adj_60, adj_61, adj_n, adj_62);
        wp::adj_add(var_n, var_59, adj_n, adj_59, adj_61);
        wp::adj_copy(var_57, adj_55, adj_56);
        wp::adj_address(var_a, var_n, var_54, adj_a, adj_n, adj_54, adj_55);
        // adj: t[n, -1] = a[n, 0]                                                                <L 59>
        wp::adj_assign(var_3, var_52, var_53, var_51, adj_3, adj_52, adj_53, adj_51);
        // adj: t[0, 1] = 3.0                                                                     <L 58>
        wp::adj_tile_assign(var_48, var_44, var_50, adj_48, adj_44, adj_50);
        wp::adj_where(var_41, var_42, var_n, adj_41, adj_42, adj_n, adj_43);
        wp::adj_add(var_n, var_40, adj_n, adj_40, adj_42);
        // adj: u[-1] = t[n]                                                                      <L 57>
        wp::adj_tile_assign(var_36, var_29, var_38, adj_36, adj_29, adj_38);
        wp::adj_where(var_33, var_34, var_n, adj_33, adj_34, adj_n, adj_35);
        wp::adj_add(var_n, var_32, adj_n, adj_32, adj_34);
        // adj: u[n] = t[0]                                                                       <L 56>
        wp::adj_tile_assign(var_23, var_3, var_26, var_27, adj_23, adj_3, adj_26, adj_27);
        // adj: u[4:8] = t                                                                        <L 55>
        wp::adj_tile_assign(var_9, var_3, var_15, var_16, adj_9, adj_3, adj_15, adj_16);
        // adj: wp.tile_assign(u, t)                                                              <L 54>
        wp::adj_tile_assign(var_9, var_3, var_13, var_14, adj_9, adj_3, adj_13, adj_14);
        // adj: wp.tile_assign(u, t, offset=(2, 0))                                               <L 53>
        // adj: u = wp.tile_zeros(shape=(8, 4), dtype=float)                                      <L 52>
        wp::adj_tile_load(var_a, var_4, var_5, adj_a, adj_4, adj_5, adj_3);
        // adj: t = wp.tile_load(a, shape=(4, 4))                                                 <L 51>
        // adj: def assigned(a: wp.array2d(dtype=float), out: wp.array2d(dtype=float), n: int):   <L 50>
        continue;
    }
}

extern "C" __global__ void bits_9199c8f6_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_a,
    wp::int32 var_n,
    wp::array_t<wp::int32> adj_a,
    wp::int32 adj_n)
{
    wp::tile_shared_storage_t tile_mem;

    for (size_t _idx = static_cast<size_t>(blockDim.x) * static_cast<size_t>(blockIdx.x) + static_cast<size_t>(threadIdx.x);
         _idx < dim.size;
         _idx += static_cast<size_t>(blockDim.x) * static_cast<size_t>(gridDim.x))
    {
            // reset shared memory allocator
        wp::tile_shared_storage_t::init();

        //---------
        // primal vars
        const wp::int32 var_0 = 8;
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true> var_1 = wp::tile_alloc_empty<wp::int32,wp::tile_shape_t<8>,wp::tile_stride_t<1>,true>();
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
        // dual vars
        wp::int32 adj_0 = {};
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true>& adj_1 = var_1;
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::int32 adj_6 = {};
        bool adj_7 = {};
        wp::int32 adj_8 = {};
        wp::int32 adj_9 = {};
        wp::int32 adj_10 = {};
        wp::int32 adj_11 = {};
        wp::int32 adj_12 = {};
        wp::int32 adj_13 = {};
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_14{};
        wp::int32 adj_15 = {};
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
        // wp::tile_store<wp::int32, true, false>(var_a, var_13, var_1);
        // wp.tile_store(a, wp.tile_astype(t, dtype=int))                                         <L 74>
        var_14 = wp::tile_astype<wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>>(var_1);
        // wp::tile_store<wp::int32, true, false>(var_a, var_15, var_14);
        //---------
        // reverse
        wp::adj_tile_store(var_a, var_15, var_14, adj_a, adj_15, adj_14);
        wp::adj_tile_astype(var_1, adj_1, adj_14);
        // adj: wp.tile_store(a, wp.tile_astype(t, dtype=int))                                    <L 74>
        wp::adj_tile_store(var_a, var_13, var_1, adj_a, adj_13, adj_1);
        // adj: wp.tile_store(a, t)                                                               <L 73>
        // adj: t[-1] ^= n                                                                        <L 72>
        wp::adj_where(var_7, var_8, var_n, adj_7, adj_8, adj_n, adj_9);
        wp::adj_add(var_n, var_6, adj_n, adj_6, adj_8);
        // adj: t[n] |= 4                                                                         <L 71>
        // adj: t[0] &= 3                                                                         <L 70>
        wp::adj_tile_load(var_a, var_2, adj_a, adj_2, adj_1);
        // adj: t = wp.tile_load(a, shape=8)                                                      <L 69>
        // adj: def bits(a: wp.array(dtype=int), n: int):                                         <L 68>
        continue;
    }
}

extern "C" __global__ void converted_d3381fb1_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_a,
    wp::array_t<wp::float32> var_out,
    wp::array_t<wp::int32> adj_a,
    wp::array_t<wp::float32> adj_out)
{
    wp::tile_shared_storage_t tile_mem;

    for (size_t _idx = static_cast<size_t>(blockDim.x) * static_cast<size_t>(blockIdx.x) + static_cast<size_t>(threadIdx.x);
         _idx < dim.size;
         _idx += static_cast<size_t>(blockDim.x) * static_cast<size_t>(gridDim.x))
    {
            // reset shared memory allocator
        wp::tile_shared_storage_t::init();

        //---------
        // primal vars
        const wp::int32 var_0 = 8;
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_1 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
        const wp::int32 var_2 = 0;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true> var_3 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<8>,wp::tile_stride_t<1>,true>();
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_4 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
        const wp::int32 var_5 = 3;
        wp::float32 var_6;
        const wp::int32 var_7 = 8;
        wp::float32 var_8;
        wp::float32 var_9;
        const wp::int32 var_10 = 0;
        const wp::int32 var_11 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_1{};
        wp::int32 adj_2 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true>& adj_3 = var_3;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_4{};
        wp::int32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::int32 adj_10 = {};
        wp::int32 adj_11 = {};
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
        // wp::array_store(var_out, var_10, var_9);
        // wp.tile_store(out, v)                                                                  <L 83>
        // wp::tile_store<wp::float32, true, false>(var_out, var_11, var_4);
        //---------
        // reverse
        wp::adj_tile_store(var_out, var_11, var_4, adj_out, adj_11, adj_4);
        // adj: wp.tile_store(out, v)                                                             <L 83>
        wp::adj_array_store(var_out, var_10, var_9, adj_out, adj_10, adj_9);
        wp::adj_add(var_6, var_8, adj_6, adj_8, adj_9);
        wp::adj_float(var_7, adj_7, adj_8);
        wp::adj_tile_extract(var_3, var_5, adj_3, adj_5, adj_6);
        // adj: out[0] = u[3] + float(len(v))                                                     <L 82>
        wp::adj_tile_astype(var_1, adj_1, adj_4);
        // adj: v = wp.tile_astype(t, dtype=wp.float32)                                           <L 81>
        wp::adj_tile_astype(var_1, adj_1, adj_3);
        // adj: u = wp.tile_astype(t, float)                                                      <L 80>
        wp::adj_tile_load(var_a, var_2, adj_a, adj_2, adj_1);
        // adj: t = wp.tile_load(a, shape=8)                                                      <L 79>
        // adj: def converted(a: wp.array(dtype=int), out: wp.array(dtype=float)):                <L 78>
        continue;
    }
}

extern "C" __global__ void composites_8f375879_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_a,
    wp::array_t<wp::mat_t<2, 2, wp::float32>> var_m,
    wp::array_t<wp::float32> var_out,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_a,
    wp::array_t<wp::mat_t<2, 2, wp::float32>> adj_m,
    wp::array_t<wp::float32> adj_out)
{
    wp::tile_shared_storage_t tile_mem;

    for (size_t _idx = static_cast<size_t>(blockDim.x) * static_cast<size_t>(blockIdx.x) + static_cast<size_t>(threadIdx.x);
         _idx < dim.size;
         _idx += static_cast<size_t>(blockDim.x) * static_cast<size_t>(gridDim.x))
    {
            // reset shared memory allocator
        wp::tile_shared_storage_t::init();

        //---------
        // primal vars
        wp::int32 var_0;
        const wp::int32 var_1 = 4;
        wp::tile_shared_t<wp::vec_t<3, wp::float32>,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true> var_2 = wp::tile_alloc_empty<wp::vec_t<3, wp::float32>,wp::tile_shape_t<4>,wp::tile_stride_t<1>,true>();
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
        wp::tile_shared_t<wp::mat_t<2, 2, wp::float32>,wp::tile_layout_strided_t<wp::tile_shape_t<2,2>, wp::tile_stride_t<2,1>>, true> var_27 = wp::tile_alloc_empty<wp::mat_t<2, 2, wp::float32>,wp::tile_shape_t<2,2>,wp::tile_stride_t<2,1>,true>();
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
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::tile_shared_t<wp::vec_t<3, wp::float32>,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true>& adj_2 = var_2;
        wp::int32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::vec_t<3, wp::float32> adj_7 = {};
        wp::int32 adj_8 = {};
        wp::int32 adj_9 = {};
        wp::vec_t<3, wp::float32> adj_10 = {};
        wp::int32 adj_11 = {};
        wp::float32 adj_12 = {};
        wp::int32 adj_13 = {};
        wp::int32 adj_14 = {};
        bool adj_15 = {};
        wp::int32 adj_16 = {};
        wp::int32 adj_17 = {};
        wp::int32 adj_18 = {};
        wp::float32 adj_19 = {};
        wp::float32 adj_20 = {};
        wp::int32 adj_21 = {};
        wp::vec_t<3, wp::float32> adj_22 = {};
        wp::int32 adj_23 = {};
        wp::int32 adj_24 = {};
        wp::int32 adj_25 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_26 = {};
        wp::tile_shared_t<wp::mat_t<2, 2, wp::float32>,wp::tile_layout_strided_t<wp::tile_shape_t<2,2>, wp::tile_stride_t<2,1>>, true>& adj_27 = var_27;
        wp::int32 adj_28 = {};
        wp::int32 adj_29 = {};
        wp::int32 adj_30 = {};
        wp::int32 adj_31 = {};
        wp::int32 adj_32 = {};
        wp::vec_t<2, wp::float32> adj_33 = {};
        wp::int32 adj_34 = {};
        wp::int32 adj_35 = {};
        wp::int32 adj_36 = {};
        wp::float32 adj_37 = {};
        wp::int32 adj_38 = {};
        wp::float32 adj_39 = {};
        wp::float32 adj_40 = {};
        wp::int32 adj_41 = {};
        wp::int32 adj_42 = {};
        wp::int32 adj_43 = {};
        wp::int32 adj_44 = {};
        wp::float32 adj_45 = {};
        wp::float32 adj_46 = {};
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
        // wp::array_store(var_out, var_0, var_46);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_0, var_46, adj_out, adj_0, adj_46);
        wp::adj_add(var_40, var_45, adj_40, adj_45, adj_46);
        wp::adj_tile_extract(var_27, var_41, var_42, var_43, var_44, adj_27, adj_41, adj_42, adj_43, adj_44, adj_45);
        wp::adj_add(var_37, var_39, adj_37, adj_39, adj_40);
        wp::adj_extract(var_33, var_38, adj_33, adj_38, adj_39);
        wp::adj_add(var_12, var_19, adj_12, adj_19, adj_37);
        // adj: out[i] = x + y + r[0] + q[1, 1, 0, 1]                                             <L 97>
        wp::adj_assign(var_27, var_34, var_35, var_36, var_33, adj_27, adj_34, adj_35, adj_36, adj_33);
        // adj: q[1, 0, 0] = r                                                                    <L 96>
        wp::adj_tile_extract(var_27, var_30, var_31, var_32, adj_27, adj_30, adj_31, adj_32, adj_33);
        // adj: r = q[0, 1, 1]                                                                    <L 95>
        wp::adj_tile_load(var_m, var_28, var_29, adj_m, adj_28, adj_29, adj_27);
        // adj: q = wp.tile_load(m, shape=(2, 2))                                                 <L 94>
        wp::adj_assign_inplace(var_22, var_23, var_20, adj_22, adj_23, adj_20);
        wp::adj_tile_extract(var_2, var_21, adj_2, adj_21, adj_22);
        // adj: t[0].z = 4.0                                                                      <L 93>
        wp::adj_tile_extract(var_2, var_17, var_18, adj_2, adj_17, adj_18, adj_19);
        wp::adj_where(var_15, var_16, var_0, adj_15, adj_16, adj_0, adj_17);
        wp::adj_add(var_0, var_14, adj_0, adj_14, adj_16);
        // adj: y = t[i][1]                                                                       <L 92>
        wp::adj_extract(var_10, var_11, adj_10, adj_11, adj_12);
        wp::adj_tile_extract(var_2, var_9, adj_2, adj_9, adj_10);
        // adj: x = t[2].x                                                                        <L 91>
        wp::adj_assign(var_2, var_8, var_7, adj_2, adj_8, adj_7);
        wp::adj_vec_t(var_4, var_5, var_6, adj_4, adj_5, adj_6, adj_7);
        // adj: t[1] = wp.vec3(1.0, 2.0, 3.0)                                                     <L 90>
        wp::adj_tile_load(var_a, var_3, adj_a, adj_3, adj_2);
        // adj: t = wp.tile_load(a, shape=4)                                                      <L 89>
        // adj: i = wp.tid()                                                                      <L 88>
        // adj: def composites(a: wp.array(dtype=wp.vec3), m: wp.array2d(dtype=wp.mat22), out: wp.array(dtype=float)):  <L 87>
        continue;
    }
}
