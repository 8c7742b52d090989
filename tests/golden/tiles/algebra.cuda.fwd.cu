extern "C" __global__ void products_ae5d3ef2_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_a,
    wp::array_t<wp::float32> var_b,
    wp::array_t<wp::float32> var_c,
    wp::float32 var_k)
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
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,16>, wp::tile_stride_t<16,1>>, true> var_3 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<8,16>,wp::tile_stride_t<16,1>,false>();
        const wp::int32 var_4 = 0;
        const wp::int32 var_5 = 0;
        const wp::int32 var_6 = 16;
        const wp::int32 var_7 = 4;
        wp::tuple_t<wp::int32, wp::int32> var_8;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<16,4>, wp::tile_stride_t<4,1>>, true> var_9 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<16,4>,wp::tile_stride_t<4,1>,false>();
        const wp::int32 var_10 = 0;
        const wp::int32 var_11 = 0;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,4>, wp::tile_stride_t<4,1>>, true> var_12 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<8,4>,wp::tile_stride_t<4,1>,false>();
        const wp::float32 var_13 = 1.0;
        const wp::float32 var_14 = 0.0;
        const wp::float32 var_15 = 1.0;
        const wp::float32 var_16 = 1.0;
        const wp::float32 var_17 = 0.5;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,16>, wp::tile_stride_t<1,4>>, false> var_18 = nullptr;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<16,8>, wp::tile_stride_t<1,16>>, false> var_19 = nullptr;
        const wp::float32 var_20 = 2.0;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,8>, wp::tile_stride_t<8,1>>, true> var_21 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,8>,wp::tile_stride_t<8,1>,false>();
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
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,16>, wp::tile_stride_t<16,1>>, true> var_34 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<8,16>,wp::tile_stride_t<16,1>,false>();
        const wp::float32 var_35 = 1.0;
        const wp::float32 var_36 = 0.0;
        const wp::int32 var_37 = 0;
        const wp::int32 var_38 = 0;
        const wp::int32 var_39 = 1;
        const wp::int32 var_40 = 16;
        wp::tuple_t<wp::int32, wp::int32> var_41;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<1,16>, wp::tile_stride_t<16,1>>, true> var_42 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<1,16>,wp::tile_stride_t<16,1>,false>();
        const wp::int32 var_43 = 0;
        const wp::int32 var_44 = 0;
        const wp::int32 var_45 = 8;
        const wp::int32 var_46 = 16;
        wp::tuple_t<wp::int32, wp::int32> var_47;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,16>, wp::tile_stride_t<0,1>>, false> var_48 = nullptr;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,4>, wp::tile_stride_t<4,1>>, true> var_49 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<8,4>,wp::tile_stride_t<4,1>,false>();
        const wp::int32 var_50 = 0;
        const wp::int32 var_51 = 0;
        const wp::int32 var_52 = 0;
        const wp::float32 var_53 = 1.0;
        const wp::float32 var_54 = 0.0;
        const wp::int32 var_55 = 0;
        const wp::int32 var_56 = 0;
        const wp::str var_57 = "tf32";
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,4>, wp::tile_stride_t<4,1>>, true> var_58 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<8,4>,wp::tile_stride_t<4,1>,false>();
        const wp::float32 var_59 = 1.0;
        const wp::float32 var_60 = 0.0;
        const wp::int32 var_61 = 0;
        const wp::int32 var_62 = 0;
        const wp::int32 var_63 = 0;
        const wp::int32 var_64 = 0;
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
        wp::tile_store<wp::float32, true, false>(var_c, var_23, var_24, var_21);
        // part = wp.tile_view(x, offset=(0, 0), shape=(8, 8))                                    <L 13>
        var_27 = wp::tuple(var_25, var_26);
        var_30 = wp::tuple(var_28, var_29);
        var_31 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<16,1>>, false>>(var_3, var_32, var_33);
        // wp.tile_store(c, wp.tile_matmul(part, x))                                              <L 14>
        var_34 = wp::tile_matmul(dot_8_16_8_90_256_1_1_1_5_5_5_0_16_16_16_al0_0_0_sb1, dot_8_8_16_90_256_1_0_1_5_5_5_0_16_16_16_al0_0_0_sb1, dot_8_16_8_90_256_0_1_1_5_5_5_0_16_16_16_al0_0_0_sb1, var_31, var_3, var_34, var_35, var_36);
        wp::tile_store<wp::float32, true, false>(var_c, var_37, var_38, var_34);
        // spread = wp.tile_broadcast(wp.tile_load(a, shape=(1, 16)), shape=(8, 16))              <L 15>
        var_41 = wp::tuple(var_39, var_40);
        var_42 = wp::tile_load<wp::float32, true, false, 1, 16>(var_a, var_43, var_44);
        var_47 = wp::tuple(var_45, var_46);
        var_48 = wp::tile_broadcast<8, 16, 0, 1>(var_42);
        // wp.tile_store(c, wp.tile_matmul(spread, y))                                            <L 16>
        var_49 = wp::tile_matmul(var_50, var_51, var_52, var_48, var_9, var_49, var_53, var_54);
        wp::tile_store<wp::float32, true, false>(var_c, var_55, var_56, var_49);
        // wp.tile_store(c, wp.tile_matmul(x, y, precision="tf32"))                               <L 17>
        var_58 = wp::tile_matmul(dot_8_4_16_90_256_1_1_1_4_4_5_0_al16_16_16_sb1, dot_8_16_4_90_256_1_0_1_4_4_5_0_al16_16_16_sb1, dot_16_4_8_90_256_0_1_1_4_4_5_0_al16_16_16_sb1, var_3, var_9, var_58, var_59, var_60);
        wp::tile_store<wp::float32, true, false>(var_c, var_61, var_62, var_58);
        // wp.tile_store(c, z)                                                                    <L 18>
        wp::tile_store<wp::float32, true, false>(var_c, var_63, var_64, var_12);
    }
}

extern "C" __global__ void halves_1182a1e9_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float16> var_a,
    wp::array_t<wp::float16> var_b,
    wp::array_t<wp::float16> var_c)
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
        wp::tile_shared_t<wp::float16,wp::tile_layout_strided_t<wp::tile_shape_t<16,16>, wp::tile_stride_t<16,1>>, true> var_4 = wp::tile_alloc_empty<wp::float16,wp::tile_shape_t<16,16>,wp::tile_stride_t<16,1>,false>();
        const wp::int32 var_5 = 0;
        const wp::int32 var_6 = 0;
        const wp::int32 var_7 = 16;
        const wp::int32 var_8 = 8;
        wp::tuple_t<wp::int32, wp::int32> var_9;
        wp::tile_shared_t<wp::float16,wp::tile_layout_strided_t<wp::tile_shape_t<16,8>, wp::tile_stride_t<8,1>>, true> var_10 = wp::tile_alloc_empty<wp::float16,wp::tile_shape_t<16,8>,wp::tile_stride_t<8,1>,false>();
        const wp::int32 var_11 = 0;
        const wp::int32 var_12 = 0;
        wp::tile_shared_t<wp::float16,wp::tile_layout_strided_t<wp::tile_shape_t<16,8>, wp::tile_stride_t<8,1>>, true> var_13 = wp::tile_alloc_empty<wp::float16,wp::tile_shape_t<16,8>,wp::tile_stride_t<8,1>,false>();
        const wp::float32 var_14 = 1.0;
        const wp::float32 var_15 = 0.0;
        const wp::int32 var_16 = 0;
        const wp::int32 var_17 = 0;
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
        wp::tile_store<wp::float16, true, false>(var_c, var_16, var_17, var_13);
    }
}

extern "C" __global__ void solutions_2e9634d4_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float64> var_a,
    wp::array_t<wp::float64> var_b,
    wp::array_t<wp::float64> var_d)
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
        wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<8,1>>, true> var_3 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8,8>,wp::tile_stride_t<8,1>,false>();
        const wp::int32 var_4 = 0;
        const wp::int32 var_5 = 0;
        const wp::int32 var_6 = 8;
        wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true> var_7 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8>,wp::tile_stride_t<1>,false>();
        const wp::int32 var_8 = 0;
        const wp::int32 var_9 = 8;
        const wp::int32 var_10 = 3;
        wp::tuple_t<wp::int32, wp::int32> var_11;
        wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,3>, wp::tile_stride_t<3,1>>, true> var_12 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8,3>,wp::tile_stride_t<3,1>,false>();
        const wp::int32 var_13 = 0;
        const wp::int32 var_14 = 0;
        wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<8,1>>, true> var_15 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8,8>,wp::tile_stride_t<8,1>,false>();
        wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<8,1>>, true> var_16 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8,8>,wp::tile_stride_t<8,1>,false>();
        const wp::str var_17 = "upper";
        wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<8,1>>, true> var_18 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8,8>,wp::tile_stride_t<8,1>,false>();
        wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true> var_19 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8>,wp::tile_stride_t<1>,false>();
        wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true> var_20 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8>,wp::tile_stride_t<1>,false>();
        wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,8>, wp::tile_stride_t<1,8>>, false> var_21 = nullptr;
        wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true> var_22 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8>,wp::tile_stride_t<1>,false>();
        const wp::int32 var_23 = 0;
        const wp::str var_24 = "upper";
        wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,3>, wp::tile_stride_t<3,1>>, true> var_25 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8,3>,wp::tile_stride_t<3,1>,false>();
        const wp::int32 var_26 = 0;
        const wp::int32 var_27 = 0;
        wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<8,3>, wp::tile_stride_t<3,1>>, true> var_28 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<8,3>,wp::tile_stride_t<3,1>,false>();
        const wp::int32 var_29 = 0;
        const wp::int32 var_30 = 0;
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
        wp::tile_store<wp::float64, true, false>(var_b, var_23, var_22);
        // wp.tile_store(d, wp.tile_cholesky_solve(high, many, fill_mode="upper"))                <L 40>
        var_25 = wp::tile_cholesky_solve<true>(potrs_8_8_3_90_256_1_1_6_x_x_0, var_18, var_12, var_25);
        wp::tile_store<wp::float64, true, false>(var_d, var_26, var_27, var_25);
        // wp.tile_store(d, wp.tile_lower_solve(low, many))                                       <L 41>
        var_28 = tile_lower_solve(trsm_8_3_1_90_256_1_1_6_0_1_1, trsm_8_3_1_90_256_0_1_6_0_1_0, var_16, var_12, var_28);
        wp::tile_store<wp::float64, true, false>(var_d, var_29, var_30, var_28);
    }
}

extern "C" __global__ void in_place_1cced940_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_a,
    wp::array_t<wp::float32> var_b)
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
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, true> var_3 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,4>,wp::tile_stride_t<4,1>,false>();
        const wp::int32 var_4 = 0;
        const wp::int32 var_5 = 0;
        const wp::int32 var_6 = 4;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true> var_7 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4>,wp::tile_stride_t<1>,false>();
        const wp::int32 var_8 = 0;
        const wp::str var_9 = "upper";
        const wp::int32 var_10 = 0;
        //---------
        // forward
        // def in_place(a: wp.array2d(dtype=float), b: wp.array(dtype=float)):                    <L 45>
        // m = wp.tile_load(a, shape=(4, 4))                                                      <L 46>
        var_2 = wp::tuple(var_0, var_1);
        var_3 = wp::tile_load<wp::float32, true, false, 4, 4>(var_a, var_4, var_5);
        // right = wp.tile_load(b, shape=4)                                                       <L 47>
        var_7 = wp::tile_load<wp::float32, true, false, 4>(var_b, var_8);
        // wp.tile_cholesky_inplace(m)                                                            <L 48>
        wp::tile_cholesky_inplace<false>(potrf_4_4_1_90_256_1_1_5_x_x_1, var_3);
        // wp.tile_cholesky_inplace(m, fill_mode="upper")                                         <L 49>
        wp::tile_cholesky_inplace<true>(potrf_4_4_1_90_256_1_1_5_x_x_0, var_3);
        // wp.tile_cholesky_solve_inplace(m, right)                                               <L 50>
        wp::tile_cholesky_solve_inplace<false>(potrs_4_4_1_90_256_1_1_5_x_x_1, var_3, var_7);
        // wp.tile_lower_solve_inplace(m, right)                                                  <L 51>
        tile_lower_solve_inplace(trsm_4_1_1_90_256_1_1_5_0_1_1, var_3, var_7);
        // wp.tile_upper_solve_inplace(m, right)                                                  <L 52>
        tile_upper_solve_inplace(trsm_4_1_1_90_256_1_1_5_0_1_0, var_3, var_7);
        // wp.tile_store(b, right)                                                                <L 53>
        wp::tile_store<wp::float32, true, false>(var_b, var_10, var_7);
    }
}
