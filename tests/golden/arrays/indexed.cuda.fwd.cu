// indexed.py:29
static CUDA_CALLABLE wp::indexedarray_t<wp::float32> row_of_0(
    wp::indexedarray_t<wp::float32> var_a,
    wp::int32 var_i)
{
    //---------
    // primal vars
    wp::indexedarray_t<wp::float32> var_0;
    //---------
    // forward
    // def row_of(a: wp.indexedarray2d(dtype=float), i: int):                                 <L 30>
    // return a[i]                                                                            <L 31>
    var_0 = wp::view(var_a, var_i);
    return var_0;
}

// indexed.py:13
static CUDA_CALLABLE wp::float32 doubled_0(
    wp::indexedarray_t<wp::float32> var_a,
    wp::int32 var_i)
{
    //---------
    // primal vars
    wp::float32* var_0;
    const wp::float32 var_1 = 2.0;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    //---------
    // forward
    // def doubled(a: wp.indexedarray(dtype=float), i: int):                                  <L 14>
    // a[i] *= 2.0                                                                            <L 15>
    var_0 = wp::address(var_a, var_i);
    var_3 = wp::load(var_0);
    var_2 = wp::mul(var_3, var_1);
    wp::array_store(var_a, var_i, var_2);
    // return a[i]                                                                            <L 16>
    var_4 = wp::address(var_a, var_i);
    var_6 = wp::load(var_4);
    var_5 = wp::copy(var_6);
    return var_5;
}

// indexed.py:0
static CUDA_CALLABLE wp::float32 first_0(
    wp::indexedarray_t<wp::float32> var_a)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // forward
    // def first(a: wp.indexedarray(dtype=Any)):                                              <L 1>
    // return a[0]                                                                            <L 2>
    var_1 = wp::address(var_a, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    return var_2;
}

// indexed.py:0
static CUDA_CALLABLE wp::float32 nth_0(
    wp::indexedarray_t<wp::float32> var_a,
    wp::int32 var_i)
{
    //---------
    // primal vars
    wp::float32* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // forward
    // def nth(a: Any, i: int):                                                               <L 1>
    // return a[i]                                                                            <L 2>
    var_0 = wp::address(var_a, var_i);
    var_2 = wp::load(var_0);
    var_1 = wp::copy(var_2);
    return var_1;
}

// indexed.py:0
static CUDA_CALLABLE wp::float32 nth_0(
    wp::array_t<wp::float32> var_a,
    wp::int32 var_i)
{
    //---------
    // primal vars
    wp::float32* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // forward
    // def nth(a: Any, i: int):                                                               <L 1>
    // return a[i]                                                                            <L 2>
    var_0 = wp::address(var_a, var_i);
    var_2 = wp::load(var_0);
    var_1 = wp::copy(var_2);
    return var_1;
}

// indexed.py:34
static CUDA_CALLABLE wp::float32 direct_0(
    wp::indexedarray_t<wp::float32> a,
    wp::int32 i)
{
return a[i];}

extern "C" __global__ void elements_a2ab1e67_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::indexedarray_t<wp::float32> var_a,
    wp::indexedarray_t<wp::vec_t<3, wp::float32>> var_b,
    wp::indexedarray_t<wp::int8> var_c,
    wp::indexedarray_t<Point_0980a5ed> var_p,
    wp::indexedarray_t<wp::mat_t<2, 2, wp::float32>> var_m,
    wp::array_t<wp::float32> var_out)
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
        wp::float32* var_1;
        const wp::int32 var_2 = 1;
        wp::vec_t<3, wp::float32>* var_3;
        const wp::int32 var_4 = 0;
        wp::float32 var_5;
        wp::vec_t<3, wp::float32> var_6;
        wp::float32 var_7;
        wp::float32 var_8;
        const wp::int32 var_9 = 1;
        wp::vec_t<3, wp::float32>* var_10;
        const wp::int32 var_11 = 1;
        wp::float32 var_12;
        wp::vec_t<3, wp::float32> var_13;
        wp::float32 var_14;
        Point_0980a5ed* var_15;
        wp::float32* var_16;
        wp::float32 var_17;
        wp::float32 var_18;
        Point_0980a5ed* var_19;
        wp::vec_t<3, wp::float32>* var_20;
        const wp::int32 var_21 = 1;
        wp::float32 var_22;
        wp::vec_t<3, wp::float32> var_23;
        wp::float32 var_24;
        const wp::float32 var_25 = 2.0;
        const wp::float32 var_26 = 3.0;
        wp::float32 var_27;
        wp::float32* var_28;
        const wp::float32 var_29 = 2.0;
        wp::float32 var_30;
        wp::float32 var_31;
        const wp::float32 var_32 = 1.0;
        wp::vec_t<3, wp::float32> var_33;
        const wp::int32 var_34 = 0;
        const wp::float32 var_35 = 2.0;
        const wp::int32 var_36 = 0;
        wp::vec_t<3, wp::float32>* var_37;
        const wp::int32 var_38 = 1;
        wp::float32* var_39;
        const wp::float32 var_40 = 2.0;
        const wp::int32 var_41 = 0;
        wp::vec_t<3, wp::float32>* var_42;
        const wp::int32 var_43 = 0;
        wp::float32* var_44;
        const wp::int32 var_45 = 0;
        wp::vec_t<3, wp::float32>* var_46;
        const wp::int32 var_47 = 2;
        wp::float32 var_48;
        wp::vec_t<3, wp::float32> var_49;
        const wp::float32 var_50 = 2.0;
        wp::float32 var_51;
        wp::float32* var_52;
        wp::int8* var_53;
        const wp::int32 var_54 = 2;
        wp::int8 var_55;
        wp::int8 var_56;
        wp::int8 var_57;
        const wp::float32 var_58 = 2.0;
        Point_0980a5ed* var_59;
        wp::float32* var_60;
        const wp::float32 var_61 = 2.0;
        Point_0980a5ed* var_62;
        wp::vec_t<3, wp::float32>* var_63;
        const wp::int32 var_64 = 1;
        wp::float32* var_65;
        Point_0980a5ed* var_66;
        wp::float32* var_67;
        const wp::float32 var_68 = 1.0;
        wp::float32 var_69;
        wp::float32 var_70;
        wp::float32* var_71;
        const wp::float32 var_72 = 2.0;
        wp::mat_t<2, 2, wp::float32>* var_73;
        const wp::int32 var_74 = 0;
        const wp::int32 var_75 = 1;
        wp::float32* var_76;
        const wp::float32 var_77 = 3.0;
        wp::vec_t<2, wp::float32> var_78;
        wp::mat_t<2, 2, wp::float32>* var_79;
        const wp::int32 var_80 = 1;
        wp::vec_t<2, wp::float32>* var_81;
        wp::mat_t<2, 2, wp::float32>* var_82;
        const wp::int32 var_83 = 1;
        const wp::int32 var_84 = 0;
        wp::float32 var_85;
        wp::mat_t<2, 2, wp::float32> var_86;
        const wp::float32 var_87 = 2.0;
        wp::float32 var_88;
        wp::float32* var_89;
        wp::shape_t* var_90;
        const wp::int32 var_91 = 0;
        wp::int32 var_92;
        wp::shape_t var_93;
        wp::indexedarray_t<wp::float32> var_94;
        const wp::int32 var_95 = 1;
        wp::float32* var_96;
        wp::float32 var_97;
        wp::float32 var_98;
        wp::float32 var_99;
        wp::float32 var_100;
        wp::float32 var_101;
        wp::float32 var_102;
        wp::float32 var_103;
        wp::float32 var_104;
        wp::float32 var_105;
        wp::float32 var_106;
        wp::float32 var_107;
        const wp::int32 var_108 = 1;
        wp::float32 var_109;
        wp::float32 var_110;
        const wp::int32 var_111 = 0;
        const wp::float32 var_112 = 1.0;
        wp::float32 var_113;
        const wp::float32 var_114 = 1.0;
        bool var_115;
        wp::indexedarray_t<wp::float32> var_116;
        wp::indexedarray_t<wp::float32> var_117;
        const wp::int32 var_118 = 2;
        wp::float32* var_119;
        const wp::float32 var_120 = 1.0;
        wp::float32 var_121;
        wp::float32 var_122;
        wp::float32 var_123;
        const wp::int32 var_124 = 1;
        //---------
        // forward
        // def elements(                                                                          <L 39>
        // i = wp.tid()                                                                           <L 47>
        var_0 = builtin_tid1d();
        // out[i] = a[i] + b[i, 1][0] + b[i, 1].y + p[i].x + p[i].at[1]                           <L 48>
        var_1 = wp::address(var_a, var_0);
        var_3 = wp::address(var_b, var_0, var_2);
        var_6 = wp::load(var_3);
        var_5 = wp::extract(var_6, var_4);
        var_8 = wp::load(var_1);
        var_7 = wp::add(var_8, var_5);
        var_10 = wp::address(var_b, var_0, var_9);
        var_13 = wp::load(var_10);
        var_12 = wp::extract(var_13, var_11);
        var_14 = wp::add(var_7, var_12);
        var_15 = wp::address(var_p, var_0);
        var_16 = &(((*wp::address(var_p, var_0))).x);
        var_18 = wp::load(var_16);
        var_17 = wp::add(var_14, var_18);
        var_19 = wp::address(var_p, var_0);
        var_20 = &(((*wp::address(var_p, var_0))).at);
        var_23 = wp::load(var_20);
        var_22 = wp::extract(var_23, var_21);
        var_24 = wp::add(var_17, var_22);
        wp::array_store(var_out, var_0, var_24);
        // a[i] = 2.0                                                                             <L 49>
        wp::array_store(var_a, var_0, var_25);
        // a[i] += 3.0                                                                            <L 50>
        var_27 = wp::atomic_add(var_a, var_0, var_26);
        // a[i] /= 2.0                                                                            <L 51>
        var_28 = wp::address(var_a, var_0);
        var_31 = wp::load(var_28);
        var_30 = wp::div(var_31, var_29);
        wp::array_store(var_a, var_0, var_30);
        // b[i, 0] = wp.vec3(1.0)                                                                 <L 52>
        var_33 = wp::vec_t<3, wp::float32>(var_32);
        wp::array_store(var_b, var_0, var_34, var_33);
        // b[i, 0][1] = 2.0                                                                       <L 53>
        var_37 = wp::address(var_b, var_0, var_36);
        var_39 = wp::indexref(var_37, var_38);
        wp::store(var_39, var_35);
        // b[i, 0].x = 2.0                                                                        <L 54>
        var_42 = wp::address(var_b, var_0, var_41);
        var_44 = wp::indexref(var_42, var_43);
        wp::store(var_44, var_40);
        // b[i, 0][2] -= 2.0                                                                      <L 55>
        var_46 = wp::address(var_b, var_0, var_45);
        var_49 = wp::load(var_46);
        var_48 = wp::extract(var_49, var_47);
        var_51 = wp::sub(var_48, var_50);
        var_52 = wp::indexref(var_46, var_47);
        wp::store(var_52, var_51);
        // c[i] += wp.int8(2)                                                                     <L 56>
        var_53 = wp::address(var_c, var_0);
        var_55 = wp::int8(var_54);
        var_57 = wp::load(var_53);
        var_56 = wp::add(var_57, var_55);
        wp::array_store(var_c, var_0, var_56);
        // p[i].x = 2.0                                                                           <L 57>
        var_59 = wp::address(var_p, var_0);
        var_60 = &(((*wp::address(var_p, var_0))).x);
        wp::store(var_60, var_58);
        // p[i].at.y = 2.0                                                                        <L 58>
        var_62 = wp::address(var_p, var_0);
        var_63 = &(((*wp::address(var_p, var_0))).at);
        var_65 = wp::indexref(var_63, var_64);
        wp::store(var_65, var_61);
        // p[i].x += 1.0                                                                          <L 59>
        var_66 = wp::address(var_p, var_0);
        var_67 = &(((*wp::address(var_p, var_0))).x);
        var_70 = wp::load(var_67);
        var_69 = wp::add(var_70, var_68);
        var_71 = &(((*wp::address(var_p, var_0))).x);
        wp::store(var_71, var_69);
        // m[i][0, 1] = 2.0                                                                       <L 60>
        var_73 = wp::address(var_m, var_0);
        var_76 = wp::indexref(var_73, var_74, var_75);
        wp::store(var_76, var_72);
        // m[i][1] = wp.vec2(3.0)                                                                 <L 61>
        var_78 = wp::vec_t<2, wp::float32>(var_77);
        var_79 = wp::address(var_m, var_0);
        var_81 = wp::indexref(var_79, var_80);
        wp::store(var_81, var_78);
        // m[i][1, 0] += 2.0                                                                      <L 62>
        var_82 = wp::address(var_m, var_0);
        var_86 = wp::load(var_82);
        var_85 = wp::extract(var_86, var_83, var_84);
        var_88 = wp::add(var_85, var_87);
        var_89 = wp::indexref(var_82, var_83, var_84);
        wp::store(var_89, var_88);
        // n = a.shape[0]                                                                         <L 63>
        var_90 = &(var_a.shape);
        var_93 = wp::load(var_90);
        var_92 = wp::extract(var_93, var_91);
        // same = a                                                                               <L 64>
        var_94 = wp::copy(var_a);
        // out[0] = same[1] + float(n) + doubled(a, i) + first(a) + nth(a, i) + nth(out, i) + direct(a, 1)       <L 65>
        var_96 = wp::address(var_94, var_95);
        var_97 = wp::float(var_92);
        var_99 = wp::load(var_96);
        var_98 = wp::add(var_99, var_97);
        var_100 = doubled_0(var_a, var_0);
        var_101 = wp::add(var_98, var_100);
        var_102 = first_0(var_a);
        var_103 = wp::add(var_101, var_102);
        var_104 = nth_0(var_a, var_0);
        var_105 = wp::add(var_103, var_104);
        var_106 = nth_0(var_out, var_0);
        var_107 = wp::add(var_105, var_106);
        var_109 = direct_0(var_a, var_108);
        var_110 = wp::add(var_107, var_109);
        wp::array_store(var_out, var_111, var_110);
        // old = wp.atomic_max(a, i, 1.0)                                                         <L 66>
        var_113 = wp::atomic_max(var_a, var_0, var_112);
        // if old > 1.0:                                                                          <L 67>
        var_115 = (var_113 > var_114);
        if (var_115) {
            // same = a                                                                           <L 68>
            var_116 = wp::copy(var_a);
        }
        var_117 = wp::where(var_115, var_116, var_94);
        // out[1] = same[2] + a.dtype(1.0)                                                        <L 69>
        var_119 = wp::address(var_117, var_118);
        var_121 = wp::float32(var_120);
        var_123 = wp::load(var_119);
        var_122 = wp::add(var_123, var_121);
        wp::array_store(var_out, var_124, var_122);
    }
}

extern "C" __global__ void views_7c80a58b_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::indexedarray_t<wp::float32> var_a,
    wp::indexedarray_t<wp::float32> var_b,
    wp::array_t<wp::float32> var_out)
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
        wp::indexedarray_t<wp::float32> var_1;
        const wp::int32 var_2 = 1;
        wp::indexedarray_t<wp::float32> var_3;
        const wp::int32 var_4 = 0;
        const wp::int32 var_5 = 1;
        wp::float32* var_6;
        const wp::int32 var_7 = 1;
        const wp::int32 var_8 = 2;
        wp::float32* var_9;
        wp::float32 var_10;
        wp::float32 var_11;
        wp::float32 var_12;
        const wp::int32 var_13 = 2;
        const wp::int32 var_14 = 0;
        const wp::float32 var_15 = 1.0;
        wp::float32 var_16;
        const wp::int32 var_17 = 1;
        const wp::int32 var_18 = 3;
        wp::slice_t var_19;
        const wp::int32 var_20 = 1;
        wp::indexedarray_t<wp::float32> var_21;
        const wp::int32 var_22 = 0;
        const wp::int32 var_23 = 1;
        wp::float32* var_24;
        wp::indexedarray_t<wp::float32> var_25;
        const wp::int32 var_26 = 1;
        wp::float32* var_27;
        wp::float32 var_28;
        wp::float32 var_29;
        wp::float32 var_30;
        wp::shape_t* var_31;
        const wp::int32 var_32 = 1;
        wp::int32 var_33;
        wp::shape_t var_34;
        wp::float32 var_35;
        wp::float32 var_36;
        //---------
        // forward
        // def views(a: wp.indexedarray3d(dtype=float), b: wp.indexedarray2d(dtype=float), out: wp.array(dtype=float)):       <L 73>
        // i = wp.tid()                                                                           <L 74>
        var_0 = builtin_tid1d();
        // plane = a[i]                                                                           <L 75>
        var_1 = wp::view(var_a, var_0);
        // row = plane[1]                                                                         <L 76>
        var_3 = wp::view(var_1, var_2);
        // row[2] = plane[0, 1] + a[i][1][2]                                                      <L 77>
        var_6 = wp::address(var_1, var_4, var_5);
        var_9 = wp::address(var_a, var_0, var_7, var_8);
        var_11 = wp::load(var_6);
        var_12 = wp::load(var_9);
        var_10 = wp::add(var_11, var_12);
        wp::array_store(var_3, var_13, var_10);
        // row[0] += 1.0                                                                          <L 78>
        var_16 = wp::atomic_add(var_3, var_14, var_15);
        // part = b[1:3]                                                                          <L 79>
        var_19 = wp::slice_t(var_17, var_18, var_20);
        var_21 = wp::view(var_b, var_19);
        // out[i] = part[0, 1] + row_of(b, i)[1] + float(plane.shape[1])                          <L 80>
        var_24 = wp::address(var_21, var_22, var_23);
        var_25 = row_of_0(var_b, var_0);
        var_27 = wp::address(var_25, var_26);
        var_29 = wp::load(var_24);
        var_30 = wp::load(var_27);
        var_28 = wp::add(var_29, var_30);
        var_31 = &(var_1.shape);
        var_34 = wp::load(var_31);
        var_33 = wp::extract(var_34, var_32);
        var_35 = wp::float(var_33);
        var_36 = wp::add(var_28, var_35);
        wp::array_store(var_out, var_0, var_36);
    }
}

extern "C" __global__ void generic_d14bc2b6_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::indexedarray_t<wp::float64> var_a,
    wp::indexedarray_t<wp::float64> var_out)
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
        wp::float64* var_1;
        wp::float64 var_2;
        wp::float64 var_3;
        const wp::int32 var_4 = 0;
        //---------
        // forward
        // def generic(a: wp.indexedarray(dtype=Any), out: wp.indexedarray2d(dtype=Any)):         <L 1>
        // i = wp.tid()                                                                           <L 2>
        var_0 = builtin_tid1d();
        // out[i, 0] = a[i]                                                                       <L 3>
        var_1 = wp::address(var_a, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        wp::array_store(var_out, var_0, var_4, var_2);
    }
}
