extern "C" __global__ void products_ae5d3ef2_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_a,
    wp::array_t<wp::float32> var_b,
    wp::array_t<wp::float32> var_c,
    wp::float32 var_k,
    wp::array_t<wp::float32> adj_a,
    wp::array_t<wp::float32> adj_b,
    wp::array_t<wp::float32> adj_c,
    wp::float32 adj_k)
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
        const wp::float32 var_13 = 1.0;
        const wp::float32 var_14 = 0.0;
        const wp::float32 var_15 = 1.0;
        const wp::float32 var_16 = 1.0;
        const wp::float32 var_17 = 0.5;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,16>, wp::tile_stride_t<1,4>>, false> var_18 = nullptr;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<16,8>, wp::tile_stride_t<1,16>>, false> var_19 = nullptr;
        const wp::float32 var_20 = 2.0;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,8>, wp::tile_stride_t<8,1>>, true> var_21 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,8>,wp::tile_stride_t<8,1>,true>();
        const wp::float32 var_22 = 0.0;
        const wp::int32 var_23 = 0;
        const wp::int32 var_24 = 0;
        const wp::int32 var_25 = 0;
        const wp::int32 var_26 = 0;
        wp::tuple_t<wp::int32, wp::int32> var_27;
        const wp::int32 var_28 = 8;
        const wp::int32 var_29 = 8;
        wp::tuple_t<wp::int32, wp::int32> var_30;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<16,1>>, false> var_31 = nullptr;
        const wp::int32 var_32 = 0;
        const wp::int32 var_33 = 0;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,16>, wp::tile_stride_t<16,1>>, true> var_34 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<8,16>,wp::tile_stride_t<16,1>,true>();
        const wp::float32 var_35 = 1.0;
        const wp::float32 var_36 = 0.0;
        const wp::int32 var_37 = 0;
        const wp::int32 var_38 = 0;
        const wp::int32 var_39 = 1;
        const wp::int32 var_40 = 16;
        wp::tuple_t<wp::int32, wp::int32> var_41;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<1,16>, wp::tile_stride_t<16,1>>, true> var_42 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<1,16>,wp::tile_stride_t<16,1>,true>();
        const wp::int32 var_43 = 0;
        const wp::int32 var_44 = 0;
        const wp::int32 var_45 = 8;
        const wp::int32 var_46 = 16;
        wp::tuple_t<wp::int32, wp::int32> var_47;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,16>, wp::tile_stride_t<0,1>>, false> var_48 = nullptr;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,4>, wp::tile_stride_t<4,1>>, true> var_49 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<8,4>,wp::tile_stride_t<4,1>,true>();
        const wp::int32 var_50 = 0;
        const wp::int32 var_51 = 0;
        const wp::int32 var_52 = 0;
        const wp::float32 var_53 = 1.0;
        const wp::float32 var_54 = 0.0;
        const wp::int32 var_55 = 0;
        const wp::int32 var_56 = 0;
        const wp::str var_57 = "tf32";
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,4>, wp::tile_stride_t<4,1>>, true> var_58 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<8,4>,wp::tile_stride_t<4,1>,true>();
        const wp::float32 var_59 = 1.0;
        const wp::float32 var_60 = 0.0;
        const wp::int32 var_61 = 0;
        const wp::int32 var_62 = 0;
        const wp::int32 var_63 = 0;
        const wp::int32 var_64 = 0;
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
        wp::float32 adj_13 = {};
        wp::float32 adj_14 = {};
        wp::float32 adj_15 = {};
        wp::float32 adj_16 = {};
        wp::float32 adj_17 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,16>, wp::tile_stride_t<1,4>>, false>& adj_18 = var_18;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<16,8>, wp::tile_stride_t<1,16>>, false>& adj_19 = var_19;
        wp::float32 adj_20 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,8>, wp::tile_stride_t<8,1>>, true>& adj_21 = var_21;
        wp::float32 adj_22 = {};
        wp::int32 adj_23 = {};
        wp::int32 adj_24 = {};
        wp::int32 adj_25 = {};
        wp::int32 adj_26 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_27 = {};
        wp::int32 adj_28 = {};
        wp::int32 adj_29 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_30 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<16,1>>, false>& adj_31 = var_31;
        wp::int32 adj_32 = {};
        wp::int32 adj_33 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,16>, wp::tile_stride_t<16,1>>, true>& adj_34 = var_34;
        wp::float32 adj_35 = {};
        wp::float32 adj_36 = {};
        wp::int32 adj_37 = {};
        wp::int32 adj_38 = {};
        wp::int32 adj_39 = {};
        wp::int32 adj_40 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_41 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<1,16>, wp::tile_stride_t<16,1>>, true>& adj_42 = var_42;
        wp::int32 adj_43 = {};
        wp::int32 adj_44 = {};
        wp::int32 adj_45 = {};
        wp::int32 adj_46 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_47 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,16>, wp::tile_stride_t<0,1>>, false>& adj_48 = var_48;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,4>, wp::tile_stride_t<4,1>>, true>& adj_49 = var_49;
        wp::int32 adj_50 = {};
        wp::int32 adj_51 = {};
        wp::int32 adj_52 = {};
        wp::float32 adj_53 = {};
        wp::float32 adj_54 = {};
        wp::int32 adj_55 = {};
        wp::int32 adj_56 = {};
        wp::str adj_57 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,4>, wp::tile_stride_t<4,1>>, true>& adj_58 = var_58;
        wp::float32 adj_59 = {};
        wp::float32 adj_60 = {};
        wp::int32 adj_61 = {};
        wp::int32 adj_62 = {};
        wp::int32 adj_63 = {};
        wp::int32 adj_64 = {};
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
        var_12 = wp::tile_matmul(dot_8_4_16_90_256_1_1_1_5_5_5_0_al16_16_16_sb1, dot_8_16_4_90_256_1_0_1_5_5_5_0_al16_16_16_sb1, dot_16_4_8_90_256_0_1_1_5_5_5_0_al16_16_16_sb1, var_3, var_9, var_12, var_13, var_14);
        // wp.tile_matmul(x, y, z)                                                                <L 10>
        wp::tile_matmul_acc(dot_8_4_16_90_256_1_1_1_5_5_5_0_al16_16_16_sb1, dot_8_16_4_90_256_1_0_1_5_5_5_0_al16_16_16_sb1, dot_16_4_8_90_256_0_1_1_5_5_5_0_al16_16_16_sb1, var_3, var_9, var_12, var_15, var_16);
        // wp.tile_matmul(x, y, z, alpha=k, beta=0.5)                                             <L 11>
        wp::tile_matmul_acc(dot_8_4_16_90_256_1_1_1_5_5_5_0_al16_16_16_sb1, dot_8_16_4_90_256_1_0_1_5_5_5_0_al16_16_16_sb1, dot_16_4_8_90_256_0_1_1_5_5_5_0_al16_16_16_sb1, var_3, var_9, var_12, var_k, var_17);
        // wp.tile_store(c, wp.tile_matmul(wp.tile_transpose(y), wp.tile_transpose(x), alpha=2.0))       <L 12>
        var_18 = wp::tile_transpose(var_9);
        var_19 = wp::tile_transpose(var_3);
        var_21 = wp::tile_matmul(dot_4_8_16_90_256_0_0_1_5_5_5_0_al4_4_16_sb1, dot_4_16_8_90_256_1_1_0_5_5_5_0_al16_4_4_sb1, dot_16_8_4_90_256_1_1_0_5_5_5_0_al4_16_4_sb1, var_18, var_19, var_21, var_20, var_22);
        // wp::tile_store<wp::float32, true, false>(var_c, var_23, var_24, var_21);
        // part = wp.tile_view(x, offset=(0, 0), shape=(8, 8))                                    <L 13>
        var_27 = wp::tuple(var_25, var_26);
        var_30 = wp::tuple(var_28, var_29);
        var_31 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<16,1>>, false>>(var_3, var_32, var_33);
        // wp.tile_store(c, wp.tile_matmul(part, x))                                              <L 14>
        var_34 = wp::tile_matmul(dot_8_16_8_90_256_1_1_1_5_5_5_0_16_16_16_al0_0_0_sb1, dot_8_8_16_90_256_1_0_1_5_5_5_0_16_16_16_al0_0_0_sb1, dot_8_16_8_90_256_0_1_1_5_5_5_0_16_16_16_al0_0_0_sb1, var_31, var_3, var_34, var_35, var_36);
        // wp::tile_store<wp::float32, true, false>(var_c, var_37, var_38, var_34);
        // spread = wp.tile_broadcast(wp.tile_load(a, shape=(1, 16)), shape=(8, 16))              <L 15>
        var_41 = wp::tuple(var_39, var_40);
        var_42 = wp::tile_load<wp::float32, true, false, 1, 16>(var_a, var_43, var_44);
        var_47 = wp::tuple(var_45, var_46);
        var_48 = wp::tile_broadcast<8, 16, 0, 1>(var_42);
        // wp.tile_store(c, wp.tile_matmul(spread, y))                                            <L 16>
        var_49 = wp::tile_matmul(var_50, var_51, var_52, var_48, var_9, var_49, var_53, var_54);
        // wp::tile_store<wp::float32, true, false>(var_c, var_55, var_56, var_49);
        // wp.tile_store(c, wp.tile_matmul(x, y, precision="tf32"))                               <L 17>
        var_58 = wp::tile_matmul(dot_8_4_16_90_256_1_1_1_4_4_5_0_al16_16_16_sb1, dot_8_16_4_90_256_1_0_1_4_4_5_0_al16_16_16_sb1, dot_16_4_8_90_256_0_1_1_4_4_5_0_al16_16_16_sb1, var_3, var_9, var_58, var_59, var_60);
        // wp::tile_store<wp::float32, true, false>(var_c, var_61, var_62, var_58);
        // wp.tile_store(c, z)                                                                    <L 18>
        // wp::tile_store<wp::float32, true, false>(var_c, var_63, var_64, var_12);
        //---------
        // reverse
        wp::adj_tile_store(var_c, var_63, var_64, var_12, adj_c, adj_63, adj_64, adj_12);
        // adj: wp.tile_store(c, z)                                                               <L 18>
        wp::adj_tile_store(var_c, var_61, var_62, var_58, adj_c, adj_61, adj_62, adj_58);
        wp::adj_tile_matmul(dot_8_4_16_90_256_1_1_1_4_4_5_0_al16_16_16_sb1, dot_8_16_4_90_256_1_0_1_4_4_5_0_al16_16_16_sb1, dot_16_4_8_90_256_0_1_1_4_4_5_0_al16_16_16_sb1, var_3, var_9, var_58, var_59, var_60, dot_8_4_16_90_256_1_1_1_4_4_5_0_al16_16_16_sb1, dot_8_16_4_90_256_1_0_1_4_4_5_0_al16_16_16_sb1, dot_16_4_8_90_256_0_1_1_4_4_5_0_al16_16_16_sb1, adj_3, adj_9, adj_58, adj_59, adj_60, adj_58);
        // adj: wp.tile_store(c, wp.tile_matmul(x, y, precision="tf32"))                          <L 17>
        wp::adj_tile_store(var_c, var_55, var_56, var_49, adj_c, adj_55, adj_56, adj_49);
        wp::adj_tile_matmul(var_50, var_51, var_52, var_48, var_9, var_49, var_53, var_54, adj_50, adj_51, adj_52, adj_48, adj_9, adj_49, adj_53, adj_54, adj_49);
        // adj: wp.tile_store(c, wp.tile_matmul(spread, y))                                       <L 16>
        wp::adj_tile_broadcast(var_42, adj_42, adj_48);
        wp::adj_tile_load(var_a, var_43, var_44, adj_a, adj_43, adj_44, adj_42);
        // adj: spread = wp.tile_broadcast(wp.tile_load(a, shape=(1, 16)), shape=(8, 16))         <L 15>
        wp::adj_tile_store(var_c, var_37, var_38, var_34, adj_c, adj_37, adj_38, adj_34);
        wp::adj_tile_matmul(dot_8_16_8_90_256_1_1_1_5_5_5_0_16_16_16_al0_0_0_sb1, dot_8_8_16_90_256_1_0_1_5_5_5_0_16_16_16_al0_0_0_sb1, dot_8_16_8_90_256_0_1_1_5_5_5_0_16_16_16_al0_0_0_sb1, var_31, var_3, var_34, var_35, var_36, dot_8_16_8_90_256_1_1_1_5_5_5_0_16_16_16_al0_0_0_sb1, dot_8_8_16_90_256_1_0_1_5_5_5_0_16_16_16_al0_0_0_sb1, dot_8_16_8_90_256_0_1_1_5_5_5_0_16_16_16_al0_0_0_sb1, adj_31, adj_3, adj_34, adj_35, adj_36, adj_34);
        // adj: wp.tile_store(c, wp.tile_matmul(part, x))                                         <L 14>
        // adj: part = wp.tile_view(x, offset=(0, 0), shape=(8, 8))                               <L 13>
        wp::adj_tile_store(var_c, var_23, var_24, var_21, adj_c, adj_23, adj_24, adj_21);
        wp::adj_tile_matmul(dot_4_8_16_90_256_0_0_1_5_5_5_0_al4_4_16_sb1, dot_4_16_8_90_256_1_1_0_5_5_5_0_al16_4_4_sb1, dot_16_8_4_90_256_1_1_0_5_5_5_0_al4_16_4_sb1, var_18, var_19, var_21, var_20, var_22, dot_4_8_16_90_256_0_0_1_5_5_5_0_al4_4_16_sb1, dot_4_16_8_90_256_1_1_0_5_5_5_0_al16_4_4_sb1, dot_16_8_4_90_256_1_1_0_5_5_5_0_al4_16_4_sb1, adj_18, adj_19, adj_21, adj_20, adj_22, adj_21);
        wp::adj_tile_transpose(var_3, adj_3, adj_19);
        wp::adj_tile_transpose(var_9, adj_9, adj_18);
        // adj: wp.tile_store(c, wp.tile_matmul(wp.tile_transpose(y), wp.tile_transpose(x), alpha=2.0))  <L 12>
        wp::adj_tile_matmul_acc(dot_8_4_16_90_256_1_1_1_5_5_5_0_al16_16_16_sb1, dot_8_16_4_90_256_1_0_1_5_5_5_0_al16_16_16_sb1, dot_16_4_8_90_256_0_1_1_5_5_5_0_al16_16_16_sb1, var_3, var_9, var_12, var_k, var_17, dot_8_4_16_90_256_1_1_1_5_5_5_0_al16_16_16_sb1, dot_8_16_4_90_256_1_0_1_5_5_5_0_al16_16_16_sb1, dot_16_4_8_90_256_0_1_1_5_5_5_0_al16_16_16_sb1, adj_3, adj_9, adj_12, adj_k, adj_17);
        // adj: wp.tile_matmul(x, y, z, alpha=k, beta=0.5)                                        <L 11>
        wp::adj_tile_matmul_acc(dot_8_4_16_90_256_1_1_1_5_5_5_0_al16_16_16_sb1, dot_8_16_4_90_256_1_0_1_5_5_5_0_al16_16_16_sb1, dot_16_4_8_90_256_0_1_1_5_5_5_0_al16_16_16_sb1, var_3, var_9, var_12, var_15, var_16, dot_8_4_16_90_256_1_1_1_5_5_5_0_al16_16_16_sb1, dot_8_16_4_90_256_1_0_1_5_5_5_0_al16_16_16_sb1, dot_16_4_8_90_256_0_1_1_5_5_5_0_al16_16_16_sb1, adj_3, adj_9, adj_12, adj_15, adj_16);
        // adj: wp.tile_matmul(x, y, z)                                                           <L 10>
        wp::adj_tile_matmul(dot_8_4_16_90_256_1_1_1_5_5_5_0_al16_16_16_sb1, dot_8_16_4_90_256_1_0_1_5_5_5_0_al16_16_16_sb1, dot_16_4_8_90_256_0_1_1_5_5_5_0_al16_16_16_sb1, var_3, var_9, var_12, var_13, var_14, dot_8_4_16_90_256_1_1_1_5_5_5_0_al16_16_16_sb1, dot_8_16_4_90_256_1_0_1_5_5_5_0_al16_16_16_sb1, dot_16_4_8_90_256_0_1_1_5_5_5_0_al16_16_16_sb1, adj_3, adj_9, adj_12, adj_13, adj_14, adj_12);
        // adj: z = wp.tile_matmul(x, y)                                                          <L 9>
        wp::adj_tile_load(var_b, var_10, var_11, adj_b, adj_10, adj_11, adj_9);
        // adj: y = wp.tile_load(b, shape=(16, 4))                                                <L 8>
        wp::adj_tile_load(var_a, var_4, var_5, adj_a, adj_4, adj_5, adj_3);
        // adj: x = wp.tile_load(a, shape=(8, 16))                                                <L 7>
        // adj: def products(a: wp.array2d(dtype=float), b: wp.array2d(dtype=float), c: wp.array2d(dtype=float), k: float):  <L 6>
        continue;
    }
}

extern "C" __global__ void halves_1182a1e9_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float16> var_a,
    wp::array_t<wp::float16> var_b,
    wp::array_t<wp::float16> var_c,
    wp::array_t<wp::float16> adj_a,
    wp::array_t<wp::float16> adj_b,
    wp::array_t<wp::float16> adj_c)
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
        const wp::float32 var_14 = 1.0;
        const wp::float32 var_15 = 0.0;
        const wp::int32 var_16 = 0;
        const wp::int32 var_17 = 0;
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
        wp::float32 adj_14 = {};
        wp::float32 adj_15 = {};
        wp::int32 adj_16 = {};
        wp::int32 adj_17 = {};
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
        var_13 = wp::tile_matmul(dot_16_8_16_90_256_1_1_1_3_3_3_0_al16_16_8_sb1, dot_16_16_8_90_256_1_0_1_3_3_3_0_al16_16_8_sb1, dot_16_8_16_90_256_0_1_1_3_3_3_0_al16_16_8_sb1, var_4, var_10, var_13, var_14, var_15);
        // wp::tile_store<wp::float16, true, false>(var_c, var_16, var_17, var_13);
        //---------
        // reverse
        wp::adj_tile_store(var_c, var_16, var_17, var_13, adj_c, adj_16, adj_17, adj_13);
        wp::adj_tile_matmul(dot_16_8_16_90_256_1_1_1_3_3_3_0_al16_16_8_sb1, dot_16_16_8_90_256_1_0_1_3_3_3_0_al16_16_8_sb1, dot_16_8_16_90_256_0_1_1_3_3_3_0_al16_16_8_sb1, var_4, var_10, var_13, var_14, var_15, dot_16_8_16_90_256_1_1_1_3_3_3_0_al16_16_8_sb1, dot_16_16_8_90_256_1_0_1_3_3_3_0_al16_16_8_sb1, dot_16_8_16_90_256_0_1_1_3_3_3_0_al16_16_8_sb1, adj_4, adj_10, adj_13, adj_14, adj_15, adj_13);
        // adj: wp.tile_store(c, wp.tile_matmul(x, y))                                            <L 25>
        wp::adj_tile_load(var_b, var_11, var_12, adj_b, adj_11, adj_12, adj_10);
        // adj: y = wp.tile_load(b, shape=(16, 8))                                                <L 24>
        wp::adj_tile_load(var_a, var_5, var_6, adj_a, adj_5, adj_6, adj_4);
        // adj: x = wp.tile_load(a, shape=(16, 16), storage="shared")                             <L 23>
        // adj: def halves(a: wp.array2d(dtype=wp.float16), b: wp.array2d(dtype=wp.float16), c: wp.array2d(dtype=wp.float16)):  <L 22>
        continue;
    }
}

extern "C" __global__ void solutions_2e9634d4_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float64> var_a,
    wp::array_t<wp::float64> var_b,
    wp::array_t<wp::float64> var_d,
    wp::array_t<wp::float64> adj_a,
    wp::array_t<wp::float64> adj_b,
    wp::array_t<wp::float64> adj_d)
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
        const wp::str var_17 = "upper";
        wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<8,1>>, true> var_18 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8,8>,wp::tile_stride_t<8,1>,true>();
        wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true> var_19 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8>,wp::tile_stride_t<1>,true>();
        wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true> var_20 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8>,wp::tile_stride_t<1>,true>();
        wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<1,8>>, false> var_21 = nullptr;
        wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true> var_22 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8>,wp::tile_stride_t<1>,true>();
        const wp::int32 var_23 = 0;
        const wp::str var_24 = "upper";
        wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,3>, wp::tile_stride_t<3,1>>, true> var_25 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8,3>,wp::tile_stride_t<3,1>,true>();
        const wp::int32 var_26 = 0;
        const wp::int32 var_27 = 0;
        wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,3>, wp::tile_stride_t<3,1>>, true> var_28 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8,3>,wp::tile_stride_t<3,1>,true>();
        const wp::int32 var_29 = 0;
        const wp::int32 var_30 = 0;
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
        wp::str adj_17 = {};
        wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<8,1>>, true>& adj_18 = var_18;
        wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true>& adj_19 = var_19;
        wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true>& adj_20 = var_20;
        wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<1,8>>, false>& adj_21 = var_21;
        wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true>& adj_22 = var_22;
        wp::int32 adj_23 = {};
        wp::str adj_24 = {};
        wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,3>, wp::tile_stride_t<3,1>>, true>& adj_25 = var_25;
        wp::int32 adj_26 = {};
        wp::int32 adj_27 = {};
        wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,3>, wp::tile_stride_t<3,1>>, true>& adj_28 = var_28;
        wp::int32 adj_29 = {};
        wp::int32 adj_30 = {};
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
        var_16 = wp::tile_cholesky<false>(potrf_8_8_1_90_256_1_1_6_x_x_1, dot_8_8_8_90_256_0_1_1_6_6_6_0_al0_0_0_sb1, trsm_8_8_1_90_256_0_1_6_0_1_0, var_15, var_16);
        // high = wp.tile_cholesky(sum, fill_mode="upper")                                        <L 35>
        var_18 = wp::tile_cholesky<true>(potrf_8_8_1_90_256_1_1_6_x_x_0, dot_8_8_8_90_256_1_0_1_6_6_6_0_al0_0_0_sb1, trsm_8_8_1_90_256_1_1_6_0_1_0, var_15, var_18);
        // x = wp.tile_cholesky_solve(low, right)                                                 <L 36>
        var_19 = wp::tile_cholesky_solve<false>(potrs_8_8_1_90_256_1_1_6_x_x_1, var_16, var_7, var_19);
        // y = wp.tile_lower_solve(low, x)                                                        <L 37>
        var_20 = tile_lower_solve(trsm_8_1_1_90_256_1_1_6_0_1_1, trsm_8_1_1_90_256_0_1_6_0_1_0, var_16, var_19, var_20);
        // z = wp.tile_upper_solve(wp.tile_transpose(low), y)                                     <L 38>
        var_21 = wp::tile_transpose(var_16);
        var_22 = tile_upper_solve(trsm_8_1_1_90_256_0_1_6_0_1_0, var_21, var_20, var_22);
        // wp.tile_store(b, z)                                                                    <L 39>
        // wp::tile_store<wp::float64, true, false>(var_b, var_23, var_22);
        // wp.tile_store(d, wp.tile_cholesky_solve(high, many, fill_mode="upper"))                <L 40>
        var_25 = wp::tile_cholesky_solve<true>(potrs_8_8_3_90_256_1_1_6_x_x_0, var_18, var_12, var_25);
        // wp::tile_store<wp::float64, true, false>(var_d, var_26, var_27, var_25);
        // wp.tile_store(d, wp.tile_lower_solve(low, many))                                       <L 41>
        var_28 = tile_lower_solve(trsm_8_3_1_90_256_1_1_6_0_1_1, trsm_8_3_1_90_256_0_1_6_0_1_0, var_16, var_12, var_28);
        // wp::tile_store<wp::float64, true, false>(var_d, var_29, var_30, var_28);
        //---------
        // reverse
        wp::adj_tile_store(var_d, var_29, var_30, var_28, adj_d, adj_29, adj_30, adj_28);
        adj_tile_lower_solve(trsm_8_3_1_90_256_1_1_6_0_1_1, trsm_8_3_1_90_256_0_1_6_0_1_0, var_16, var_12, var_28, trsm_8_3_1_90_256_1_1_6_0_1_1, trsm_8_3_1_90_256_0_1_6_0_1_0, adj_16, adj_12, adj_28, adj_28);
        // adj: wp.tile_store(d, wp.tile_lower_solve(low, many))                                  <L 41>
        wp::adj_tile_store(var_d, var_26, var_27, var_25, adj_d, adj_26, adj_27, adj_25);
        // adj: wp.tile_store(d, wp.tile_cholesky_solve(high, many, fill_mode="upper"))           <L 40>
        wp::adj_tile_store(var_b, var_23, var_22, adj_b, adj_23, adj_22);
        // adj: wp.tile_store(b, z)                                                               <L 39>
        wp::adj_tile_transpose(var_16, adj_16, adj_21);
        // adj: z = wp.tile_upper_solve(wp.tile_transpose(low), y)                                <L 38>
        adj_tile_lower_solve(trsm_8_1_1_90_256_1_1_6_0_1_1, trsm_8_1_1_90_256_0_1_6_0_1_0, var_16, var_19, var_20, trsm_8_1_1_90_256_1_1_6_0_1_1, trsm_8_1_1_90_256_0_1_6_0_1_0, adj_16, adj_19, adj_20, adj_20);
        // adj: y = wp.tile_lower_solve(low, x)                                                   <L 37>
        // adj: x = wp.tile_cholesky_solve(low, right)                                            <L 36>
        wp::adj_tile_cholesky<true>(potrf_8_8_1_90_256_1_1_6_x_x_0, dot_8_8_8_90_256_1_0_1_6_6_6_0_al0_0_0_sb1, trsm_8_8_1_90_256_1_1_6_0_1_0, var_15, var_18, potrf_8_8_1_90_256_1_1_6_x_x_0, dot_8_8_8_90_256_1_0_1_6_6_6_0_al0_0_0_sb1, trsm_8_8_1_90_256_1_1_6_0_1_0, adj_15, adj_18, adj_18);
        // adj: high = wp.tile_cholesky(sum, fill_mode="upper")                                   <L 35>
        wp::adj_tile_cholesky<false>(potrf_8_8_1_90_256_1_1_6_x_x_1, dot_8_8_8_90_256_0_1_1_6_6_6_0_al0_0_0_sb1, trsm_8_8_1_90_256_0_1_6_0_1_0, var_15, var_16, potrf_8_8_1_90_256_1_1_6_x_x_1, dot_8_8_8_90_256_0_1_1_6_6_6_0_al0_0_0_sb1, trsm_8_8_1_90_256_0_1_6_0_1_0, adj_15, adj_16, adj_16);
        // adj: low = wp.tile_cholesky(sum)                                                       <L 34>
        // adj: sum = wp.tile_diag_add(m, right)                                                  <L 33>
        wp::adj_tile_load(var_d, var_13, var_14, adj_d, adj_13, adj_14, adj_12);
        // adj: many = wp.tile_load(d, shape=(8, 3))                                              <L 32>
        wp::adj_tile_load(var_b, var_8, adj_b, adj_8, adj_7);
        // adj: right = wp.tile_load(b, shape=8)                                                  <L 31>
        wp::adj_tile_load(var_a, var_4, var_5, adj_a, adj_4, adj_5, adj_3);
        // adj: m = wp.tile_load(a, shape=(8, 8))                                                 <L 30>
        // adj: def solutions(a: wp.array2d(dtype=wp.float64), b: wp.array(dtype=wp.float64), d: wp.array2d(dtype=wp.float64)):  <L 29>
        continue;
    }
}
