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

// indexed.py:29
static CUDA_CALLABLE void adj_row_of_0(
    wp::indexedarray_t<wp::float32> var_a,
    wp::int32 var_i,
    wp::array_t<wp::float32> & adj_a,
    wp::int32 & adj_i,
    wp::indexedarray_t<wp::float32> & adj_ret)
{
    //---------
    // primal vars
    wp::indexedarray_t<wp::float32> var_0;
    //---------
    // dual vars
    wp::indexedarray_t<wp::float32> adj_0 = {};
    //---------
    // forward
    // def row_of(a: wp.indexedarray2d(dtype=float), i: int):                                 <L 30>
    // return a[i]                                                                            <L 31>
    var_0 = wp::view(var_a, var_i);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    wp::adj_view(var_a, var_i, adj_a, adj_i, adj_0);
    // adj: return a[i]                                                                       <L 31>
    // adj: def row_of(a: wp.indexedarray2d(dtype=float), i: int):                            <L 30>
    return;
}

// indexed.py:13
static CUDA_CALLABLE void adj_doubled_0(
    wp::indexedarray_t<wp::float32> var_a,
    wp::int32 var_i,
    wp::array_t<wp::float32> & adj_a,
    wp::int32 & adj_i,
    wp::float32 & adj_ret)
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
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    //---------
    // forward
    // def doubled(a: wp.indexedarray(dtype=float), i: int):                                  <L 14>
    // a[i] *= 2.0                                                                            <L 15>
    var_0 = wp::address(var_a, var_i);
    var_3 = wp::load(var_0);
    var_2 = wp::mul(var_3, var_1);
    // wp::array_store(var_a, var_i, var_2);
    // return a[i]                                                                            <L 16>
    var_4 = wp::address(var_a, var_i);
    var_6 = wp::load(var_4);
    var_5 = wp::copy(var_6);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_5 += adj_ret;
    wp::adj_copy(var_6, adj_4, adj_5);
    wp::adj_address(var_a, var_i, adj_a, adj_i, adj_4);
    // adj: return a[i]                                                                       <L 16>
    wp::adj_array_store(var_a, var_i, var_2, adj_a, adj_i, adj_2);
    wp::adj_mul(var_3, var_1, adj_0, adj_1, adj_2);
    wp::adj_address(var_a, var_i, adj_a, adj_i, adj_0);
    // adj: a[i] *= 2.0                                                                       <L 15>
    // adj: def doubled(a: wp.indexedarray(dtype=float), i: int):                             <L 14>
    return;
}

// indexed.py:0
static CUDA_CALLABLE void adj_first_0(
    wp::indexedarray_t<wp::float32> var_a,
    wp::array_t<wp::float32> & adj_a,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    //---------
    // forward
    // def first(a: wp.indexedarray(dtype=Any)):                                              <L 1>
    // return a[0]                                                                            <L 2>
    var_1 = wp::address(var_a, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_2 += adj_ret;
    wp::adj_copy(var_3, adj_1, adj_2);
    wp::adj_address(var_a, var_0, adj_a, adj_0, adj_1);
    // adj: return a[0]                                                                       <L 2>
    // adj: def first(a: wp.indexedarray(dtype=Any)):                                         <L 1>
    return;
}

// indexed.py:0
static CUDA_CALLABLE void adj_nth_0(
    wp::indexedarray_t<wp::float32> var_a,
    wp::int32 var_i,
    wp::array_t<wp::float32> & adj_a,
    wp::int32 & adj_i,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    //---------
    // forward
    // def nth(a: Any, i: int):                                                               <L 1>
    // return a[i]                                                                            <L 2>
    var_0 = wp::address(var_a, var_i);
    var_2 = wp::load(var_0);
    var_1 = wp::copy(var_2);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_copy(var_2, adj_0, adj_1);
    wp::adj_address(var_a, var_i, adj_a, adj_i, adj_0);
    // adj: return a[i]                                                                       <L 2>
    // adj: def nth(a: Any, i: int):                                                          <L 1>
    return;
}

// indexed.py:0
static CUDA_CALLABLE void adj_nth_0(
    wp::array_t<wp::float32> var_a,
    wp::int32 var_i,
    wp::array_t<wp::float32> & adj_a,
    wp::int32 & adj_i,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    //---------
    // forward
    // def nth(a: Any, i: int):                                                               <L 1>
    // return a[i]                                                                            <L 2>
    var_0 = wp::address(var_a, var_i);
    var_2 = wp::load(var_0);
    var_1 = wp::copy(var_2);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_copy(var_2, adj_0, adj_1);
    wp::adj_address(var_a, var_i, adj_a, adj_i, adj_0);
    // adj: return a[i]                                                                       <L 2>
    // adj: def nth(a: Any, i: int):                                                          <L 1>
    return;
}

// indexed.py:34
static CUDA_CALLABLE void adj_direct_0(
    wp::indexedarray_t<wp::float32> a,
    wp::int32 i,
    wp::array_t<wp::float32> & adj_a,
    wp::int32 & adj_i,
    wp::float32 & adj_ret)
{
}

extern "C" __global__ void elements_a2ab1e67_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::indexedarray_t<wp::float32> var_a,
    wp::indexedarray_t<wp::vec_t<3, wp::float32>> var_b,
    wp::indexedarray_t<wp::int8> var_c,
    wp::indexedarray_t<Point_0980a5ed> var_p,
    wp::indexedarray_t<wp::mat_t<2, 2, wp::float32>> var_m,
    wp::array_t<wp::float32> var_out,
    wp::array_t<wp::float32> adj_a,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_b,
    wp::array_t<wp::int8> adj_c,
    wp::array_t<Point_0980a5ed> adj_p,
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
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::vec_t<3, wp::float32> adj_3 = {};
        wp::int32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::vec_t<3, wp::float32> adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::int32 adj_9 = {};
        wp::vec_t<3, wp::float32> adj_10 = {};
        wp::int32 adj_11 = {};
        wp::float32 adj_12 = {};
        wp::vec_t<3, wp::float32> adj_13 = {};
        wp::float32 adj_14 = {};
        Point_0980a5ed adj_15 = {};
        wp::float32 adj_16 = {};
        wp::float32 adj_17 = {};
        wp::float32 adj_18 = {};
        Point_0980a5ed adj_19 = {};
        wp::vec_t<3, wp::float32> adj_20 = {};
        wp::int32 adj_21 = {};
        wp::float32 adj_22 = {};
        wp::vec_t<3, wp::float32> adj_23 = {};
        wp::float32 adj_24 = {};
        wp::float32 adj_25 = {};
        wp::float32 adj_26 = {};
        wp::float32 adj_27 = {};
        wp::float32 adj_28 = {};
        wp::float32 adj_29 = {};
        wp::float32 adj_30 = {};
        wp::float32 adj_31 = {};
        wp::float32 adj_32 = {};
        wp::vec_t<3, wp::float32> adj_33 = {};
        wp::int32 adj_34 = {};
        wp::float32 adj_35 = {};
        wp::int32 adj_36 = {};
        wp::vec_t<3, wp::float32> adj_37 = {};
        wp::int32 adj_38 = {};
        wp::float32 adj_39 = {};
        wp::float32 adj_40 = {};
        wp::int32 adj_41 = {};
        wp::vec_t<3, wp::float32> adj_42 = {};
        wp::int32 adj_43 = {};
        wp::float32 adj_44 = {};
        wp::int32 adj_45 = {};
        wp::vec_t<3, wp::float32> adj_46 = {};
        wp::int32 adj_47 = {};
        wp::float32 adj_48 = {};
        wp::vec_t<3, wp::float32> adj_49 = {};
        wp::float32 adj_50 = {};
        wp::float32 adj_51 = {};
        wp::float32 adj_52 = {};
        wp::int8 adj_53 = {};
        wp::int32 adj_54 = {};
        wp::int8 adj_55 = {};
        wp::int8 adj_56 = {};
        wp::int8 adj_57 = {};
        wp::float32 adj_58 = {};
        Point_0980a5ed adj_59 = {};
        wp::float32 adj_60 = {};
        wp::float32 adj_61 = {};
        Point_0980a5ed adj_62 = {};
        wp::vec_t<3, wp::float32> adj_63 = {};
        wp::int32 adj_64 = {};
        wp::float32 adj_65 = {};
        Point_0980a5ed adj_66 = {};
        wp::float32 adj_67 = {};
        wp::float32 adj_68 = {};
        wp::float32 adj_69 = {};
        wp::float32 adj_70 = {};
        wp::float32 adj_71 = {};
        wp::float32 adj_72 = {};
        wp::mat_t<2, 2, wp::float32> adj_73 = {};
        wp::int32 adj_74 = {};
        wp::int32 adj_75 = {};
        wp::float32 adj_76 = {};
        wp::float32 adj_77 = {};
        wp::vec_t<2, wp::float32> adj_78 = {};
        wp::mat_t<2, 2, wp::float32> adj_79 = {};
        wp::int32 adj_80 = {};
        wp::vec_t<2, wp::float32> adj_81 = {};
        wp::mat_t<2, 2, wp::float32> adj_82 = {};
        wp::int32 adj_83 = {};
        wp::int32 adj_84 = {};
        wp::float32 adj_85 = {};
        wp::mat_t<2, 2, wp::float32> adj_86 = {};
        wp::float32 adj_87 = {};
        wp::float32 adj_88 = {};
        wp::float32 adj_89 = {};
        wp::shape_t adj_90 = {};
        wp::int32 adj_91 = {};
        wp::int32 adj_92 = {};
        wp::shape_t adj_93 = {};
        wp::indexedarray_t<wp::float32> adj_94 = {};
        wp::int32 adj_95 = {};
        wp::float32 adj_96 = {};
        wp::float32 adj_97 = {};
        wp::float32 adj_98 = {};
        wp::float32 adj_99 = {};
        wp::float32 adj_100 = {};
        wp::float32 adj_101 = {};
        wp::float32 adj_102 = {};
        wp::float32 adj_103 = {};
        wp::float32 adj_104 = {};
        wp::float32 adj_105 = {};
        wp::float32 adj_106 = {};
        wp::float32 adj_107 = {};
        wp::int32 adj_108 = {};
        wp::float32 adj_109 = {};
        wp::float32 adj_110 = {};
        wp::int32 adj_111 = {};
        wp::float32 adj_112 = {};
        wp::float32 adj_113 = {};
        wp::float32 adj_114 = {};
        bool adj_115 = {};
        wp::indexedarray_t<wp::float32> adj_116 = {};
        wp::indexedarray_t<wp::float32> adj_117 = {};
        wp::int32 adj_118 = {};
        wp::float32 adj_119 = {};
        wp::float32 adj_120 = {};
        wp::float32 adj_121 = {};
        wp::float32 adj_122 = {};
        wp::float32 adj_123 = {};
        wp::int32 adj_124 = {};
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
        // wp::array_store(var_out, var_0, var_24);
        // a[i] = 2.0                                                                             <L 49>
        // wp::array_store(var_a, var_0, var_25);
        // a[i] += 3.0                                                                            <L 50>
        // var_27 = wp::atomic_add(var_a, var_0, var_26);
        // a[i] /= 2.0                                                                            <L 51>
        var_28 = wp::address(var_a, var_0);
        var_31 = wp::load(var_28);
        var_30 = wp::div(var_31, var_29);
        // wp::array_store(var_a, var_0, var_30);
        // b[i, 0] = wp.vec3(1.0)                                                                 <L 52>
        var_33 = wp::vec_t<3, wp::float32>(var_32);
        // wp::array_store(var_b, var_0, var_34, var_33);
        // b[i, 0][1] = 2.0                                                                       <L 53>
        var_37 = wp::address(var_b, var_0, var_36);
        // var_39 = wp::indexref(var_37, var_38);
        // wp::store(var_39, var_35);
        // b[i, 0].x = 2.0                                                                        <L 54>
        var_42 = wp::address(var_b, var_0, var_41);
        // var_44 = wp::indexref(var_42, var_43);
        // wp::store(var_44, var_40);
        // b[i, 0][2] -= 2.0                                                                      <L 55>
        var_46 = wp::address(var_b, var_0, var_45);
        var_49 = wp::load(var_46);
        var_48 = wp::extract(var_49, var_47);
        var_51 = wp::sub(var_48, var_50);
        // var_52 = wp::indexref(var_46, var_47);
        // wp::store(var_52, var_51);
        // c[i] += wp.int8(2)                                                                     <L 56>
        var_53 = wp::address(var_c, var_0);
        var_55 = wp::int8(var_54);
        var_57 = wp::load(var_53);
        var_56 = wp::add(var_57, var_55);
        // wp::array_store(var_c, var_0, var_56);
        // p[i].x = 2.0                                                                           <L 57>
        var_59 = wp::address(var_p, var_0);
        var_60 = &(((*wp::address(var_p, var_0))).x);
        // wp::store(var_60, var_58);
        // p[i].at.y = 2.0                                                                        <L 58>
        var_62 = wp::address(var_p, var_0);
        var_63 = &(((*wp::address(var_p, var_0))).at);
        // var_65 = wp::indexref(var_63, var_64);
        // wp::store(var_65, var_61);
        // p[i].x += 1.0                                                                          <L 59>
        var_66 = wp::address(var_p, var_0);
        var_67 = &(((*wp::address(var_p, var_0))).x);
        var_70 = wp::load(var_67);
        var_69 = wp::add(var_70, var_68);
        var_71 = &(((*wp::address(var_p, var_0))).x);
        // wp::store(var_71, var_69);
        // m[i][0, 1] = 2.0                                                                       <L 60>
        var_73 = wp::address(var_m, var_0);
        // var_76 = wp::indexref(var_73, var_74, var_75);
        // wp::store(var_76, var_72);
        // m[i][1] = wp.vec2(3.0)                                                                 <L 61>
        var_78 = wp::vec_t<2, wp::float32>(var_77);
        var_79 = wp::address(var_m, var_0);
        // var_81 = wp::indexref(var_79, var_80);
        // wp::store(var_81, var_78);
        // m[i][1, 0] += 2.0                                                                      <L 62>
        var_82 = wp::address(var_m, var_0);
        var_86 = wp::load(var_82);
        var_85 = wp::extract(var_86, var_83, var_84);
        var_88 = wp::add(var_85, var_87);
        // var_89 = wp::indexref(var_82, var_83, var_84);
        // wp::store(var_89, var_88);
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
        // wp::array_store(var_out, var_111, var_110);
        // old = wp.atomic_max(a, i, 1.0)                                                         <L 66>
        // var_113 = wp::atomic_max(var_a, var_0, var_112);
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
        // wp::array_store(var_out, var_124, var_122);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_124, var_122, adj_out, adj_124, adj_122);
        wp::adj_add(var_123, var_121, adj_119, adj_121, adj_122);
        wp::adj_float32(var_120, adj_120, adj_121);
        wp::adj_address(var_117, var_118, adj_117, adj_118, adj_119);
        // adj: out[1] = same[2] + a.dtype(1.0)                                                   <L 69>
        wp::adj_where(var_115, var_116, var_94, adj_115, adj_116, adj_94, adj_117);
        if (var_115) {
            wp::adj_copy(var_a, adj_a, adj_116);
            // adj: same = a                                                                      <L 68>
        }
        // adj: if old > 1.0:                                                                     <L 67>
        wp::adj_atomic_max(var_a, var_0, var_112, adj_a, adj_0, adj_112, adj_113);
        // adj: old = wp.atomic_max(a, i, 1.0)                                                    <L 66>
        wp::adj_array_store(var_out, var_111, var_110, adj_out, adj_111, adj_110);
        wp::adj_add(var_107, var_109, adj_107, adj_109, adj_110);
        adj_direct_0(var_a, var_108, adj_a, adj_108, adj_109);
        wp::adj_add(var_105, var_106, adj_105, adj_106, adj_107);
        adj_nth_0(var_out, var_0, adj_out, adj_0, adj_106);
        wp::adj_add(var_103, var_104, adj_103, adj_104, adj_105);
        adj_nth_0(var_a, var_0, adj_a, adj_0, adj_104);
        wp::adj_add(var_101, var_102, adj_101, adj_102, adj_103);
        adj_first_0(var_a, adj_a, adj_102);
        wp::adj_add(var_98, var_100, adj_98, adj_100, adj_101);
        adj_doubled_0(var_a, var_0, adj_a, adj_0, adj_100);
        wp::adj_add(var_99, var_97, adj_96, adj_97, adj_98);
        wp::adj_float(var_92, adj_92, adj_97);
        wp::adj_address(var_94, var_95, adj_94, adj_95, adj_96);
        // adj: out[0] = same[1] + float(n) + doubled(a, i) + first(a) + nth(a, i) + nth(out, i) + direct(a, 1)  <L 65>
        wp::adj_copy(var_a, adj_a, adj_94);
        // adj: same = a                                                                          <L 64>
        adj_a.shape = adj_90;
        // adj: n = a.shape[0]                                                                    <L 63>
        wp::adj_add(var_85, var_87, adj_85, adj_87, adj_88);
        wp::adj_extract(var_86, var_83, var_84, adj_82, adj_83, adj_84, adj_85);
        wp::adj_address(var_m, var_0, adj_m, adj_0, adj_82);
        // adj: m[i][1, 0] += 2.0                                                                 <L 62>
        wp::adj_address(var_m, var_0, adj_m, adj_0, adj_79);
        wp::adj_vec_t(var_77, adj_77, adj_78);
        // adj: m[i][1] = wp.vec2(3.0)                                                            <L 61>
        wp::adj_address(var_m, var_0, adj_m, adj_0, adj_73);
        // adj: m[i][0, 1] = 2.0                                                                  <L 60>
        adj_66.x += adj_71;
        wp::adj_add(var_70, var_68, adj_67, adj_68, adj_69);
        adj_66.x += adj_67;
        wp::adj_address(var_p, var_0, adj_p, adj_0, adj_66);
        // adj: p[i].x += 1.0                                                                     <L 59>
        adj_62.at += adj_63;
        wp::adj_address(var_p, var_0, adj_p, adj_0, adj_62);
        // adj: p[i].at.y = 2.0                                                                   <L 58>
        adj_59.x += adj_60;
        wp::adj_address(var_p, var_0, adj_p, adj_0, adj_59);
        // adj: p[i].x = 2.0                                                                      <L 57>
        wp::adj_array_store(var_c, var_0, var_56, adj_c, adj_0, adj_56);
        wp::adj_add(var_57, var_55, adj_53, adj_55, adj_56);
        wp::adj_address(var_c, var_0, adj_c, adj_0, adj_53);
        // adj: c[i] += wp.int8(2)                                                                <L 56>
        wp::adj_sub(var_48, var_50, adj_48, adj_50, adj_51);
        wp::adj_extract(var_49, var_47, adj_46, adj_47, adj_48);
        wp::adj_address(var_b, var_0, var_45, adj_b, adj_0, adj_45, adj_46);
        // adj: b[i, 0][2] -= 2.0                                                                 <L 55>
        wp::adj_address(var_b, var_0, var_41, adj_b, adj_0, adj_41, adj_42);
        // adj: b[i, 0].x = 2.0                                                                   <L 54>
        wp::adj_address(var_b, var_0, var_36, adj_b, adj_0, adj_36, adj_37);
        // adj: b[i, 0][1] = 2.0                                                                  <L 53>
        wp::adj_array_store(var_b, var_0, var_34, var_33, adj_b, adj_0, adj_34, adj_33);
        wp::adj_vec_t(var_32, adj_32, adj_33);
        // adj: b[i, 0] = wp.vec3(1.0)                                                            <L 52>
        wp::adj_array_store(var_a, var_0, var_30, adj_a, adj_0, adj_30);
        wp::adj_div(var_31, var_29, var_30, adj_28, adj_29, adj_30);
        wp::adj_address(var_a, var_0, adj_a, adj_0, adj_28);
        // adj: a[i] /= 2.0                                                                       <L 51>
        wp::adj_atomic_add(var_a, var_0, var_26, adj_a, adj_0, adj_26, adj_27);
        // adj: a[i] += 3.0                                                                       <L 50>
        wp::adj_array_store(var_a, var_0, var_25, adj_a, adj_0, adj_25);
        // adj: a[i] = 2.0                                                                        <L 49>
        wp::adj_array_store(var_out, var_0, var_24, adj_out, adj_0, adj_24);
        wp::adj_add(var_17, var_22, adj_17, adj_22, adj_24);
        wp::adj_extract(var_23, var_21, adj_20, adj_21, adj_22);
        adj_19.at += adj_20;
        wp::adj_address(var_p, var_0, adj_p, adj_0, adj_19);
        wp::adj_add(var_14, var_18, adj_14, adj_16, adj_17);
        adj_15.x += adj_16;
        wp::adj_address(var_p, var_0, adj_p, adj_0, adj_15);
        wp::adj_add(var_7, var_12, adj_7, adj_12, adj_14);
        wp::adj_extract(var_13, var_11, adj_10, adj_11, adj_12);
        wp::adj_address(var_b, var_0, var_9, adj_b, adj_0, adj_9, adj_10);
        wp::adj_add(var_8, var_5, adj_1, adj_5, adj_7);
        wp::adj_extract(var_6, var_4, adj_3, adj_4, adj_5);
        wp::adj_address(var_b, var_0, var_2, adj_b, adj_0, adj_2, adj_3);
        wp::adj_address(var_a, var_0, adj_a, adj_0, adj_1);
        // adj: out[i] = a[i] + b[i, 1][0] + b[i, 1].y + p[i].x + p[i].at[1]                      <L 48>
        // adj: i = wp.tid()                                                                      <L 47>
        // adj: def elements(                                                                     <L 39>
        continue;
    }
}

extern "C" __global__ void views_7c80a58b_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::indexedarray_t<wp::float32> var_a,
    wp::indexedarray_t<wp::float32> var_b,
    wp::array_t<wp::float32> var_out,
    wp::array_t<wp::float32> adj_a,
    wp::array_t<wp::float32> adj_b,
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
        // dual vars
        wp::int32 adj_0 = {};
        wp::indexedarray_t<wp::float32> adj_1 = {};
        wp::int32 adj_2 = {};
        wp::indexedarray_t<wp::float32> adj_3 = {};
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::float32 adj_12 = {};
        wp::int32 adj_13 = {};
        wp::int32 adj_14 = {};
        wp::float32 adj_15 = {};
        wp::float32 adj_16 = {};
        wp::int32 adj_17 = {};
        wp::int32 adj_18 = {};
        wp::slice_t adj_19 = {};
        wp::int32 adj_20 = {};
        wp::indexedarray_t<wp::float32> adj_21 = {};
        wp::int32 adj_22 = {};
        wp::int32 adj_23 = {};
        wp::float32 adj_24 = {};
        wp::indexedarray_t<wp::float32> adj_25 = {};
        wp::int32 adj_26 = {};
        wp::float32 adj_27 = {};
        wp::float32 adj_28 = {};
        wp::float32 adj_29 = {};
        wp::float32 adj_30 = {};
        wp::shape_t adj_31 = {};
        wp::int32 adj_32 = {};
        wp::int32 adj_33 = {};
        wp::shape_t adj_34 = {};
        wp::float32 adj_35 = {};
        wp::float32 adj_36 = {};
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
        // wp::array_store(var_3, var_13, var_10);
        // row[0] += 1.0                                                                          <L 78>
        // var_16 = wp::atomic_add(var_3, var_14, var_15);
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
        // wp::array_store(var_out, var_0, var_36);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_0, var_36, adj_out, adj_0, adj_36);
        wp::adj_add(var_28, var_35, adj_28, adj_35, adj_36);
        wp::adj_float(var_33, adj_33, adj_35);
        adj_1.shape = adj_31;
        wp::adj_add(var_29, var_30, adj_24, adj_27, adj_28);
        wp::adj_address(var_25, var_26, adj_25, adj_26, adj_27);
        adj_row_of_0(var_b, var_0, adj_b, adj_0, adj_25);
        wp::adj_address(var_21, var_22, var_23, adj_21, adj_22, adj_23, adj_24);
        // adj: out[i] = part[0, 1] + row_of(b, i)[1] + float(plane.shape[1])                     <L 80>
        wp::adj_view(var_b, var_19, adj_b, adj_19, adj_21);
        // adj: part = b[1:3]                                                                     <L 79>
        wp::adj_atomic_add(var_3, var_14, var_15, adj_3, adj_14, adj_15, adj_16);
        // adj: row[0] += 1.0                                                                     <L 78>
        wp::adj_array_store(var_3, var_13, var_10, adj_3, adj_13, adj_10);
        wp::adj_add(var_11, var_12, adj_6, adj_9, adj_10);
        wp::adj_address(var_a, var_0, var_7, var_8, adj_a, adj_0, adj_7, adj_8, adj_9);
        wp::adj_address(var_1, var_4, var_5, adj_1, adj_4, adj_5, adj_6);
        // adj: row[2] = plane[0, 1] + a[i][1][2]                                                 <L 77>
        wp::adj_view(var_1, var_2, adj_1, adj_2, adj_3);
        // adj: row = plane[1]                                                                    <L 76>
        wp::adj_view(var_a, var_0, adj_a, adj_0, adj_1);
        // adj: plane = a[i]                                                                      <L 75>
        // adj: i = wp.tid()                                                                      <L 74>
        // adj: def views(a: wp.indexedarray3d(dtype=float), b: wp.indexedarray2d(dtype=float), out: wp.array(dtype=float)):  <L 73>
        continue;
    }
}

extern "C" __global__ void generic_d14bc2b6_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::indexedarray_t<wp::float64> var_a,
    wp::indexedarray_t<wp::float64> var_out,
    wp::array_t<wp::float64> adj_a,
    wp::array_t<wp::float64> adj_out)
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
        // dual vars
        wp::int32 adj_0 = {};
        wp::float64 adj_1 = {};
        wp::float64 adj_2 = {};
        wp::float64 adj_3 = {};
        wp::int32 adj_4 = {};
        //---------
        // forward
        // def generic(a: wp.indexedarray(dtype=Any), out: wp.indexedarray2d(dtype=Any)):         <L 1>
        // i = wp.tid()                                                                           <L 2>
        var_0 = builtin_tid1d();
        // out[i, 0] = a[i]                                                                       <L 3>
        var_1 = wp::address(var_a, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // wp::array_store(var_out, var_0, var_4, var_2);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_0, var_4, var_2, adj_out, adj_0, adj_4, adj_2);
        wp::adj_copy(var_3, adj_1, adj_2);
        wp::adj_address(var_a, var_0, adj_a, adj_0, adj_1);
        // adj: out[i, 0] = a[i]                                                                  <L 3>
        // adj: i = wp.tid()                                                                      <L 2>
        // adj: def generic(a: wp.indexedarray(dtype=Any), out: wp.indexedarray2d(dtype=Any)):    <L 1>
        continue;
    }
}
