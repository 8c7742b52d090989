struct wp_args_make__locals__rows_460956b6 {
    wp::fabricarray_t<int> a;
    wp::fabricarray_t<int> b;
    wp::fabricarray_t<int> c;
    wp::fabricarray_t<int> d;
};

template <bool wp_linear_contiguous>
static void make__locals__rows_460956b6_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_make__locals__rows_460956b6 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::fabricarray_t<int> var_a = _wp_args->a;
    wp::fabricarray_t<int> var_b = _wp_args->b;
    wp::fabricarray_t<int> var_c = _wp_args->c;
    wp::fabricarray_t<int> var_d = _wp_args->d;
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
    // forward
    // def rows(a: kind(dtype=int), b: kind(dtype=int, ndim=2), c: kind(dtype=int, ndim=3), d: kind(dtype=int, ndim=4)):       <L 7>
    // i = wp.tid()                                                                           <L 8>
    var_0 = builtin_tid1d();
    // a[i] = b[i, 0]                                                                         <L 9>
    var_2 = wp::address(var_b, var_0, var_1);
    var_4 = wp::load(var_2);
    var_3 = wp::copy(var_4);
    wp::array_store(var_a, var_0, var_3);
    // b[i, 1] = c[i, 0, 0]                                                                   <L 10>
    var_7 = wp::address(var_c, var_0, var_5, var_6);
    var_9 = wp::load(var_7);
    var_8 = wp::copy(var_9);
    wp::array_store(var_b, var_0, var_10, var_8);
    // c[i, 0, 1] = d[i, 0, 0, 0]                                                             <L 11>
    var_14 = wp::address(var_d, var_0, var_11, var_12, var_13);
    var_16 = wp::load(var_14);
    var_15 = wp::copy(var_16);
    wp::array_store(var_c, var_0, var_17, var_18, var_15);
    // d[i, 0, 0, 1] = a[0]                                                                   <L 12>
    var_20 = wp::address(var_a, var_19);
    var_22 = wp::load(var_20);
    var_21 = wp::copy(var_22);
    wp::array_store(var_d, var_0, var_23, var_24, var_25, var_21);
    // e = b[i]                                                                               <L 13>
    var_26 = wp::view(var_b, var_0);
    // wp.atomic_add(a, i, e[0])                                                              <L 14>
    var_28 = wp::address(var_26, var_27);
    var_30 = wp::load(var_28);
    var_29 = wp::atomic_add(var_a, var_0, var_30);
    // wp.atomic_add(b, i, 0, 1)                                                              <L 15>
    var_33 = wp::atomic_add(var_b, var_0, var_31, var_32);
    // wp.atomic_add(c, i, 0, 0, 1)                                                           <L 16>
    var_37 = wp::atomic_add(var_c, var_0, var_34, var_35, var_36);
    // wp.atomic_add(d, i, 0, 0, 0, 1)                                                        <L 17>
    var_42 = wp::atomic_add(var_d, var_0, var_38, var_39, var_40, var_41);
    // wp.atomic_sub(a, i, 1)                                                                 <L 18>
    var_44 = wp::atomic_sub(var_a, var_0, var_43);
    // wp.atomic_sub(b, i, 0, 1)                                                              <L 19>
    var_47 = wp::atomic_sub(var_b, var_0, var_45, var_46);
    // wp.atomic_sub(c, i, 0, 0, 1)                                                           <L 20>
    var_51 = wp::atomic_sub(var_c, var_0, var_48, var_49, var_50);
    // wp.atomic_sub(d, i, 0, 0, 0, 1)                                                        <L 21>
    var_56 = wp::atomic_sub(var_d, var_0, var_52, var_53, var_54, var_55);
    // wp.atomic_min(a, i, 1)                                                                 <L 22>
    var_58 = wp::atomic_min(var_a, var_0, var_57);
    // wp.atomic_min(b, i, 0, 1)                                                              <L 23>
    var_61 = wp::atomic_min(var_b, var_0, var_59, var_60);
    // wp.atomic_min(c, i, 0, 0, 1)                                                           <L 24>
    var_65 = wp::atomic_min(var_c, var_0, var_62, var_63, var_64);
    // wp.atomic_min(d, i, 0, 0, 0, 1)                                                        <L 25>
    var_70 = wp::atomic_min(var_d, var_0, var_66, var_67, var_68, var_69);
    // wp.atomic_max(a, i, 1)                                                                 <L 26>
    var_72 = wp::atomic_max(var_a, var_0, var_71);
    // wp.atomic_max(b, i, 0, 1)                                                              <L 27>
    var_75 = wp::atomic_max(var_b, var_0, var_73, var_74);
    // wp.atomic_max(c, i, 0, 0, 1)                                                           <L 28>
    var_79 = wp::atomic_max(var_c, var_0, var_76, var_77, var_78);
    // wp.atomic_max(d, i, 0, 0, 0, 1)                                                        <L 29>
    var_84 = wp::atomic_max(var_d, var_0, var_80, var_81, var_82, var_83);
    // wp.atomic_and(a, i, 1)                                                                 <L 30>
    var_86 = wp::atomic_and(var_a, var_0, var_85);
    // wp.atomic_and(b, i, 0, 1)                                                              <L 31>
    var_89 = wp::atomic_and(var_b, var_0, var_87, var_88);
    // wp.atomic_and(c, i, 0, 0, 1)                                                           <L 32>
    var_93 = wp::atomic_and(var_c, var_0, var_90, var_91, var_92);
    // wp.atomic_and(d, i, 0, 0, 0, 1)                                                        <L 33>
    var_98 = wp::atomic_and(var_d, var_0, var_94, var_95, var_96, var_97);
    // wp.atomic_or(a, i, 1)                                                                  <L 34>
    var_100 = wp::atomic_or(var_a, var_0, var_99);
    // wp.atomic_or(b, i, 0, 1)                                                               <L 35>
    var_103 = wp::atomic_or(var_b, var_0, var_101, var_102);
    // wp.atomic_or(c, i, 0, 0, 1)                                                            <L 36>
    var_107 = wp::atomic_or(var_c, var_0, var_104, var_105, var_106);
    // wp.atomic_or(d, i, 0, 0, 0, 1)                                                         <L 37>
    var_112 = wp::atomic_or(var_d, var_0, var_108, var_109, var_110, var_111);
    // wp.atomic_xor(a, i, 1)                                                                 <L 38>
    var_114 = wp::atomic_xor(var_a, var_0, var_113);
    // wp.atomic_xor(b, i, 0, 1)                                                              <L 39>
    var_117 = wp::atomic_xor(var_b, var_0, var_115, var_116);
    // wp.atomic_xor(c, i, 0, 0, 1)                                                           <L 40>
    var_121 = wp::atomic_xor(var_c, var_0, var_118, var_119, var_120);
    // wp.atomic_xor(d, i, 0, 0, 0, 1)                                                        <L 41>
    var_126 = wp::atomic_xor(var_d, var_0, var_122, var_123, var_124, var_125);
    // wp.atomic_cas(a, i, 0, 1)                                                              <L 42>
    var_129 = wp::atomic_cas(var_a, var_0, var_127, var_128);
    // wp.atomic_cas(b, i, 0, 0, 1)                                                           <L 43>
    var_133 = wp::atomic_cas(var_b, var_0, var_130, var_131, var_132);
    // wp.atomic_cas(c, i, 0, 0, 0, 1)                                                        <L 44>
    var_138 = wp::atomic_cas(var_c, var_0, var_134, var_135, var_136, var_137);
    // wp.atomic_cas(d, i, 0, 0, 0, 0, 1)                                                     <L 45>
    var_144 = wp::atomic_cas(var_d, var_0, var_139, var_140, var_141, var_142, var_143);
    // wp.atomic_exch(a, i, 1)                                                                <L 46>
    var_146 = wp::atomic_exch(var_a, var_0, var_145);
    // wp.atomic_exch(b, i, 0, 1)                                                             <L 47>
    var_149 = wp::atomic_exch(var_b, var_0, var_147, var_148);
    // wp.atomic_exch(c, i, 0, 0, 1)                                                          <L 48>
    var_153 = wp::atomic_exch(var_c, var_0, var_150, var_151, var_152);
    // wp.atomic_exch(d, i, 0, 0, 0, 1)                                                       <L 49>
    var_158 = wp::atomic_exch(var_d, var_0, var_154, var_155, var_156, var_157);
}

struct wp_args_make__locals__rows_69c36cb8 {
    wp::indexedfabricarray_t<int> a;
    wp::indexedfabricarray_t<int> b;
    wp::indexedfabricarray_t<int> c;
    wp::indexedfabricarray_t<int> d;
};

template <bool wp_linear_contiguous>
static void make__locals__rows_69c36cb8_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_make__locals__rows_69c36cb8 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::indexedfabricarray_t<int> var_a = _wp_args->a;
    wp::indexedfabricarray_t<int> var_b = _wp_args->b;
    wp::indexedfabricarray_t<int> var_c = _wp_args->c;
    wp::indexedfabricarray_t<int> var_d = _wp_args->d;
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
    // forward
    // def rows(a: kind(dtype=int), b: kind(dtype=int, ndim=2), c: kind(dtype=int, ndim=3), d: kind(dtype=int, ndim=4)):       <L 7>
    // i = wp.tid()                                                                           <L 8>
    var_0 = builtin_tid1d();
    // a[i] = b[i, 0]                                                                         <L 9>
    var_2 = wp::address(var_b, var_0, var_1);
    var_4 = wp::load(var_2);
    var_3 = wp::copy(var_4);
    wp::array_store(var_a, var_0, var_3);
    // b[i, 1] = c[i, 0, 0]                                                                   <L 10>
    var_7 = wp::address(var_c, var_0, var_5, var_6);
    var_9 = wp::load(var_7);
    var_8 = wp::copy(var_9);
    wp::array_store(var_b, var_0, var_10, var_8);
    // c[i, 0, 1] = d[i, 0, 0, 0]                                                             <L 11>
    var_14 = wp::address(var_d, var_0, var_11, var_12, var_13);
    var_16 = wp::load(var_14);
    var_15 = wp::copy(var_16);
    wp::array_store(var_c, var_0, var_17, var_18, var_15);
    // d[i, 0, 0, 1] = a[0]                                                                   <L 12>
    var_20 = wp::address(var_a, var_19);
    var_22 = wp::load(var_20);
    var_21 = wp::copy(var_22);
    wp::array_store(var_d, var_0, var_23, var_24, var_25, var_21);
    // e = b[i]                                                                               <L 13>
    var_26 = wp::view(var_b, var_0);
    // wp.atomic_add(a, i, e[0])                                                              <L 14>
    var_28 = wp::address(var_26, var_27);
    var_30 = wp::load(var_28);
    var_29 = wp::atomic_add(var_a, var_0, var_30);
    // wp.atomic_add(b, i, 0, 1)                                                              <L 15>
    var_33 = wp::atomic_add(var_b, var_0, var_31, var_32);
    // wp.atomic_add(c, i, 0, 0, 1)                                                           <L 16>
    var_37 = wp::atomic_add(var_c, var_0, var_34, var_35, var_36);
    // wp.atomic_add(d, i, 0, 0, 0, 1)                                                        <L 17>
    var_42 = wp::atomic_add(var_d, var_0, var_38, var_39, var_40, var_41);
    // wp.atomic_sub(a, i, 1)                                                                 <L 18>
    var_44 = wp::atomic_sub(var_a, var_0, var_43);
    // wp.atomic_sub(b, i, 0, 1)                                                              <L 19>
    var_47 = wp::atomic_sub(var_b, var_0, var_45, var_46);
    // wp.atomic_sub(c, i, 0, 0, 1)                                                           <L 20>
    var_51 = wp::atomic_sub(var_c, var_0, var_48, var_49, var_50);
    // wp.atomic_sub(d, i, 0, 0, 0, 1)                                                        <L 21>
    var_56 = wp::atomic_sub(var_d, var_0, var_52, var_53, var_54, var_55);
    // wp.atomic_min(a, i, 1)                                                                 <L 22>
    var_58 = wp::atomic_min(var_a, var_0, var_57);
    // wp.atomic_min(b, i, 0, 1)                                                              <L 23>
    var_61 = wp::atomic_min(var_b, var_0, var_59, var_60);
    // wp.atomic_min(c, i, 0, 0, 1)                                                           <L 24>
    var_65 = wp::atomic_min(var_c, var_0, var_62, var_63, var_64);
    // wp.atomic_min(d, i, 0, 0, 0, 1)                                                        <L 25>
    var_70 = wp::atomic_min(var_d, var_0, var_66, var_67, var_68, var_69);
    // wp.atomic_max(a, i, 1)                                                                 <L 26>
    var_72 = wp::atomic_max(var_a, var_0, var_71);
    // wp.atomic_max(b, i, 0, 1)                                                              <L 27>
    var_75 = wp::atomic_max(var_b, var_0, var_73, var_74);
    // wp.atomic_max(c, i, 0, 0, 1)                                                           <L 28>
    var_79 = wp::atomic_max(var_c, var_0, var_76, var_77, var_78);
    // wp.atomic_max(d, i, 0, 0, 0, 1)                                                        <L 29>
    var_84 = wp::atomic_max(var_d, var_0, var_80, var_81, var_82, var_83);
    // wp.atomic_and(a, i, 1)                                                                 <L 30>
    var_86 = wp::atomic_and(var_a, var_0, var_85);
    // wp.atomic_and(b, i, 0, 1)                                                              <L 31>
    var_89 = wp::atomic_and(var_b, var_0, var_87, var_88);
    // wp.atomic_and(c, i, 0, 0, 1)                                                           <L 32>
    var_93 = wp::atomic_and(var_c, var_0, var_90, var_91, var_92);
    // wp.atomic_and(d, i, 0, 0, 0, 1)                                                        <L 33>
    var_98 = wp::atomic_and(var_d, var_0, var_94, var_95, var_96, var_97);
    // wp.atomic_or(a, i, 1)                                                                  <L 34>
    var_100 = wp::atomic_or(var_a, var_0, var_99);
    // wp.atomic_or(b, i, 0, 1)                                                               <L 35>
    var_103 = wp::atomic_or(var_b, var_0, var_101, var_102);
    // wp.atomic_or(c, i, 0, 0, 1)                                                            <L 36>
    var_107 = wp::atomic_or(var_c, var_0, var_104, var_105, var_106);
    // wp.atomic_or(d, i, 0, 0, 0, 1)                                                         <L 37>
    var_112 = wp::atomic_or(var_d, var_0, var_108, var_109, var_110, var_111);
    // wp.atomic_xor(a, i, 1)                                                                 <L 38>
    var_114 = wp::atomic_xor(var_a, var_0, var_113);
    // wp.atomic_xor(b, i, 0, 1)                                                              <L 39>
    var_117 = wp::atomic_xor(var_b, var_0, var_115, var_116);
    // wp.atomic_xor(c, i, 0, 0, 1)                                                           <L 40>
    var_121 = wp::atomic_xor(var_c, var_0, var_118, var_119, var_120);
    // wp.atomic_xor(d, i, 0, 0, 0, 1)                                                        <L 41>
    var_126 = wp::atomic_xor(var_d, var_0, var_122, var_123, var_124, var_125);
    // wp.atomic_cas(a, i, 0, 1)                                                              <L 42>
    var_129 = wp::atomic_cas(var_a, var_0, var_127, var_128);
    // wp.atomic_cas(b, i, 0, 0, 1)                                                           <L 43>
    var_133 = wp::atomic_cas(var_b, var_0, var_130, var_131, var_132);
    // wp.atomic_cas(c, i, 0, 0, 0, 1)                                                        <L 44>
    var_138 = wp::atomic_cas(var_c, var_0, var_134, var_135, var_136, var_137);
    // wp.atomic_cas(d, i, 0, 0, 0, 0, 1)                                                     <L 45>
    var_144 = wp::atomic_cas(var_d, var_0, var_139, var_140, var_141, var_142, var_143);
    // wp.atomic_exch(a, i, 1)                                                                <L 46>
    var_146 = wp::atomic_exch(var_a, var_0, var_145);
    // wp.atomic_exch(b, i, 0, 1)                                                             <L 47>
    var_149 = wp::atomic_exch(var_b, var_0, var_147, var_148);
    // wp.atomic_exch(c, i, 0, 0, 1)                                                          <L 48>
    var_153 = wp::atomic_exch(var_c, var_0, var_150, var_151, var_152);
    // wp.atomic_exch(d, i, 0, 0, 0, 1)                                                       <L 49>
    var_158 = wp::atomic_exch(var_d, var_0, var_154, var_155, var_156, var_157);
}

struct wp_args_make__locals__rows_8fcf459a {
    wp::indexedarray_t<wp::int32> a;
    wp::indexedarray_t<wp::int32> b;
    wp::indexedarray_t<wp::int32> c;
    wp::indexedarray_t<wp::int32> d;
};

template <bool wp_linear_contiguous>
static void make__locals__rows_8fcf459a_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_make__locals__rows_8fcf459a *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::indexedarray_t<wp::int32> var_a = _wp_args->a;
    wp::indexedarray_t<wp::int32> var_b = _wp_args->b;
    wp::indexedarray_t<wp::int32> var_c = _wp_args->c;
    wp::indexedarray_t<wp::int32> var_d = _wp_args->d;
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
    // forward
    // def rows(a: kind(dtype=int), b: kind(dtype=int, ndim=2), c: kind(dtype=int, ndim=3), d: kind(dtype=int, ndim=4)):       <L 7>
    // i = wp.tid()                                                                           <L 8>
    var_0 = builtin_tid1d();
    // a[i] = b[i, 0]                                                                         <L 9>
    var_2 = wp::address(var_b, var_0, var_1);
    var_4 = wp::load(var_2);
    var_3 = wp::copy(var_4);
    wp::array_store(var_a, var_0, var_3);
    // b[i, 1] = c[i, 0, 0]                                                                   <L 10>
    var_7 = wp::address(var_c, var_0, var_5, var_6);
    var_9 = wp::load(var_7);
    var_8 = wp::copy(var_9);
    wp::array_store(var_b, var_0, var_10, var_8);
    // c[i, 0, 1] = d[i, 0, 0, 0]                                                             <L 11>
    var_14 = wp::address(var_d, var_0, var_11, var_12, var_13);
    var_16 = wp::load(var_14);
    var_15 = wp::copy(var_16);
    wp::array_store(var_c, var_0, var_17, var_18, var_15);
    // d[i, 0, 0, 1] = a[0]                                                                   <L 12>
    var_20 = wp::address(var_a, var_19);
    var_22 = wp::load(var_20);
    var_21 = wp::copy(var_22);
    wp::array_store(var_d, var_0, var_23, var_24, var_25, var_21);
    // e = b[i]                                                                               <L 13>
    var_26 = wp::view(var_b, var_0);
    // wp.atomic_add(a, i, e[0])                                                              <L 14>
    var_28 = wp::address(var_26, var_27);
    var_30 = wp::load(var_28);
    var_29 = wp::atomic_add(var_a, var_0, var_30);
    // wp.atomic_add(b, i, 0, 1)                                                              <L 15>
    var_33 = wp::atomic_add(var_b, var_0, var_31, var_32);
    // wp.atomic_add(c, i, 0, 0, 1)                                                           <L 16>
    var_37 = wp::atomic_add(var_c, var_0, var_34, var_35, var_36);
    // wp.atomic_add(d, i, 0, 0, 0, 1)                                                        <L 17>
    var_42 = wp::atomic_add(var_d, var_0, var_38, var_39, var_40, var_41);
    // wp.atomic_sub(a, i, 1)                                                                 <L 18>
    var_44 = wp::atomic_sub(var_a, var_0, var_43);
    // wp.atomic_sub(b, i, 0, 1)                                                              <L 19>
    var_47 = wp::atomic_sub(var_b, var_0, var_45, var_46);
    // wp.atomic_sub(c, i, 0, 0, 1)                                                           <L 20>
    var_51 = wp::atomic_sub(var_c, var_0, var_48, var_49, var_50);
    // wp.atomic_sub(d, i, 0, 0, 0, 1)                                                        <L 21>
    var_56 = wp::atomic_sub(var_d, var_0, var_52, var_53, var_54, var_55);
    // wp.atomic_min(a, i, 1)                                                                 <L 22>
    var_58 = wp::atomic_min(var_a, var_0, var_57);
    // wp.atomic_min(b, i, 0, 1)                                                              <L 23>
    var_61 = wp::atomic_min(var_b, var_0, var_59, var_60);
    // wp.atomic_min(c, i, 0, 0, 1)                                                           <L 24>
    var_65 = wp::atomic_min(var_c, var_0, var_62, var_63, var_64);
    // wp.atomic_min(d, i, 0, 0, 0, 1)                                                        <L 25>
    var_70 = wp::atomic_min(var_d, var_0, var_66, var_67, var_68, var_69);
    // wp.atomic_max(a, i, 1)                                                                 <L 26>
    var_72 = wp::atomic_max(var_a, var_0, var_71);
    // wp.atomic_max(b, i, 0, 1)                                                              <L 27>
    var_75 = wp::atomic_max(var_b, var_0, var_73, var_74);
    // wp.atomic_max(c, i, 0, 0, 1)                                                           <L 28>
    var_79 = wp::atomic_max(var_c, var_0, var_76, var_77, var_78);
    // wp.atomic_max(d, i, 0, 0, 0, 1)                                                        <L 29>
    var_84 = wp::atomic_max(var_d, var_0, var_80, var_81, var_82, var_83);
    // wp.atomic_and(a, i, 1)                                                                 <L 30>
    var_86 = wp::atomic_and(var_a, var_0, var_85);
    // wp.atomic_and(b, i, 0, 1)                                                              <L 31>
    var_89 = wp::atomic_and(var_b, var_0, var_87, var_88);
    // wp.atomic_and(c, i, 0, 0, 1)                                                           <L 32>
    var_93 = wp::atomic_and(var_c, var_0, var_90, var_91, var_92);
    // wp.atomic_and(d, i, 0, 0, 0, 1)                                                        <L 33>
    var_98 = wp::atomic_and(var_d, var_0, var_94, var_95, var_96, var_97);
    // wp.atomic_or(a, i, 1)                                                                  <L 34>
    var_100 = wp::atomic_or(var_a, var_0, var_99);
    // wp.atomic_or(b, i, 0, 1)                                                               <L 35>
    var_103 = wp::atomic_or(var_b, var_0, var_101, var_102);
    // wp.atomic_or(c, i, 0, 0, 1)                                                            <L 36>
    var_107 = wp::atomic_or(var_c, var_0, var_104, var_105, var_106);
    // wp.atomic_or(d, i, 0, 0, 0, 1)                                                         <L 37>
    var_112 = wp::atomic_or(var_d, var_0, var_108, var_109, var_110, var_111);
    // wp.atomic_xor(a, i, 1)                                                                 <L 38>
    var_114 = wp::atomic_xor(var_a, var_0, var_113);
    // wp.atomic_xor(b, i, 0, 1)                                                              <L 39>
    var_117 = wp::atomic_xor(var_b, var_0, var_115, var_116);
    // wp.atomic_xor(c, i, 0, 0, 1)                                                           <L 40>
    var_121 = wp::atomic_xor(var_c, var_0, var_118, var_119, var_120);
    // wp.atomic_xor(d, i, 0, 0, 0, 1)                                                        <L 41>
    var_126 = wp::atomic_xor(var_d, var_0, var_122, var_123, var_124, var_125);
    // wp.atomic_cas(a, i, 0, 1)                                                              <L 42>
    var_129 = wp::atomic_cas(var_a, var_0, var_127, var_128);
    // wp.atomic_cas(b, i, 0, 0, 1)                                                           <L 43>
    var_133 = wp::atomic_cas(var_b, var_0, var_130, var_131, var_132);
    // wp.atomic_cas(c, i, 0, 0, 0, 1)                                                        <L 44>
    var_138 = wp::atomic_cas(var_c, var_0, var_134, var_135, var_136, var_137);
    // wp.atomic_cas(d, i, 0, 0, 0, 0, 1)                                                     <L 45>
    var_144 = wp::atomic_cas(var_d, var_0, var_139, var_140, var_141, var_142, var_143);
    // wp.atomic_exch(a, i, 1)                                                                <L 46>
    var_146 = wp::atomic_exch(var_a, var_0, var_145);
    // wp.atomic_exch(b, i, 0, 1)                                                             <L 47>
    var_149 = wp::atomic_exch(var_b, var_0, var_147, var_148);
    // wp.atomic_exch(c, i, 0, 0, 1)                                                          <L 48>
    var_153 = wp::atomic_exch(var_c, var_0, var_150, var_151, var_152);
    // wp.atomic_exch(d, i, 0, 0, 0, 1)                                                       <L 49>
    var_158 = wp::atomic_exch(var_d, var_0, var_154, var_155, var_156, var_157);
}
