extern "C" __global__ void vector_slices_b4f9d8aa_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::vec_t<4, wp::float32> var_v,
    wp::array_t<wp::vec_t<2, wp::float32>> var_out)
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
        wp::vec_t<4, wp::float32> var_0;
        const wp::int32 var_1 = 1;
        const wp::int32 var_2 = 3;
        wp::slice_t var_3;
        const wp::int32 var_4 = 1;
        const wp::int32 var_5 = 3;
        const wp::int32 var_6 = 1;
        wp::vec_t<2, wp::float32> var_7;
        const wp::int32 var_8 = 0;
        const wp::int32 var_9 = 2;
        wp::slice_t var_10;
        const wp::int32 var_11 = 0;
        const wp::int32 var_12 = 2;
        const wp::int32 var_13 = 1;
        wp::vec_t<2, wp::float32> var_14;
        const wp::int32 var_15 = 1;
        const wp::int32 var_16 = 2;
        wp::slice_t var_17;
        const wp::int32 var_18 = 2;
        const wp::int32 var_19 = 4;
        const wp::int32 var_20 = 1;
        wp::vec_t<2, wp::float32> var_21;
        const wp::int32 var_22 = 2;
        const wp::int32 var_23 = 2;
        wp::slice_t var_24;
        const wp::int32 var_25 = 0;
        const wp::int32 var_26 = 4;
        const wp::int32 var_27 = 2;
        wp::vec_t<2, wp::float32> var_28;
        const wp::int32 var_29 = 3;
        const wp::int32 var_30 = -2;
        wp::slice_t var_31;
        const wp::int32 var_32 = 2;
        const wp::int32 var_33 = 4;
        const wp::int32 var_34 = 1;
        wp::vec_t<2, wp::float32> var_35;
        const wp::int32 var_36 = 4;
        const wp::int32 var_37 = -1;
        wp::slice_t var_38;
        const wp::int32 var_39 = 3;
        const wp::int32 var_40 = -1;
        const wp::int32 var_41 = -1;
        wp::vec_t<4, wp::float32> var_42;
        const wp::float32 var_43 = 1.0;
        const wp::float32 var_44 = 2.0;
        wp::vec_t<2, wp::float32> var_45;
        const wp::int32 var_46 = 0;
        const wp::int32 var_47 = 2;
        wp::slice_t var_48;
        const wp::int32 var_49 = 0;
        const wp::int32 var_50 = 2;
        const wp::int32 var_51 = 1;
        const wp::int32 var_52 = 2;
        const wp::int32 var_53 = 4;
        wp::slice_t var_54;
        const wp::int32 var_55 = 2;
        const wp::int32 var_56 = 4;
        const wp::int32 var_57 = 1;
        const wp::float32 var_58 = 3.0;
        const wp::float32 var_59 = 4.0;
        wp::vec_t<2, wp::float32> var_60;
        const wp::int32 var_61 = 1;
        const wp::int32 var_62 = 3;
        wp::slice_t var_63;
        const wp::int32 var_64 = 1;
        const wp::int32 var_65 = 3;
        const wp::int32 var_66 = 1;
        const wp::float32 var_67 = 5.0;
        const wp::float32 var_68 = 6.0;
        wp::vec_t<2, wp::float32> var_69;
        wp::slice_t var_70;
        const wp::int32 var_71 = 0;
        const wp::int32 var_72 = 4;
        const wp::int32 var_73 = 1;
        //---------
        // forward
        // def vector_slices(v: wp.vec4, out: wp.array(dtype=wp.vec2)):                           <L 6>
        // a = v                                                                                  <L 7>
        var_0 = wp::copy(var_v);
        // out[0] = a[1:3]                                                                        <L 8>
        var_3 = wp::slice_t(var_4, var_5, var_6);
        var_7 = wp::extract<2>(var_0, var_3);
        wp::array_store(var_out, var_8, var_7);
        // out[1] = a[:2]                                                                         <L 9>
        var_10 = wp::slice_t(var_11, var_12, var_13);
        var_14 = wp::extract<2>(var_0, var_10);
        wp::array_store(var_out, var_15, var_14);
        // out[2] = a[2:]                                                                         <L 10>
        var_17 = wp::slice_t(var_18, var_19, var_20);
        var_21 = wp::extract<2>(var_0, var_17);
        wp::array_store(var_out, var_22, var_21);
        // out[3] = a[::2]                                                                        <L 11>
        var_24 = wp::slice_t(var_25, var_26, var_27);
        var_28 = wp::extract<2>(var_0, var_24);
        wp::array_store(var_out, var_29, var_28);
        // out[4] = a[-2:]                                                                        <L 12>
        var_31 = wp::slice_t(var_32, var_33, var_34);
        var_35 = wp::extract<2>(var_0, var_31);
        wp::array_store(var_out, var_36, var_35);
        // b = a[::-1]                                                                            <L 13>
        var_38 = wp::slice_t(var_39, var_40, var_41);
        var_42 = wp::extract<4>(var_0, var_38);
        // a[0:2] = wp.vec2(1.0, 2.0)                                                             <L 14>
        var_45 = wp::vec_t<2, wp::float32>(var_43, var_44);
        var_48 = wp::slice_t(var_49, var_50, var_51);
        wp::assign_inplace<2>(var_0, var_48, var_45);
        // a[2:4] += wp.vec2(3.0, 4.0)                                                            <L 15>
        var_54 = wp::slice_t(var_55, var_56, var_57);
        var_60 = wp::vec_t<2, wp::float32>(var_58, var_59);
        wp::add_inplace<2>(var_0, var_54, var_60);
        // a[1:3] -= wp.vec2(5.0, 6.0)                                                            <L 16>
        var_63 = wp::slice_t(var_64, var_65, var_66);
        var_69 = wp::vec_t<2, wp::float32>(var_67, var_68);
        wp::sub_inplace<2>(var_0, var_63, var_69);
        // a[:] = v                                                                               <L 17>
        var_70 = wp::slice_t(var_71, var_72, var_73);
        wp::assign_inplace<4>(var_0, var_70, var_v);
    }
}
