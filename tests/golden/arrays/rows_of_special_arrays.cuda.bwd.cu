extern "C" __global__ void make__locals__rows_460956b6_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::fabricarray_t<int> var_a,
    wp::fabricarray_t<int> var_b,
    wp::fabricarray_t<int> var_c,
    wp::fabricarray_t<int> var_d,
    wp::fabricarray_t<int> adj_a,
    wp::fabricarray_t<int> adj_b,
    wp::fabricarray_t<int> adj_c,
    wp::fabricarray_t<int> adj_d)
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
        const wp::int32 var_1 = 0;
        int* var_2;
        wp::int32 var_3;
        wp::int32 var_4;
        const wp::int32 var_5 = 0;
        const wp::int32 var_6 = 0;
        int* var_7;
        wp::int32 var_8;
        wp::int32 var_9;
        const wp::int32 var_10 = 1;
        const wp::int32 var_11 = 0;
        const wp::int32 var_12 = 0;
        const wp::int32 var_13 = 0;
        int* var_14;
        wp::int32 var_15;
        wp::int32 var_16;
        const wp::int32 var_17 = 0;
        const wp::int32 var_18 = 1;
        const wp::int32 var_19 = 0;
        int* var_20;
        wp::int32 var_21;
        wp::int32 var_22;
        const wp::int32 var_23 = 0;
        const wp::int32 var_24 = 0;
        const wp::int32 var_25 = 1;
        wp::array_t<wp::int32> var_26;
        const wp::int32 var_27 = 0;
        wp::int32* var_28;
        wp::int32 var_29;
        wp::int32 var_30;
        const wp::int32 var_31 = 0;
        const wp::int32 var_32 = 1;
        wp::int32 var_33;
        const wp::int32 var_34 = 0;
        const wp::int32 var_35 = 0;
        const wp::int32 var_36 = 1;
        wp::int32 var_37;
        const wp::int32 var_38 = 0;
        const wp::int32 var_39 = 0;
        const wp::int32 var_40 = 0;
        const wp::int32 var_41 = 1;
        wp::int32 var_42;
        const wp::int32 var_43 = 1;
        wp::int32 var_44;
        const wp::int32 var_45 = 0;
        const wp::int32 var_46 = 1;
        wp::int32 var_47;
        const wp::int32 var_48 = 0;
        const wp::int32 var_49 = 0;
        const wp::int32 var_50 = 1;
        wp::int32 var_51;
        const wp::int32 var_52 = 0;
        const wp::int32 var_53 = 0;
        const wp::int32 var_54 = 0;
        const wp::int32 var_55 = 1;
        wp::int32 var_56;
        const wp::int32 var_57 = 1;
        wp::int32 var_58;
        const wp::int32 var_59 = 0;
        const wp::int32 var_60 = 1;
        wp::int32 var_61;
        const wp::int32 var_62 = 0;
        const wp::int32 var_63 = 0;
        const wp::int32 var_64 = 1;
        wp::int32 var_65;
        const wp::int32 var_66 = 0;
        const wp::int32 var_67 = 0;
        const wp::int32 var_68 = 0;
        const wp::int32 var_69 = 1;
        wp::int32 var_70;
        const wp::int32 var_71 = 1;
        wp::int32 var_72;
        const wp::int32 var_73 = 0;
        const wp::int32 var_74 = 1;
        wp::int32 var_75;
        const wp::int32 var_76 = 0;
        const wp::int32 var_77 = 0;
        const wp::int32 var_78 = 1;
        wp::int32 var_79;
        const wp::int32 var_80 = 0;
        const wp::int32 var_81 = 0;
        const wp::int32 var_82 = 0;
        const wp::int32 var_83 = 1;
        wp::int32 var_84;
        const wp::int32 var_85 = 1;
        wp::int32 var_86;
        const wp::int32 var_87 = 0;
        const wp::int32 var_88 = 1;
        wp::int32 var_89;
        const wp::int32 var_90 = 0;
        const wp::int32 var_91 = 0;
        const wp::int32 var_92 = 1;
        wp::int32 var_93;
        const wp::int32 var_94 = 0;
        const wp::int32 var_95 = 0;
        const wp::int32 var_96 = 0;
        const wp::int32 var_97 = 1;
        wp::int32 var_98;
        const wp::int32 var_99 = 1;
        wp::int32 var_100;
        const wp::int32 var_101 = 0;
        const wp::int32 var_102 = 1;
        wp::int32 var_103;
        const wp::int32 var_104 = 0;
        const wp::int32 var_105 = 0;
        const wp::int32 var_106 = 1;
        wp::int32 var_107;
        const wp::int32 var_108 = 0;
        const wp::int32 var_109 = 0;
        const wp::int32 var_110 = 0;
        const wp::int32 var_111 = 1;
        wp::int32 var_112;
        const wp::int32 var_113 = 1;
        wp::int32 var_114;
        const wp::int32 var_115 = 0;
        const wp::int32 var_116 = 1;
        wp::int32 var_117;
        const wp::int32 var_118 = 0;
        const wp::int32 var_119 = 0;
        const wp::int32 var_120 = 1;
        wp::int32 var_121;
        const wp::int32 var_122 = 0;
        const wp::int32 var_123 = 0;
        const wp::int32 var_124 = 0;
        const wp::int32 var_125 = 1;
        wp::int32 var_126;
        const wp::int32 var_127 = 0;
        const wp::int32 var_128 = 1;
        wp::int32 var_129;
        const wp::int32 var_130 = 0;
        const wp::int32 var_131 = 0;
        const wp::int32 var_132 = 1;
        wp::int32 var_133;
        const wp::int32 var_134 = 0;
        const wp::int32 var_135 = 0;
        const wp::int32 var_136 = 0;
        const wp::int32 var_137 = 1;
        wp::int32 var_138;
        const wp::int32 var_139 = 0;
        const wp::int32 var_140 = 0;
        const wp::int32 var_141 = 0;
        const wp::int32 var_142 = 0;
        const wp::int32 var_143 = 1;
        wp::int32 var_144;
        const wp::int32 var_145 = 1;
        wp::int32 var_146;
        const wp::int32 var_147 = 0;
        const wp::int32 var_148 = 1;
        wp::int32 var_149;
        const wp::int32 var_150 = 0;
        const wp::int32 var_151 = 0;
        const wp::int32 var_152 = 1;
        wp::int32 var_153;
        const wp::int32 var_154 = 0;
        const wp::int32 var_155 = 0;
        const wp::int32 var_156 = 0;
        const wp::int32 var_157 = 1;
        wp::int32 var_158;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        int adj_2 = {};
        wp::int32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::int32 adj_6 = {};
        int adj_7 = {};
        wp::int32 adj_8 = {};
        wp::int32 adj_9 = {};
        wp::int32 adj_10 = {};
        wp::int32 adj_11 = {};
        wp::int32 adj_12 = {};
        wp::int32 adj_13 = {};
        int adj_14 = {};
        wp::int32 adj_15 = {};
        wp::int32 adj_16 = {};
        wp::int32 adj_17 = {};
        wp::int32 adj_18 = {};
        wp::int32 adj_19 = {};
        int adj_20 = {};
        wp::int32 adj_21 = {};
        wp::int32 adj_22 = {};
        wp::int32 adj_23 = {};
        wp::int32 adj_24 = {};
        wp::int32 adj_25 = {};
        wp::array_t<wp::int32> adj_26 = {};
        wp::int32 adj_27 = {};
        wp::int32 adj_28 = {};
        wp::int32 adj_29 = {};
        wp::int32 adj_30 = {};
        wp::int32 adj_31 = {};
        wp::int32 adj_32 = {};
        wp::int32 adj_33 = {};
        wp::int32 adj_34 = {};
        wp::int32 adj_35 = {};
        wp::int32 adj_36 = {};
        wp::int32 adj_37 = {};
        wp::int32 adj_38 = {};
        wp::int32 adj_39 = {};
        wp::int32 adj_40 = {};
        wp::int32 adj_41 = {};
        wp::int32 adj_42 = {};
        wp::int32 adj_43 = {};
        wp::int32 adj_44 = {};
        wp::int32 adj_45 = {};
        wp::int32 adj_46 = {};
        wp::int32 adj_47 = {};
        wp::int32 adj_48 = {};
        wp::int32 adj_49 = {};
        wp::int32 adj_50 = {};
        wp::int32 adj_51 = {};
        wp::int32 adj_52 = {};
        wp::int32 adj_53 = {};
        wp::int32 adj_54 = {};
        wp::int32 adj_55 = {};
        wp::int32 adj_56 = {};
        wp::int32 adj_57 = {};
        wp::int32 adj_58 = {};
        wp::int32 adj_59 = {};
        wp::int32 adj_60 = {};
        wp::int32 adj_61 = {};
        wp::int32 adj_62 = {};
        wp::int32 adj_63 = {};
        wp::int32 adj_64 = {};
        wp::int32 adj_65 = {};
        wp::int32 adj_66 = {};
        wp::int32 adj_67 = {};
        wp::int32 adj_68 = {};
        wp::int32 adj_69 = {};
        wp::int32 adj_70 = {};
        wp::int32 adj_71 = {};
        wp::int32 adj_72 = {};
        wp::int32 adj_73 = {};
        wp::int32 adj_74 = {};
        wp::int32 adj_75 = {};
        wp::int32 adj_76 = {};
        wp::int32 adj_77 = {};
        wp::int32 adj_78 = {};
        wp::int32 adj_79 = {};
        wp::int32 adj_80 = {};
        wp::int32 adj_81 = {};
        wp::int32 adj_82 = {};
        wp::int32 adj_83 = {};
        wp::int32 adj_84 = {};
        wp::int32 adj_85 = {};
        wp::int32 adj_86 = {};
        wp::int32 adj_87 = {};
        wp::int32 adj_88 = {};
        wp::int32 adj_89 = {};
        wp::int32 adj_90 = {};
        wp::int32 adj_91 = {};
        wp::int32 adj_92 = {};
        wp::int32 adj_93 = {};
        wp::int32 adj_94 = {};
        wp::int32 adj_95 = {};
        wp::int32 adj_96 = {};
        wp::int32 adj_97 = {};
        wp::int32 adj_98 = {};
        wp::int32 adj_99 = {};
        wp::int32 adj_100 = {};
        wp::int32 adj_101 = {};
        wp::int32 adj_102 = {};
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
        wp::int32 adj_118 = {};
        wp::int32 adj_119 = {};
        wp::int32 adj_120 = {};
        wp::int32 adj_121 = {};
        wp::int32 adj_122 = {};
        wp::int32 adj_123 = {};
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
        wp::int32 adj_135 = {};
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
        wp::int32 adj_154 = {};
        wp::int32 adj_155 = {};
        wp::int32 adj_156 = {};
        wp::int32 adj_157 = {};
        wp::int32 adj_158 = {};
        //---------
        // forward
        // def rows(a: kind(dtype=int), b: kind(dtype=int, ndim=2), c: kind(dtype=int, ndim=3), d: kind(dtype=int, ndim=4)):       <L 7>
        // i = wp.tid()                                                                           <L 8>
        var_0 = builtin_tid1d();
        // a[i] = b[i, 0]                                                                         <L 9>
        var_2 = wp::address(var_b, var_0, var_1);
        var_4 = wp::load(var_2);
        var_3 = wp::copy(var_4);
        // wp::array_store(var_a, var_0, var_3);
        // b[i, 1] = c[i, 0, 0]                                                                   <L 10>
        var_7 = wp::address(var_c, var_0, var_5, var_6);
        var_9 = wp::load(var_7);
        var_8 = wp::copy(var_9);
        // wp::array_store(var_b, var_0, var_10, var_8);
        // c[i, 0, 1] = d[i, 0, 0, 0]                                                             <L 11>
        var_14 = wp::address(var_d, var_0, var_11, var_12, var_13);
        var_16 = wp::load(var_14);
        var_15 = wp::copy(var_16);
        // wp::array_store(var_c, var_0, var_17, var_18, var_15);
        // d[i, 0, 0, 1] = a[0]                                                                   <L 12>
        var_20 = wp::address(var_a, var_19);
        var_22 = wp::load(var_20);
        var_21 = wp::copy(var_22);
        // wp::array_store(var_d, var_0, var_23, var_24, var_25, var_21);
        // e = b[i]                                                                               <L 13>
        var_26 = wp::view(var_b, var_0);
        // wp.atomic_add(a, i, e[0])                                                              <L 14>
        var_28 = wp::address(var_26, var_27);
        var_30 = wp::load(var_28);
        // var_29 = wp::atomic_add(var_a, var_0, var_30);
        // wp.atomic_add(b, i, 0, 1)                                                              <L 15>
        // var_33 = wp::atomic_add(var_b, var_0, var_31, var_32);
        // wp.atomic_add(c, i, 0, 0, 1)                                                           <L 16>
        // var_37 = wp::atomic_add(var_c, var_0, var_34, var_35, var_36);
        // wp.atomic_add(d, i, 0, 0, 0, 1)                                                        <L 17>
        // var_42 = wp::atomic_add(var_d, var_0, var_38, var_39, var_40, var_41);
        // wp.atomic_sub(a, i, 1)                                                                 <L 18>
        // var_44 = wp::atomic_sub(var_a, var_0, var_43);
        // wp.atomic_sub(b, i, 0, 1)                                                              <L 19>
        // var_47 = wp::atomic_sub(var_b, var_0, var_45, var_46);
        // wp.atomic_sub(c, i, 0, 0, 1)                                                           <L 20>
        // var_51 = wp::atomic_sub(var_c, var_0, var_48, var_49, var_50);
        // wp.atomic_sub(d, i, 0, 0, 0, 1)                                                        <L 21>
        // var_56 = wp::atomic_sub(var_d, var_0, var_52, var_53, var_54, var_55);
        // wp.atomic_min(a, i, 1)                                                                 <L 22>
        // var_58 = wp::atomic_min(var_a, var_0, var_57);
        // wp.atomic_min(b, i, 0, 1)                                                              <L 23>
        // var_61 = wp::atomic_min(var_b, var_0, var_59, var_60);
        // wp.atomic_min(c, i, 0, 0, 1)                                                           <L 24>
        // var_65 = wp::atomic_min(var_c, var_0, var_62, var_63, var_64);
        // wp.atomic_min(d, i, 0, 0, 0, 1)                                                        <L 25>
        // var_70 = wp::atomic_min(var_d, var_0, var_66, var_67, var_68, var_69);
        // wp.atomic_max(a, i, 1)                                                                 <L 26>
        // var_72 = wp::atomic_max(var_a, var_0, var_71);
        // wp.atomic_max(b, i, 0, 1)                                                              <L 27>
        // var_75 = wp::atomic_max(var_b, var_0, var_73, var_74);
        // wp.atomic_max(c, i, 0, 0, 1)                                                           <L 28>
        // var_79 = wp::atomic_max(var_c, var_0, var_76, var_77, var_78);
        // wp.atomic_max(d, i, 0, 0, 0, 1)                                                        <L 29>
        // var_84 = wp::atomic_max(var_d, var_0, var_80, var_81, var_82, var_83);
        // wp.atomic_and(a, i, 1)                                                                 <L 30>
        // var_86 = wp::atomic_and(var_a, var_0, var_85);
        // wp.atomic_and(b, i, 0, 1)                                                              <L 31>
        // var_89 = wp::atomic_and(var_b, var_0, var_87, var_88);
        // wp.atomic_and(c, i, 0, 0, 1)                                                           <L 32>
        // var_93 = wp::atomic_and(var_c, var_0, var_90, var_91, var_92);
        // wp.atomic_and(d, i, 0, 0, 0, 1)                                                        <L 33>
        // var_98 = wp::atomic_and(var_d, var_0, var_94, var_95, var_96, var_97);
        // wp.atomic_or(a, i, 1)                                                                  <L 34>
        // var_100 = wp::atomic_or(var_a, var_0, var_99);
        // wp.atomic_or(b, i, 0, 1)                                                               <L 35>
        // var_103 = wp::atomic_or(var_b, var_0, var_101, var_102);
        // wp.atomic_or(c, i, 0, 0, 1)                                                            <L 36>
        // var_107 = wp::atomic_or(var_c, var_0, var_104, var_105, var_106);
        // wp.atomic_or(d, i, 0, 0, 0, 1)                                                         <L 37>
        // var_112 = wp::atomic_or(var_d, var_0, var_108, var_109, var_110, var_111);
        // wp.atomic_xor(a, i, 1)                                                                 <L 38>
        // var_114 = wp::atomic_xor(var_a, var_0, var_113);
        // wp.atomic_xor(b, i, 0, 1)                                                              <L 39>
        // var_117 = wp::atomic_xor(var_b, var_0, var_115, var_116);
        // wp.atomic_xor(c, i, 0, 0, 1)                                                           <L 40>
        // var_121 = wp::atomic_xor(var_c, var_0, var_118, var_119, var_120);
        // wp.atomic_xor(d, i, 0, 0, 0, 1)                                                        <L 41>
        // var_126 = wp::atomic_xor(var_d, var_0, var_122, var_123, var_124, var_125);
        // wp.atomic_cas(a, i, 0, 1)                                                              <L 42>
        // var_129 = wp::atomic_cas(var_a, var_0, var_127, var_128);
        // wp.atomic_cas(b, i, 0, 0, 1)                                                           <L 43>
        // var_133 = wp::atomic_cas(var_b, var_0, var_130, var_131, var_132);
        // wp.atomic_cas(c, i, 0, 0, 0, 1)                                                        <L 44>
        // var_138 = wp::atomic_cas(var_c, var_0, var_134, var_135, var_136, var_137);
        // wp.atomic_cas(d, i, 0, 0, 0, 0, 1)                                                     <L 45>
        // var_144 = wp::atomic_cas(var_d, var_0, var_139, var_140, var_141, var_142, var_143);
        // wp.atomic_exch(a, i, 1)                                                                <L 46>
        // var_146 = wp::atomic_exch(var_a, var_0, var_145);
        // wp.atomic_exch(b, i, 0, 1)                                                             <L 47>
        // var_149 = wp::atomic_exch(var_b, var_0, var_147, var_148);
        // wp.atomic_exch(c, i, 0, 0, 1)                                                          <L 48>
        // var_153 = wp::atomic_exch(var_c, var_0, var_150, var_151, var_152);
        // wp.atomic_exch(d, i, 0, 0, 0, 1)                                                       <L 49>
        // var_158 = wp::atomic_exch(var_d, var_0, var_154, var_155, var_156, var_157);
        //---------
        // reverse
        // adj: wp.atomic_exch(d, i, 0, 0, 0, 1)                                                  <L 49>
        // adj: wp.atomic_exch(c, i, 0, 0, 1)                                                     <L 48>
        // adj: wp.atomic_exch(b, i, 0, 1)                                                        <L 47>
        // adj: wp.atomic_exch(a, i, 1)                                                           <L 46>
        // adj: wp.atomic_cas(d, i, 0, 0, 0, 0, 1)                                                <L 45>
        // adj: wp.atomic_cas(c, i, 0, 0, 0, 1)                                                   <L 44>
        // adj: wp.atomic_cas(b, i, 0, 0, 1)                                                      <L 43>
        // adj: wp.atomic_cas(a, i, 0, 1)                                                         <L 42>
        // adj: wp.atomic_xor(d, i, 0, 0, 0, 1)                                                   <L 41>
        // adj: wp.atomic_xor(c, i, 0, 0, 1)                                                      <L 40>
        // adj: wp.atomic_xor(b, i, 0, 1)                                                         <L 39>
        // adj: wp.atomic_xor(a, i, 1)                                                            <L 38>
        // adj: wp.atomic_or(d, i, 0, 0, 0, 1)                                                    <L 37>
        // adj: wp.atomic_or(c, i, 0, 0, 1)                                                       <L 36>
        // adj: wp.atomic_or(b, i, 0, 1)                                                          <L 35>
        // adj: wp.atomic_or(a, i, 1)                                                             <L 34>
        // adj: wp.atomic_and(d, i, 0, 0, 0, 1)                                                   <L 33>
        // adj: wp.atomic_and(c, i, 0, 0, 1)                                                      <L 32>
        // adj: wp.atomic_and(b, i, 0, 1)                                                         <L 31>
        // adj: wp.atomic_and(a, i, 1)                                                            <L 30>
        wp::adj_atomic_max(var_d, var_0, var_80, var_81, var_82, var_83, adj_d, adj_0, adj_80, adj_81, adj_82, adj_83, adj_84);
        // adj: wp.atomic_max(d, i, 0, 0, 0, 1)                                                   <L 29>
        wp::adj_atomic_max(var_c, var_0, var_76, var_77, var_78, adj_c, adj_0, adj_76, adj_77, adj_78, adj_79);
        // adj: wp.atomic_max(c, i, 0, 0, 1)                                                      <L 28>
        wp::adj_atomic_max(var_b, var_0, var_73, var_74, adj_b, adj_0, adj_73, adj_74, adj_75);
        // adj: wp.atomic_max(b, i, 0, 1)                                                         <L 27>
        wp::adj_atomic_max(var_a, var_0, var_71, adj_a, adj_0, adj_71, adj_72);
        // adj: wp.atomic_max(a, i, 1)                                                            <L 26>
        wp::adj_atomic_min(var_d, var_0, var_66, var_67, var_68, var_69, adj_d, adj_0, adj_66, adj_67, adj_68, adj_69, adj_70);
        // adj: wp.atomic_min(d, i, 0, 0, 0, 1)                                                   <L 25>
        wp::adj_atomic_min(var_c, var_0, var_62, var_63, var_64, adj_c, adj_0, adj_62, adj_63, adj_64, adj_65);
        // adj: wp.atomic_min(c, i, 0, 0, 1)                                                      <L 24>
        wp::adj_atomic_min(var_b, var_0, var_59, var_60, adj_b, adj_0, adj_59, adj_60, adj_61);
        // adj: wp.atomic_min(b, i, 0, 1)                                                         <L 23>
        wp::adj_atomic_min(var_a, var_0, var_57, adj_a, adj_0, adj_57, adj_58);
        // adj: wp.atomic_min(a, i, 1)                                                            <L 22>
        wp::adj_atomic_sub(var_d, var_0, var_52, var_53, var_54, var_55, adj_d, adj_0, adj_52, adj_53, adj_54, adj_55, adj_56);
        // adj: wp.atomic_sub(d, i, 0, 0, 0, 1)                                                   <L 21>
        wp::adj_atomic_sub(var_c, var_0, var_48, var_49, var_50, adj_c, adj_0, adj_48, adj_49, adj_50, adj_51);
        // adj: wp.atomic_sub(c, i, 0, 0, 1)                                                      <L 20>
        wp::adj_atomic_sub(var_b, var_0, var_45, var_46, adj_b, adj_0, adj_45, adj_46, adj_47);
        // adj: wp.atomic_sub(b, i, 0, 1)                                                         <L 19>
        wp::adj_atomic_sub(var_a, var_0, var_43, adj_a, adj_0, adj_43, adj_44);
        // adj: wp.atomic_sub(a, i, 1)                                                            <L 18>
        wp::adj_atomic_add(var_d, var_0, var_38, var_39, var_40, var_41, adj_d, adj_0, adj_38, adj_39, adj_40, adj_41, adj_42);
        // adj: wp.atomic_add(d, i, 0, 0, 0, 1)                                                   <L 17>
        wp::adj_atomic_add(var_c, var_0, var_34, var_35, var_36, adj_c, adj_0, adj_34, adj_35, adj_36, adj_37);
        // adj: wp.atomic_add(c, i, 0, 0, 1)                                                      <L 16>
        wp::adj_atomic_add(var_b, var_0, var_31, var_32, adj_b, adj_0, adj_31, adj_32, adj_33);
        // adj: wp.atomic_add(b, i, 0, 1)                                                         <L 15>
        wp::adj_atomic_add(var_a, var_0, var_30, adj_a, adj_0, adj_28, adj_29);
        wp::adj_address(var_26, var_27, adj_26, adj_27, adj_28);
        // adj: wp.atomic_add(a, i, e[0])                                                         <L 14>
        wp::adj_view(var_b, var_0, adj_b, adj_0, adj_26);
        // adj: e = b[i]                                                                          <L 13>
        wp::adj_array_store(var_d, var_0, var_23, var_24, var_25, var_21, adj_d, adj_0, adj_23, adj_24, adj_25, adj_21);
        wp::adj_copy(var_22, adj_20, adj_21);
        wp::adj_address(var_a, var_19, adj_a, adj_19, adj_20);
        // adj: d[i, 0, 0, 1] = a[0]                                                              <L 12>
        wp::adj_array_store(var_c, var_0, var_17, var_18, var_15, adj_c, adj_0, adj_17, adj_18, adj_15);
        wp::adj_copy(var_16, adj_14, adj_15);
        wp::adj_address(var_d, var_0, var_11, var_12, var_13, adj_d, adj_0, adj_11, adj_12, adj_13, adj_14);
        // adj: c[i, 0, 1] = d[i, 0, 0, 0]                                                        <L 11>
        wp::adj_array_store(var_b, var_0, var_10, var_8, adj_b, adj_0, adj_10, adj_8);
        wp::adj_copy(var_9, adj_7, adj_8);
        wp::adj_address(var_c, var_0, var_5, var_6, adj_c, adj_0, adj_5, adj_6, adj_7);
        // adj: b[i, 1] = c[i, 0, 0]                                                              <L 10>
        wp::adj_array_store(var_a, var_0, var_3, adj_a, adj_0, adj_3);
        wp::adj_copy(var_4, adj_2, adj_3);
        wp::adj_address(var_b, var_0, var_1, adj_b, adj_0, adj_1, adj_2);
        // adj: a[i] = b[i, 0]                                                                    <L 9>
        // adj: i = wp.tid()                                                                      <L 8>
        // adj: def rows(a: kind(dtype=int), b: kind(dtype=int, ndim=2), c: kind(dtype=int, ndim=3), d: kind(dtype=int, ndim=4)):  <L 7>
        continue;
    }
}

extern "C" __global__ void make__locals__rows_69c36cb8_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::indexedfabricarray_t<int> var_a,
    wp::indexedfabricarray_t<int> var_b,
    wp::indexedfabricarray_t<int> var_c,
    wp::indexedfabricarray_t<int> var_d,
    wp::indexedfabricarray_t<int> adj_a,
    wp::indexedfabricarray_t<int> adj_b,
    wp::indexedfabricarray_t<int> adj_c,
    wp::indexedfabricarray_t<int> adj_d)
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
        const wp::int32 var_1 = 0;
        int* var_2;
        wp::int32 var_3;
        wp::int32 var_4;
        const wp::int32 var_5 = 0;
        const wp::int32 var_6 = 0;
        int* var_7;
        wp::int32 var_8;
        wp::int32 var_9;
        const wp::int32 var_10 = 1;
        const wp::int32 var_11 = 0;
        const wp::int32 var_12 = 0;
        const wp::int32 var_13 = 0;
        int* var_14;
        wp::int32 var_15;
        wp::int32 var_16;
        const wp::int32 var_17 = 0;
        const wp::int32 var_18 = 1;
        const wp::int32 var_19 = 0;
        int* var_20;
        wp::int32 var_21;
        wp::int32 var_22;
        const wp::int32 var_23 = 0;
        const wp::int32 var_24 = 0;
        const wp::int32 var_25 = 1;
        wp::array_t<wp::int32> var_26;
        const wp::int32 var_27 = 0;
        wp::int32* var_28;
        wp::int32 var_29;
        wp::int32 var_30;
        const wp::int32 var_31 = 0;
        const wp::int32 var_32 = 1;
        wp::int32 var_33;
        const wp::int32 var_34 = 0;
        const wp::int32 var_35 = 0;
        const wp::int32 var_36 = 1;
        wp::int32 var_37;
        const wp::int32 var_38 = 0;
        const wp::int32 var_39 = 0;
        const wp::int32 var_40 = 0;
        const wp::int32 var_41 = 1;
        wp::int32 var_42;
        const wp::int32 var_43 = 1;
        wp::int32 var_44;
        const wp::int32 var_45 = 0;
        const wp::int32 var_46 = 1;
        wp::int32 var_47;
        const wp::int32 var_48 = 0;
        const wp::int32 var_49 = 0;
        const wp::int32 var_50 = 1;
        wp::int32 var_51;
        const wp::int32 var_52 = 0;
        const wp::int32 var_53 = 0;
        const wp::int32 var_54 = 0;
        const wp::int32 var_55 = 1;
        wp::int32 var_56;
        const wp::int32 var_57 = 1;
        wp::int32 var_58;
        const wp::int32 var_59 = 0;
        const wp::int32 var_60 = 1;
        wp::int32 var_61;
        const wp::int32 var_62 = 0;
        const wp::int32 var_63 = 0;
        const wp::int32 var_64 = 1;
        wp::int32 var_65;
        const wp::int32 var_66 = 0;
        const wp::int32 var_67 = 0;
        const wp::int32 var_68 = 0;
        const wp::int32 var_69 = 1;
        wp::int32 var_70;
        const wp::int32 var_71 = 1;
        wp::int32 var_72;
        const wp::int32 var_73 = 0;
        const wp::int32 var_74 = 1;
        wp::int32 var_75;
        const wp::int32 var_76 = 0;
        const wp::int32 var_77 = 0;
        const wp::int32 var_78 = 1;
        wp::int32 var_79;
        const wp::int32 var_80 = 0;
        const wp::int32 var_81 = 0;
        const wp::int32 var_82 = 0;
        const wp::int32 var_83 = 1;
        wp::int32 var_84;
        const wp::int32 var_85 = 1;
        wp::int32 var_86;
        const wp::int32 var_87 = 0;
        const wp::int32 var_88 = 1;
        wp::int32 var_89;
        const wp::int32 var_90 = 0;
        const wp::int32 var_91 = 0;
        const wp::int32 var_92 = 1;
        wp::int32 var_93;
        const wp::int32 var_94 = 0;
        const wp::int32 var_95 = 0;
        const wp::int32 var_96 = 0;
        const wp::int32 var_97 = 1;
        wp::int32 var_98;
        const wp::int32 var_99 = 1;
        wp::int32 var_100;
        const wp::int32 var_101 = 0;
        const wp::int32 var_102 = 1;
        wp::int32 var_103;
        const wp::int32 var_104 = 0;
        const wp::int32 var_105 = 0;
        const wp::int32 var_106 = 1;
        wp::int32 var_107;
        const wp::int32 var_108 = 0;
        const wp::int32 var_109 = 0;
        const wp::int32 var_110 = 0;
        const wp::int32 var_111 = 1;
        wp::int32 var_112;
        const wp::int32 var_113 = 1;
        wp::int32 var_114;
        const wp::int32 var_115 = 0;
        const wp::int32 var_116 = 1;
        wp::int32 var_117;
        const wp::int32 var_118 = 0;
        const wp::int32 var_119 = 0;
        const wp::int32 var_120 = 1;
        wp::int32 var_121;
        const wp::int32 var_122 = 0;
        const wp::int32 var_123 = 0;
        const wp::int32 var_124 = 0;
        const wp::int32 var_125 = 1;
        wp::int32 var_126;
        const wp::int32 var_127 = 0;
        const wp::int32 var_128 = 1;
        wp::int32 var_129;
        const wp::int32 var_130 = 0;
        const wp::int32 var_131 = 0;
        const wp::int32 var_132 = 1;
        wp::int32 var_133;
        const wp::int32 var_134 = 0;
        const wp::int32 var_135 = 0;
        const wp::int32 var_136 = 0;
        const wp::int32 var_137 = 1;
        wp::int32 var_138;
        const wp::int32 var_139 = 0;
        const wp::int32 var_140 = 0;
        const wp::int32 var_141 = 0;
        const wp::int32 var_142 = 0;
        const wp::int32 var_143 = 1;
        wp::int32 var_144;
        const wp::int32 var_145 = 1;
        wp::int32 var_146;
        const wp::int32 var_147 = 0;
        const wp::int32 var_148 = 1;
        wp::int32 var_149;
        const wp::int32 var_150 = 0;
        const wp::int32 var_151 = 0;
        const wp::int32 var_152 = 1;
        wp::int32 var_153;
        const wp::int32 var_154 = 0;
        const wp::int32 var_155 = 0;
        const wp::int32 var_156 = 0;
        const wp::int32 var_157 = 1;
        wp::int32 var_158;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        int adj_2 = {};
        wp::int32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::int32 adj_6 = {};
        int adj_7 = {};
        wp::int32 adj_8 = {};
        wp::int32 adj_9 = {};
        wp::int32 adj_10 = {};
        wp::int32 adj_11 = {};
        wp::int32 adj_12 = {};
        wp::int32 adj_13 = {};
        int adj_14 = {};
        wp::int32 adj_15 = {};
        wp::int32 adj_16 = {};
        wp::int32 adj_17 = {};
        wp::int32 adj_18 = {};
        wp::int32 adj_19 = {};
        int adj_20 = {};
        wp::int32 adj_21 = {};
        wp::int32 adj_22 = {};
        wp::int32 adj_23 = {};
        wp::int32 adj_24 = {};
        wp::int32 adj_25 = {};
        wp::array_t<wp::int32> adj_26 = {};
        wp::int32 adj_27 = {};
        wp::int32 adj_28 = {};
        wp::int32 adj_29 = {};
        wp::int32 adj_30 = {};
        wp::int32 adj_31 = {};
        wp::int32 adj_32 = {};
        wp::int32 adj_33 = {};
        wp::int32 adj_34 = {};
        wp::int32 adj_35 = {};
        wp::int32 adj_36 = {};
        wp::int32 adj_37 = {};
        wp::int32 adj_38 = {};
        wp::int32 adj_39 = {};
        wp::int32 adj_40 = {};
        wp::int32 adj_41 = {};
        wp::int32 adj_42 = {};
        wp::int32 adj_43 = {};
        wp::int32 adj_44 = {};
        wp::int32 adj_45 = {};
        wp::int32 adj_46 = {};
        wp::int32 adj_47 = {};
        wp::int32 adj_48 = {};
        wp::int32 adj_49 = {};
        wp::int32 adj_50 = {};
        wp::int32 adj_51 = {};
        wp::int32 adj_52 = {};
        wp::int32 adj_53 = {};
        wp::int32 adj_54 = {};
        wp::int32 adj_55 = {};
        wp::int32 adj_56 = {};
        wp::int32 adj_57 = {};
        wp::int32 adj_58 = {};
        wp::int32 adj_59 = {};
        wp::int32 adj_60 = {};
        wp::int32 adj_61 = {};
        wp::int32 adj_62 = {};
        wp::int32 adj_63 = {};
        wp::int32 adj_64 = {};
        wp::int32 adj_65 = {};
        wp::int32 adj_66 = {};
        wp::int32 adj_67 = {};
        wp::int32 adj_68 = {};
        wp::int32 adj_69 = {};
        wp::int32 adj_70 = {};
        wp::int32 adj_71 = {};
        wp::int32 adj_72 = {};
        wp::int32 adj_73 = {};
        wp::int32 adj_74 = {};
        wp::int32 adj_75 = {};
        wp::int32 adj_76 = {};
        wp::int32 adj_77 = {};
        wp::int32 adj_78 = {};
        wp::int32 adj_79 = {};
        wp::int32 adj_80 = {};
        wp::int32 adj_81 = {};
        wp::int32 adj_82 = {};
        wp::int32 adj_83 = {};
        wp::int32 adj_84 = {};
        wp::int32 adj_85 = {};
        wp::int32 adj_86 = {};
        wp::int32 adj_87 = {};
        wp::int32 adj_88 = {};
        wp::int32 adj_89 = {};
        wp::int32 adj_90 = {};
        wp::int32 adj_91 = {};
        wp::int32 adj_92 = {};
        wp::int32 adj_93 = {};
        wp::int32 adj_94 = {};
        wp::int32 adj_95 = {};
        wp::int32 adj_96 = {};
        wp::int32 adj_97 = {};
        wp::int32 adj_98 = {};
        wp::int32 adj_99 = {};
        wp::int32 adj_100 = {};
        wp::int32 adj_101 = {};
        wp::int32 adj_102 = {};
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
        wp::int32 adj_118 = {};
        wp::int32 adj_119 = {};
        wp::int32 adj_120 = {};
        wp::int32 adj_121 = {};
        wp::int32 adj_122 = {};
        wp::int32 adj_123 = {};
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
        wp::int32 adj_135 = {};
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
        wp::int32 adj_154 = {};
        wp::int32 adj_155 = {};
        wp::int32 adj_156 = {};
        wp::int32 adj_157 = {};
        wp::int32 adj_158 = {};
        //---------
        // forward
        // def rows(a: kind(dtype=int), b: kind(dtype=int, ndim=2), c: kind(dtype=int, ndim=3), d: kind(dtype=int, ndim=4)):       <L 7>
        // i = wp.tid()                                                                           <L 8>
        var_0 = builtin_tid1d();
        // a[i] = b[i, 0]                                                                         <L 9>
        var_2 = wp::address(var_b, var_0, var_1);
        var_4 = wp::load(var_2);
        var_3 = wp::copy(var_4);
        // wp::array_store(var_a, var_0, var_3);
        // b[i, 1] = c[i, 0, 0]                                                                   <L 10>
        var_7 = wp::address(var_c, var_0, var_5, var_6);
        var_9 = wp::load(var_7);
        var_8 = wp::copy(var_9);
        // wp::array_store(var_b, var_0, var_10, var_8);
        // c[i, 0, 1] = d[i, 0, 0, 0]                                                             <L 11>
        var_14 = wp::address(var_d, var_0, var_11, var_12, var_13);
        var_16 = wp::load(var_14);
        var_15 = wp::copy(var_16);
        // wp::array_store(var_c, var_0, var_17, var_18, var_15);
        // d[i, 0, 0, 1] = a[0]                                                                   <L 12>
        var_20 = wp::address(var_a, var_19);
        var_22 = wp::load(var_20);
        var_21 = wp::copy(var_22);
        // wp::array_store(var_d, var_0, var_23, var_24, var_25, var_21);
        // e = b[i]                                                                               <L 13>
        var_26 = wp::view(var_b, var_0);
        // wp.atomic_add(a, i, e[0])                                                              <L 14>
        var_28 = wp::address(var_26, var_27);
        var_30 = wp::load(var_28);
        // var_29 = wp::atomic_add(var_a, var_0, var_30);
        // wp.atomic_add(b, i, 0, 1)                                                              <L 15>
        // var_33 = wp::atomic_add(var_b, var_0, var_31, var_32);
        // wp.atomic_add(c, i, 0, 0, 1)                                                           <L 16>
        // var_37 = wp::atomic_add(var_c, var_0, var_34, var_35, var_36);
        // wp.atomic_add(d, i, 0, 0, 0, 1)                                                        <L 17>
        // var_42 = wp::atomic_add(var_d, var_0, var_38, var_39, var_40, var_41);
        // wp.atomic_sub(a, i, 1)                                                                 <L 18>
        // var_44 = wp::atomic_sub(var_a, var_0, var_43);
        // wp.atomic_sub(b, i, 0, 1)                                                              <L 19>
        // var_47 = wp::atomic_sub(var_b, var_0, var_45, var_46);
        // wp.atomic_sub(c, i, 0, 0, 1)                                                           <L 20>
        // var_51 = wp::atomic_sub(var_c, var_0, var_48, var_49, var_50);
        // wp.atomic_sub(d, i, 0, 0, 0, 1)                                                        <L 21>
        // var_56 = wp::atomic_sub(var_d, var_0, var_52, var_53, var_54, var_55);
        // wp.atomic_min(a, i, 1)                                                                 <L 22>
        // var_58 = wp::atomic_min(var_a, var_0, var_57);
        // wp.atomic_min(b, i, 0, 1)                                                              <L 23>
        // var_61 = wp::atomic_min(var_b, var_0, var_59, var_60);
        // wp.atomic_min(c, i, 0, 0, 1)                                                           <L 24>
        // var_65 = wp::atomic_min(var_c, var_0, var_62, var_63, var_64);
        // wp.atomic_min(d, i, 0, 0, 0, 1)                                                        <L 25>
        // var_70 = wp::atomic_min(var_d, var_0, var_66, var_67, var_68, var_69);
        // wp.atomic_max(a, i, 1)                                                                 <L 26>
        // var_72 = wp::atomic_max(var_a, var_0, var_71);
        // wp.atomic_max(b, i, 0, 1)                                                              <L 27>
        // var_75 = wp::atomic_max(var_b, var_0, var_73, var_74);
        // wp.atomic_max(c, i, 0, 0, 1)                                                           <L 28>
        // var_79 = wp::atomic_max(var_c, var_0, var_76, var_77, var_78);
        // wp.atomic_max(d, i, 0, 0, 0, 1)                                                        <L 29>
        // var_84 = wp::atomic_max(var_d, var_0, var_80, var_81, var_82, var_83);
        // wp.atomic_and(a, i, 1)                                                                 <L 30>
        // var_86 = wp::atomic_and(var_a, var_0, var_85);
        // wp.atomic_and(b, i, 0, 1)                                                              <L 31>
        // var_89 = wp::atomic_and(var_b, var_0, var_87, var_88);
        // wp.atomic_and(c, i, 0, 0, 1)                                                           <L 32>
        // var_93 = wp::atomic_and(var_c, var_0, var_90, var_91, var_92);
        // wp.atomic_and(d, i, 0, 0, 0, 1)                                                        <L 33>
        // var_98 = wp::atomic_and(var_d, var_0, var_94, var_95, var_96, var_97);
        // wp.atomic_or(a, i, 1)                                                                  <L 34>
        // var_100 = wp::atomic_or(var_a, var_0, var_99);
        // wp.atomic_or(b, i, 0, 1)                                                               <L 35>
        // var_103 = wp::atomic_or(var_b, var_0, var_101, var_102);
        // wp.atomic_or(c, i, 0, 0, 1)                                                            <L 36>
        // var_107 = wp::atomic_or(var_c, var_0, var_104, var_105, var_106);
        // wp.atomic_or(d, i, 0, 0, 0, 1)                                                         <L 37>
        // var_112 = wp::atomic_or(var_d, var_0, var_108, var_109, var_110, var_111);
        // wp.atomic_xor(a, i, 1)                                                                 <L 38>
        // var_114 = wp::atomic_xor(var_a, var_0, var_113);
        // wp.atomic_xor(b, i, 0, 1)                                                              <L 39>
        // var_117 = wp::atomic_xor(var_b, var_0, var_115, var_116);
        // wp.atomic_xor(c, i, 0, 0, 1)                                                           <L 40>
        // var_121 = wp::atomic_xor(var_c, var_0, var_118, var_119, var_120);
        // wp.atomic_xor(d, i, 0, 0, 0, 1)                                                        <L 41>
        // var_126 = wp::atomic_xor(var_d, var_0, var_122, var_123, var_124, var_125);
        // wp.atomic_cas(a, i, 0, 1)                                                              <L 42>
        // var_129 = wp::atomic_cas(var_a, var_0, var_127, var_128);
        // wp.atomic_cas(b, i, 0, 0, 1)                                                           <L 43>
        // var_133 = wp::atomic_cas(var_b, var_0, var_130, var_131, var_132);
        // wp.atomic_cas(c, i, 0, 0, 0, 1)                                                        <L 44>
        // var_138 = wp::atomic_cas(var_c, var_0, var_134, var_135, var_136, var_137);
        // wp.atomic_cas(d, i, 0, 0, 0, 0, 1)                                                     <L 45>
        // var_144 = wp::atomic_cas(var_d, var_0, var_139, var_140, var_141, var_142, var_143);
        // wp.atomic_exch(a, i, 1)                                                                <L 46>
        // var_146 = wp::atomic_exch(var_a, var_0, var_145);
        // wp.atomic_exch(b, i, 0, 1)                                                             <L 47>
        // var_149 = wp::atomic_exch(var_b, var_0, var_147, var_148);
        // wp.atomic_exch(c, i, 0, 0, 1)                                                          <L 48>
        // var_153 = wp::atomic_exch(var_c, var_0, var_150, var_151, var_152);
        // wp.atomic_exch(d, i, 0, 0, 0, 1)                                                       <L 49>
        // var_158 = wp::atomic_exch(var_d, var_0, var_154, var_155, var_156, var_157);
        //---------
        // reverse
        // adj: wp.atomic_exch(d, i, 0, 0, 0, 1)                                                  <L 49>
        // adj: wp.atomic_exch(c, i, 0, 0, 1)                                                     <L 48>
        // adj: wp.atomic_exch(b, i, 0, 1)                                                        <L 47>
        // adj: wp.atomic_exch(a, i, 1)                                                           <L 46>
        // adj: wp.atomic_cas(d, i, 0, 0, 0, 0, 1)                                                <L 45>
        // adj: wp.atomic_cas(c, i, 0, 0, 0, 1)                                                   <L 44>
        // adj: wp.atomic_cas(b, i, 0, 0, 1)                                                      <L 43>
        // adj: wp.atomic_cas(a, i, 0, 1)                                                         <L 42>
        // adj: wp.atomic_xor(d, i, 0, 0, 0, 1)                                                   <L 41>
        // adj: wp.atomic_xor(c, i, 0, 0, 1)                                                      <L 40>
        // adj: wp.atomic_xor(b, i, 0, 1)                                                         <L 39>
        // adj: wp.atomic_xor(a, i, 1)                                                            <L 38>
        // adj: wp.atomic_or(d, i, 0, 0, 0, 1)                                                    <L 37>
        // adj: wp.atomic_or(c, i, 0, 0, 1)                                                       <L 36>
        // adj: wp.atomic_or(b, i, 0, 1)                                                          <L 35>
        // adj: wp.atomic_or(a, i, 1)                                                             <L 34>
        // adj: wp.atomic_and(d, i, 0, 0, 0, 1)                                                   <L 33>
        // adj: wp.atomic_and(c, i, 0, 0, 1)                                                      <L 32>
        // adj: wp.atomic_and(b, i, 0, 1)                                                         <L 31>
        // adj: wp.atomic_and(a, i, 1)                                                            <L 30>
        wp::adj_atomic_max(var_d, var_0, var_80, var_81, var_82, var_83, adj_d, adj_0, adj_80, adj_81, adj_82, adj_83, adj_84);
        // adj: wp.atomic_max(d, i, 0, 0, 0, 1)                                                   <L 29>
        wp::adj_atomic_max(var_c, var_0, var_76, var_77, var_78, adj_c, adj_0, adj_76, adj_77, adj_78, adj_79);
        // adj: wp.atomic_max(c, i, 0, 0, 1)                                                      <L 28>
        wp::adj_atomic_max(var_b, var_0, var_73, var_74, adj_b, adj_0, adj_73, adj_74, adj_75);
        // adj: wp.atomic_max(b, i, 0, 1)                                                         <L 27>
        wp::adj_atomic_max(var_a, var_0, var_71, adj_a, adj_0, adj_71, adj_72);
        // adj: wp.atomic_max(a, i, 1)                                                            <L 26>
        wp::adj_atomic_min(var_d, var_0, var_66, var_67, var_68, var_69, adj_d, adj_0, adj_66, adj_67, adj_68, adj_69, adj_70);
        // adj: wp.atomic_min(d, i, 0, 0, 0, 1)                                                   <L 25>
        wp::adj_atomic_min(var_c, var_0, var_62, var_63, var_64, adj_c, adj_0, adj_62, adj_63, adj_64, adj_65);
        // adj: wp.atomic_min(c, i, 0, 0, 1)                                                      <L 24>
        wp::adj_atomic_min(var_b, var_0, var_59, var_60, adj_b, adj_0, adj_59, adj_60, adj_61);
        // adj: wp.atomic_min(b, i, 0, 1)                                                         <L 23>
        wp::adj_atomic_min(var_a, var_0, var_57, adj_a, adj_0, adj_57, adj_58);
        // adj: wp.atomic_min(a, i, 1)                                                            <L 22>
        wp::adj_atomic_sub(var_d, var_0, var_52, var_53, var_54, var_55, adj_d, adj_0, adj_52, adj_53, adj_54, adj_55, adj_56);
        // adj: wp.atomic_sub(d, i, 0, 0, 0, 1)                                                   <L 21>
        wp::adj_atomic_sub(var_c, var_0, var_48, var_49, var_50, adj_c, adj_0, adj_48, adj_49, adj_50, adj_51);
        // adj: wp.atomic_sub(c, i, 0, 0, 1)                                                      <L 20>
        wp::adj_atomic_sub(var_b, var_0, var_45, var_46, adj_b, adj_0, adj_45, adj_46, adj_47);
        // adj: wp.atomic_sub(b, i, 0, 1)                                                         <L 19>
        wp::adj_atomic_sub(var_a, var_0, var_43, adj_a, adj_0, adj_43, adj_44);
        // adj: wp.atomic_sub(a, i, 1)                                                            <L 18>
        wp::adj_atomic_add(var_d, var_0, var_38, var_39, var_40, var_41, adj_d, adj_0, adj_38, adj_39, adj_40, adj_41, adj_42);
        // adj: wp.atomic_add(d, i, 0, 0, 0, 1)                                                   <L 17>
        wp::adj_atomic_add(var_c, var_0, var_34, var_35, var_36, adj_c, adj_0, adj_34, adj_35, adj_36, adj_37);
        // adj: wp.atomic_add(c, i, 0, 0, 1)                                                      <L 16>
        wp::adj_atomic_add(var_b, var_0, var_31, var_32, adj_b, adj_0, adj_31, adj_32, adj_33);
        // adj: wp.atomic_add(b, i, 0, 1)                                                         <L 15>
        wp::adj_atomic_add(var_a, var_0, var_30, adj_a, adj_0, adj_28, adj_29);
        wp::adj_address(var_26, var_27, adj_26, adj_27, adj_28);
        // adj: wp.atomic_add(a, i, e[0])                                                         <L 14>
        wp::adj_view(var_b, var_0, adj_b, adj_0, adj_26);
        // adj: e = b[i]                                                                          <L 13>
        wp::adj_array_store(var_d, var_0, var_23, var_24, var_25, var_21, adj_d, adj_0, adj_23, adj_24, adj_25, adj_21);
        wp::adj_copy(var_22, adj_20, adj_21);
        wp::adj_address(var_a, var_19, adj_a, adj_19, adj_20);
        // adj: d[i, 0, 0, 1] = a[0]                                                              <L 12>
        wp::adj_array_store(var_c, var_0, var_17, var_18, var_15, adj_c, adj_0, adj_17, adj_18, adj_15);
        wp::adj_copy(var_16, adj_14, adj_15);
        wp::adj_address(var_d, var_0, var_11, var_12, var_13, adj_d, adj_0, adj_11, adj_12, adj_13, adj_14);
        // adj: c[i, 0, 1] = d[i, 0, 0, 0]                                                        <L 11>
        wp::adj_array_store(var_b, var_0, var_10, var_8, adj_b, adj_0, adj_10, adj_8);
        wp::adj_copy(var_9, adj_7, adj_8);
        wp::adj_address(var_c, var_0, var_5, var_6, adj_c, adj_0, adj_5, adj_6, adj_7);
        // adj: b[i, 1] = c[i, 0, 0]                                                              <L 10>
        wp::adj_array_store(var_a, var_0, var_3, adj_a, adj_0, adj_3);
        wp::adj_copy(var_4, adj_2, adj_3);
        wp::adj_address(var_b, var_0, var_1, adj_b, adj_0, adj_1, adj_2);
        // adj: a[i] = b[i, 0]                                                                    <L 9>
        // adj: i = wp.tid()                                                                      <L 8>
        // adj: def rows(a: kind(dtype=int), b: kind(dtype=int, ndim=2), c: kind(dtype=int, ndim=3), d: kind(dtype=int, ndim=4)):  <L 7>
        continue;
    }
}

extern "C" __global__ void make__locals__rows_8fcf459a_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::indexedarray_t<wp::int32> var_a,
    wp::indexedarray_t<wp::int32> var_b,
    wp::indexedarray_t<wp::int32> var_c,
    wp::indexedarray_t<wp::int32> var_d,
    wp::array_t<wp::int32> adj_a,
    wp::array_t<wp::int32> adj_b,
    wp::array_t<wp::int32> adj_c,
    wp::array_t<wp::int32> adj_d)
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
        const wp::int32 var_1 = 0;
        wp::int32* var_2;
        wp::int32 var_3;
        wp::int32 var_4;
        const wp::int32 var_5 = 0;
        const wp::int32 var_6 = 0;
        wp::int32* var_7;
        wp::int32 var_8;
        wp::int32 var_9;
        const wp::int32 var_10 = 1;
        const wp::int32 var_11 = 0;
        const wp::int32 var_12 = 0;
        const wp::int32 var_13 = 0;
        wp::int32* var_14;
        wp::int32 var_15;
        wp::int32 var_16;
        const wp::int32 var_17 = 0;
        const wp::int32 var_18 = 1;
        const wp::int32 var_19 = 0;
        wp::int32* var_20;
        wp::int32 var_21;
        wp::int32 var_22;
        const wp::int32 var_23 = 0;
        const wp::int32 var_24 = 0;
        const wp::int32 var_25 = 1;
        wp::indexedarray_t<wp::int32> var_26;
        const wp::int32 var_27 = 0;
        wp::int32* var_28;
        wp::int32 var_29;
        wp::int32 var_30;
        const wp::int32 var_31 = 0;
        const wp::int32 var_32 = 1;
        wp::int32 var_33;
        const wp::int32 var_34 = 0;
        const wp::int32 var_35 = 0;
        const wp::int32 var_36 = 1;
        wp::int32 var_37;
        const wp::int32 var_38 = 0;
        const wp::int32 var_39 = 0;
        const wp::int32 var_40 = 0;
        const wp::int32 var_41 = 1;
        wp::int32 var_42;
        const wp::int32 var_43 = 1;
        wp::int32 var_44;
        const wp::int32 var_45 = 0;
        const wp::int32 var_46 = 1;
        wp::int32 var_47;
        const wp::int32 var_48 = 0;
        const wp::int32 var_49 = 0;
        const wp::int32 var_50 = 1;
        wp::int32 var_51;
        const wp::int32 var_52 = 0;
        const wp::int32 var_53 = 0;
        const wp::int32 var_54 = 0;
        const wp::int32 var_55 = 1;
        wp::int32 var_56;
        const wp::int32 var_57 = 1;
        wp::int32 var_58;
        const wp::int32 var_59 = 0;
        const wp::int32 var_60 = 1;
        wp::int32 var_61;
        const wp::int32 var_62 = 0;
        const wp::int32 var_63 = 0;
        const wp::int32 var_64 = 1;
        wp::int32 var_65;
        const wp::int32 var_66 = 0;
        const wp::int32 var_67 = 0;
        const wp::int32 var_68 = 0;
        const wp::int32 var_69 = 1;
        wp::int32 var_70;
        const wp::int32 var_71 = 1;
        wp::int32 var_72;
        const wp::int32 var_73 = 0;
        const wp::int32 var_74 = 1;
        wp::int32 var_75;
        const wp::int32 var_76 = 0;
        const wp::int32 var_77 = 0;
        const wp::int32 var_78 = 1;
        wp::int32 var_79;
        const wp::int32 var_80 = 0;
        const wp::int32 var_81 = 0;
        const wp::int32 var_82 = 0;
        const wp::int32 var_83 = 1;
        wp::int32 var_84;
        const wp::int32 var_85 = 1;
        wp::int32 var_86;
        const wp::int32 var_87 = 0;
        const wp::int32 var_88 = 1;
        wp::int32 var_89;
        const wp::int32 var_90 = 0;
        const wp::int32 var_91 = 0;
        const wp::int32 var_92 = 1;
        wp::int32 var_93;
        const wp::int32 var_94 = 0;
        const wp::int32 var_95 = 0;
        const wp::int32 var_96 = 0;
        const wp::int32 var_97 = 1;
        wp::int32 var_98;
        const wp::int32 var_99 = 1;
        wp::int32 var_100;
        const wp::int32 var_101 = 0;
        const wp::int32 var_102 = 1;
        wp::int32 var_103;
        const wp::int32 var_104 = 0;
        const wp::int32 var_105 = 0;
        const wp::int32 var_106 = 1;
        wp::int32 var_107;
        const wp::int32 var_108 = 0;
        const wp::int32 var_109 = 0;
        const wp::int32 var_110 = 0;
        const wp::int32 var_111 = 1;
        wp::int32 var_112;
        const wp::int32 var_113 = 1;
        wp::int32 var_114;
        const wp::int32 var_115 = 0;
        const wp::int32 var_116 = 1;
        wp::int32 var_117;
        const wp::int32 var_118 = 0;
        const wp::int32 var_119 = 0;
        const wp::int32 var_120 = 1;
        wp::int32 var_121;
        const wp::int32 var_122 = 0;
        const wp::int32 var_123 = 0;
        const wp::int32 var_124 = 0;
        const wp::int32 var_125 = 1;
        wp::int32 var_126;
        const wp::int32 var_127 = 0;
        const wp::int32 var_128 = 1;
        wp::int32 var_129;
        const wp::int32 var_130 = 0;
        const wp::int32 var_131 = 0;
        const wp::int32 var_132 = 1;
        wp::int32 var_133;
        const wp::int32 var_134 = 0;
        const wp::int32 var_135 = 0;
        const wp::int32 var_136 = 0;
        const wp::int32 var_137 = 1;
        wp::int32 var_138;
        const wp::int32 var_139 = 0;
        const wp::int32 var_140 = 0;
        const wp::int32 var_141 = 0;
        const wp::int32 var_142 = 0;
        const wp::int32 var_143 = 1;
        wp::int32 var_144;
        const wp::int32 var_145 = 1;
        wp::int32 var_146;
        const wp::int32 var_147 = 0;
        const wp::int32 var_148 = 1;
        wp::int32 var_149;
        const wp::int32 var_150 = 0;
        const wp::int32 var_151 = 0;
        const wp::int32 var_152 = 1;
        wp::int32 var_153;
        const wp::int32 var_154 = 0;
        const wp::int32 var_155 = 0;
        const wp::int32 var_156 = 0;
        const wp::int32 var_157 = 1;
        wp::int32 var_158;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::int32 adj_9 = {};
        wp::int32 adj_10 = {};
        wp::int32 adj_11 = {};
        wp::int32 adj_12 = {};
        wp::int32 adj_13 = {};
        wp::int32 adj_14 = {};
        wp::int32 adj_15 = {};
        wp::int32 adj_16 = {};
        wp::int32 adj_17 = {};
        wp::int32 adj_18 = {};
        wp::int32 adj_19 = {};
        wp::int32 adj_20 = {};
        wp::int32 adj_21 = {};
        wp::int32 adj_22 = {};
        wp::int32 adj_23 = {};
        wp::int32 adj_24 = {};
        wp::int32 adj_25 = {};
        wp::indexedarray_t<wp::int32> adj_26 = {};
        wp::int32 adj_27 = {};
        wp::int32 adj_28 = {};
        wp::int32 adj_29 = {};
        wp::int32 adj_30 = {};
        wp::int32 adj_31 = {};
        wp::int32 adj_32 = {};
        wp::int32 adj_33 = {};
        wp::int32 adj_34 = {};
        wp::int32 adj_35 = {};
        wp::int32 adj_36 = {};
        wp::int32 adj_37 = {};
        wp::int32 adj_38 = {};
        wp::int32 adj_39 = {};
        wp::int32 adj_40 = {};
        wp::int32 adj_41 = {};
        wp::int32 adj_42 = {};
        wp::int32 adj_43 = {};
        wp::int32 adj_44 = {};
        wp::int32 adj_45 = {};
        wp::int32 adj_46 = {};
        wp::int32 adj_47 = {};
        wp::int32 adj_48 = {};
        wp::int32 adj_49 = {};
        wp::int32 adj_50 = {};
        wp::int32 adj_51 = {};
        wp::int32 adj_52 = {};
        wp::int32 adj_53 = {};
        wp::int32 adj_54 = {};
        wp::int32 adj_55 = {};
        wp::int32 adj_56 = {};
        wp::int32 adj_57 = {};
        wp::int32 adj_58 = {};
        wp::int32 adj_59 = {};
        wp::int32 adj_60 = {};
        wp::int32 adj_61 = {};
        wp::int32 adj_62 = {};
        wp::int32 adj_63 = {};
        wp::int32 adj_64 = {};
        wp::int32 adj_65 = {};
        wp::int32 adj_66 = {};
        wp::int32 adj_67 = {};
        wp::int32 adj_68 = {};
        wp::int32 adj_69 = {};
        wp::int32 adj_70 = {};
        wp::int32 adj_71 = {};
        wp::int32 adj_72 = {};
        wp::int32 adj_73 = {};
        wp::int32 adj_74 = {};
        wp::int32 adj_75 = {};
        wp::int32 adj_76 = {};
        wp::int32 adj_77 = {};
        wp::int32 adj_78 = {};
        wp::int32 adj_79 = {};
        wp::int32 adj_80 = {};
        wp::int32 adj_81 = {};
        wp::int32 adj_82 = {};
        wp::int32 adj_83 = {};
        wp::int32 adj_84 = {};
        wp::int32 adj_85 = {};
        wp::int32 adj_86 = {};
        wp::int32 adj_87 = {};
        wp::int32 adj_88 = {};
        wp::int32 adj_89 = {};
        wp::int32 adj_90 = {};
        wp::int32 adj_91 = {};
        wp::int32 adj_92 = {};
        wp::int32 adj_93 = {};
        wp::int32 adj_94 = {};
        wp::int32 adj_95 = {};
        wp::int32 adj_96 = {};
        wp::int32 adj_97 = {};
        wp::int32 adj_98 = {};
        wp::int32 adj_99 = {};
        wp::int32 adj_100 = {};
        wp::int32 adj_101 = {};
        wp::int32 adj_102 = {};
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
        wp::int32 adj_118 = {};
        wp::int32 adj_119 = {};
        wp::int32 adj_120 = {};
        wp::int32 adj_121 = {};
        wp::int32 adj_122 = {};
        wp::int32 adj_123 = {};
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
        wp::int32 adj_135 = {};
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
        wp::int32 adj_154 = {};
        wp::int32 adj_155 = {};
        wp::int32 adj_156 = {};
        wp::int32 adj_157 = {};
        wp::int32 adj_158 = {};
        //---------
        // forward
        // def rows(a: kind(dtype=int), b: kind(dtype=int, ndim=2), c: kind(dtype=int, ndim=3), d: kind(dtype=int, ndim=4)):       <L 7>
        // i = wp.tid()                                                                           <L 8>
        var_0 = builtin_tid1d();
        // a[i] = b[i, 0]                                                                         <L 9>
        var_2 = wp::address(var_b, var_0, var_1);
        var_4 = wp::load(var_2);
        var_3 = wp::copy(var_4);
        // wp::array_store(var_a, var_0, var_3);
        // b[i, 1] = c[i, 0, 0]                                                                   <L 10>
        var_7 = wp::address(var_c, var_0, var_5, var_6);
        var_9 = wp::load(var_7);
        var_8 = wp::copy(var_9);
        // wp::array_store(var_b, var_0, var_10, var_8);
        // c[i, 0, 1] = d[i, 0, 0, 0]                                                             <L 11>
        var_14 = wp::address(var_d, var_0, var_11, var_12, var_13);
        var_16 = wp::load(var_14);
        var_15 = wp::copy(var_16);
        // wp::array_store(var_c, var_0, var_17, var_18, var_15);
        // d[i, 0, 0, 1] = a[0]                                                                   <L 12>
        var_20 = wp::address(var_a, var_19);
        var_22 = wp::load(var_20);
        var_21 = wp::copy(var_22);
        // wp::array_store(var_d, var_0, var_23, var_24, var_25, var_21);
        // e = b[i]                                                                               <L 13>
        var_26 = wp::view(var_b, var_0);
        // wp.atomic_add(a, i, e[0])                                                              <L 14>
        var_28 = wp::address(var_26, var_27);
        var_30 = wp::load(var_28);
        // var_29 = wp::atomic_add(var_a, var_0, var_30);
        // wp.atomic_add(b, i, 0, 1)                                                              <L 15>
        // var_33 = wp::atomic_add(var_b, var_0, var_31, var_32);
        // wp.atomic_add(c, i, 0, 0, 1)                                                           <L 16>
        // var_37 = wp::atomic_add(var_c, var_0, var_34, var_35, var_36);
        // wp.atomic_add(d, i, 0, 0, 0, 1)                                                        <L 17>
        // var_42 = wp::atomic_add(var_d, var_0, var_38, var_39, var_40, var_41);
        // wp.atomic_sub(a, i, 1)                                                                 <L 18>
        // var_44 = wp::atomic_sub(var_a, var_0, var_43);
        // wp.atomic_sub(b, i, 0, 1)                                                              <L 19>
        // var_47 = wp::atomic_sub(var_b, var_0, var_45, var_46);
        // wp.atomic_sub(c, i, 0, 0, 1)                                                           <L 20>
        // var_51 = wp::atomic_sub(var_c, var_0, var_48, var_49, var_50);
        // wp.atomic_sub(d, i, 0, 0, 0, 1)                                                        <L 21>
        // var_56 = wp::atomic_sub(var_d, var_0, var_52, var_53, var_54, var_55);
        // wp.atomic_min(a, i, 1)                                                                 <L 22>
        // var_58 = wp::atomic_min(var_a, var_0, var_57);
        // wp.atomic_min(b, i, 0, 1)                                                              <L 23>
        // var_61 = wp::atomic_min(var_b, var_0, var_59, var_60);
        // wp.atomic_min(c, i, 0, 0, 1)                                                           <L 24>
        // var_65 = wp::atomic_min(var_c, var_0, var_62, var_63, var_64);
        // wp.atomic_min(d, i, 0, 0, 0, 1)                                                        <L 25>
        // var_70 = wp::atomic_min(var_d, var_0, var_66, var_67, var_68, var_69);
        // wp.atomic_max(a, i, 1)                                                                 <L 26>
        // var_72 = wp::atomic_max(var_a, var_0, var_71);
        // wp.atomic_max(b, i, 0, 1)                                                              <L 27>
        // var_75 = wp::atomic_max(var_b, var_0, var_73, var_74);
        // wp.atomic_max(c, i, 0, 0, 1)                                                           <L 28>
        // var_79 = wp::atomic_max(var_c, var_0, var_76, var_77, var_78);
        // wp.atomic_max(d, i, 0, 0, 0, 1)                                                        <L 29>
        // var_84 = wp::atomic_max(var_d, var_0, var_80, var_81, var_82, var_83);
        // wp.atomic_and(a, i, 1)                                                                 <L 30>
        // var_86 = wp::atomic_and(var_a, var_0, var_85);
        // wp.atomic_and(b, i, 0, 1)                                                              <L 31>
        // var_89 = wp::atomic_and(var_b, var_0, var_87, var_88);
        // wp.atomic_and(c, i, 0, 0, 1)                                                           <L 32>
        // var_93 = wp::atomic_and(var_c, var_0, var_90, var_91, var_92);
        // wp.atomic_and(d, i, 0, 0, 0, 1)                                                        <L 33>
        // var_98 = wp::atomic_and(var_d, var_0, var_94, var_95, var_96, var_97);
        // wp.atomic_or(a, i, 1)                                                                  <L 34>
        // var_100 = wp::atomic_or(var_a, var_0, var_99);
        // wp.atomic_or(b, i, 0, 1)                                                               <L 35>
        // var_103 = wp::atomic_or(var_b, var_0, var_101, var_102);
        // wp.atomic_or(c, i, 0, 0, 1)                                                            <L 36>
        // var_107 = wp::atomic_or(var_c, var_0, var_104, var_105, var_106);
        // wp.atomic_or(d, i, 0, 0, 0, 1)                                                         <L 37>
        // var_112 = wp::atomic_or(var_d, var_0, var_108, var_109, var_110, var_111);
        // wp.atomic_xor(a, i, 1)                                                                 <L 38>
        // var_114 = wp::atomic_xor(var_a, var_0, var_113);
        // wp.atomic_xor(b, i, 0, 1)                                                              <L 39>
        // var_117 = wp::atomic_xor(var_b, var_0, var_115, var_116);
        // wp.atomic_xor(c, i, 0, 0, 1)                                                           <L 40>
        // var_121 = wp::atomic_xor(var_c, var_0, var_118, var_119, var_120);
        // wp.atomic_xor(d, i, 0, 0, 0, 1)                                                        <L 41>
        // var_126 = wp::atomic_xor(var_d, var_0, var_122, var_123, var_124, var_125);
        // wp.atomic_cas(a, i, 0, 1)                                                              <L 42>
        // var_129 = wp::atomic_cas(var_a, var_0, var_127, var_128);
        // wp.atomic_cas(b, i, 0, 0, 1)                                                           <L 43>
        // var_133 = wp::atomic_cas(var_b, var_0, var_130, var_131, var_132);
        // wp.atomic_cas(c, i, 0, 0, 0, 1)                                                        <L 44>
        // var_138 = wp::atomic_cas(var_c, var_0, var_134, var_135, var_136, var_137);
        // wp.atomic_cas(d, i, 0, 0, 0, 0, 1)                                                     <L 45>
        // var_144 = wp::atomic_cas(var_d, var_0, var_139, var_140, var_141, var_142, var_143);
        // wp.atomic_exch(a, i, 1)                                                                <L 46>
        // var_146 = wp::atomic_exch(var_a, var_0, var_145);
        // wp.atomic_exch(b, i, 0, 1)                                                             <L 47>
        // var_149 = wp::atomic_exch(var_b, var_0, var_147, var_148);
        // wp.atomic_exch(c, i, 0, 0, 1)                                                          <L 48>
        // var_153 = wp::atomic_exch(var_c, var_0, var_150, var_151, var_152);
        // wp.atomic_exch(d, i, 0, 0, 0, 1)                                                       <L 49>
        // var_158 = wp::atomic_exch(var_d, var_0, var_154, var_155, var_156, var_157);
        //---------
        // reverse
        // adj: wp.atomic_exch(d, i, 0, 0, 0, 1)                                                  <L 49>
        // adj: wp.atomic_exch(c, i, 0, 0, 1)                                                     <L 48>
        // adj: wp.atomic_exch(b, i, 0, 1)                                                        <L 47>
        // adj: wp.atomic_exch(a, i, 1)                                                           <L 46>
        // adj: wp.atomic_cas(d, i, 0, 0, 0, 0, 1)                                                <L 45>
        // adj: wp.atomic_cas(c, i, 0, 0, 0, 1)                                                   <L 44>
        // adj: wp.atomic_cas(b, i, 0, 0, 1)                                                      <L 43>
        // adj: wp.atomic_cas(a, i, 0, 1)                                                         <L 42>
        // adj: wp.atomic_xor(d, i, 0, 0, 0, 1)                                                   <L 41>
        // adj: wp.atomic_xor(c, i, 0, 0, 1)                                                      <L 40>
        // adj: wp.atomic_xor(b, i, 0, 1)                                                         <L 39>
        // adj: wp.atomic_xor(a, i, 1)                                                            <L 38>
        // adj: wp.atomic_or(d, i, 0, 0, 0, 1)                                                    <L 37>
        // adj: wp.atomic_or(c, i, 0, 0, 1)                                                       <L 36>
        // adj: wp.atomic_or(b, i, 0, 1)                                                          <L 35>
        // adj: wp.atomic_or(a, i, 1)                                                             <L 34>
        // adj: wp.atomic_and(d, i, 0, 0, 0, 1)                                                   <L 33>
        // adj: wp.atomic_and(c, i, 0, 0, 1)                                                      <L 32>
        // adj: wp.atomic_and(b, i, 0, 1)                                                         <L 31>
        // adj: wp.atomic_and(a, i, 1)                                                            <L 30>
        wp::adj_atomic_max(var_d, var_0, var_80, var_81, var_82, var_83, adj_d, adj_0, adj_80, adj_81, adj_82, adj_83, adj_84);
        // adj: wp.atomic_max(d, i, 0, 0, 0, 1)                                                   <L 29>
        wp::adj_atomic_max(var_c, var_0, var_76, var_77, var_78, adj_c, adj_0, adj_76, adj_77, adj_78, adj_79);
        // adj: wp.atomic_max(c, i, 0, 0, 1)                                                      <L 28>
        wp::adj_atomic_max(var_b, var_0, var_73, var_74, adj_b, adj_0, adj_73, adj_74, adj_75);
        // adj: wp.atomic_max(b, i, 0, 1)                                                         <L 27>
        wp::adj_atomic_max(var_a, var_0, var_71, adj_a, adj_0, adj_71, adj_72);
        // adj: wp.atomic_max(a, i, 1)                                                            <L 26>
        wp::adj_atomic_min(var_d, var_0, var_66, var_67, var_68, var_69, adj_d, adj_0, adj_66, adj_67, adj_68, adj_69, adj_70);
        // adj: wp.atomic_min(d, i, 0, 0, 0, 1)                                                   <L 25>
        wp::adj_atomic_min(var_c, var_0, var_62, var_63, var_64, adj_c, adj_0, adj_62, adj_63, adj_64, adj_65);
        // adj: wp.atomic_min(c, i, 0, 0, 1)                                                      <L 24>
        wp::adj_atomic_min(var_b, var_0, var_59, var_60, adj_b, adj_0, adj_59, adj_60, adj_61);
        // adj: wp.atomic_min(b, i, 0, 1)                                                         <L 23>
        wp::adj_atomic_min(var_a, var_0, var_57, adj_a, adj_0, adj_57, adj_58);
        // adj: wp.atomic_min(a, i, 1)                                                            <L 22>
        wp::adj_atomic_sub(var_d, var_0, var_52, var_53, var_54, var_55, adj_d, adj_0, adj_52, adj_53, adj_54, adj_55, adj_56);
        // adj: wp.atomic_sub(d, i, 0, 0, 0, 1)                                                   <L 21>
        wp::adj_atomic_sub(var_c, var_0, var_48, var_49, var_50, adj_c, adj_0, adj_48, adj_49, adj_50, adj_51);
        // adj: wp.atomic_sub(c, i, 0, 0, 1)                                                      <L 20>
        wp::adj_atomic_sub(var_b, var_0, var_45, var_46, adj_b, adj_0, adj_45, adj_46, adj_47);
        // adj: wp.atomic_sub(b, i, 0, 1)                                                         <L 19>
        wp::adj_atomic_sub(var_a, var_0, var_43, adj_a, adj_0, adj_43, adj_44);
        // adj: wp.atomic_sub(a, i, 1)                                                            <L 18>
        wp::adj_atomic_add(var_d, var_0, var_38, var_39, var_40, var_41, adj_d, adj_0, adj_38, adj_39, adj_40, adj_41, adj_42);
        // adj: wp.atomic_add(d, i, 0, 0, 0, 1)                                                   <L 17>
        wp::adj_atomic_add(var_c, var_0, var_34, var_35, var_36, adj_c, adj_0, adj_34, adj_35, adj_36, adj_37);
        // adj: wp.atomic_add(c, i, 0, 0, 1)                                                      <L 16>
        wp::adj_atomic_add(var_b, var_0, var_31, var_32, adj_b, adj_0, adj_31, adj_32, adj_33);
        // adj: wp.atomic_add(b, i, 0, 1)                                                         <L 15>
        wp::adj_atomic_add(var_a, var_0, var_30, adj_a, adj_0, adj_28, adj_29);
        wp::adj_address(var_26, var_27, adj_26, adj_27, adj_28);
        // adj: wp.atomic_add(a, i, e[0])                                                         <L 14>
        wp::adj_view(var_b, var_0, adj_b, adj_0, adj_26);
        // adj: e = b[i]                                                                          <L 13>
        wp::adj_array_store(var_d, var_0, var_23, var_24, var_25, var_21, adj_d, adj_0, adj_23, adj_24, adj_25, adj_21);
        wp::adj_copy(var_22, adj_20, adj_21);
        wp::adj_address(var_a, var_19, adj_a, adj_19, adj_20);
        // adj: d[i, 0, 0, 1] = a[0]                                                              <L 12>
        wp::adj_array_store(var_c, var_0, var_17, var_18, var_15, adj_c, adj_0, adj_17, adj_18, adj_15);
        wp::adj_copy(var_16, adj_14, adj_15);
        wp::adj_address(var_d, var_0, var_11, var_12, var_13, adj_d, adj_0, adj_11, adj_12, adj_13, adj_14);
        // adj: c[i, 0, 1] = d[i, 0, 0, 0]                                                        <L 11>
        wp::adj_array_store(var_b, var_0, var_10, var_8, adj_b, adj_0, adj_10, adj_8);
        wp::adj_copy(var_9, adj_7, adj_8);
        wp::adj_address(var_c, var_0, var_5, var_6, adj_c, adj_0, adj_5, adj_6, adj_7);
        // adj: b[i, 1] = c[i, 0, 0]                                                              <L 10>
        wp::adj_array_store(var_a, var_0, var_3, adj_a, adj_0, adj_3);
        wp::adj_copy(var_4, adj_2, adj_3);
        wp::adj_address(var_b, var_0, var_1, adj_b, adj_0, adj_1, adj_2);
        // adj: a[i] = b[i, 0]                                                                    <L 9>
        // adj: i = wp.tid()                                                                      <L 8>
        // adj: def rows(a: kind(dtype=int), b: kind(dtype=int, ndim=2), c: kind(dtype=int, ndim=3), d: kind(dtype=int, ndim=4)):  <L 7>
        continue;
    }
}
