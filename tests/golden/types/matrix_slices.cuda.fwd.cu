extern "C" __global__ void matrix_slices_b61b0560_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::mat_t<3, 3, wp::float32> var_m,
    wp::array_t<wp::mat_t<2, 2, wp::float32>> var_out)
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
        wp::mat_t<3, 3, wp::float32> var_0;
        const wp::int32 var_1 = 0;
        const wp::int32 var_2 = 2;
        wp::slice_t var_3;
        const wp::int32 var_4 = 0;
        const wp::int32 var_5 = 2;
        const wp::int32 var_6 = 1;
        const wp::int32 var_7 = 1;
        const wp::int32 var_8 = 3;
        wp::slice_t var_9;
        const wp::int32 var_10 = 1;
        const wp::int32 var_11 = 3;
        const wp::int32 var_12 = 1;
        wp::mat_t<2, 2, wp::float32> var_13;
        const wp::int32 var_14 = 0;
        wp::slice_t var_15;
        const wp::int32 var_16 = 0;
        const wp::int32 var_17 = 3;
        const wp::int32 var_18 = 1;
        const wp::int32 var_19 = 1;
        wp::vec_t<3, wp::float32> var_20;
        const wp::int32 var_21 = 1;
        wp::slice_t var_22;
        const wp::int32 var_23 = 0;
        const wp::int32 var_24 = 3;
        const wp::int32 var_25 = 1;
        wp::vec_t<3, wp::float32> var_26;
        const wp::int32 var_27 = 1;
        wp::slice_t var_28;
        const wp::int32 var_29 = 1;
        const wp::int32 var_30 = 3;
        const wp::int32 var_31 = 1;
        wp::mat_t<2, 3, wp::float32> var_32;
        const wp::float32 var_33 = 1.0;
        const wp::float32 var_34 = 2.0;
        wp::vec_t<2, wp::float32> var_35;
        const wp::int32 var_36 = 0;
        const wp::int32 var_37 = 1;
        const wp::int32 var_38 = 3;
        wp::slice_t var_39;
        const wp::int32 var_40 = 1;
        const wp::int32 var_41 = 3;
        const wp::int32 var_42 = 1;
        const wp::float32 var_43 = 3.0;
        wp::vec_t<3, wp::float32> var_44;
        wp::slice_t var_45;
        const wp::int32 var_46 = 0;
        const wp::int32 var_47 = 3;
        const wp::int32 var_48 = 1;
        const wp::int32 var_49 = 0;
        const wp::int32 var_50 = 0;
        wp::mat_t<2, 2, wp::float32>* var_51;
        wp::mat_t<2, 2, wp::float32> var_52;
        wp::mat_t<2, 2, wp::float32> var_53;
        const wp::int32 var_54 = 0;
        const wp::int32 var_55 = 2;
        wp::slice_t var_56;
        const wp::int32 var_57 = 0;
        const wp::int32 var_58 = 2;
        const wp::int32 var_59 = 1;
        const wp::int32 var_60 = 0;
        const wp::int32 var_61 = 2;
        wp::slice_t var_62;
        const wp::int32 var_63 = 0;
        const wp::int32 var_64 = 2;
        const wp::int32 var_65 = 1;
        //---------
        // forward
        // def matrix_slices(m: wp.mat33, out: wp.array(dtype=wp.mat22)):                         <L 6>
        // a = m                                                                                  <L 7>
        var_0 = wp::copy(var_m);
        // out[0] = a[0:2, 1:3]                                                                   <L 8>
        var_3 = wp::slice_t(var_4, var_5, var_6);
        var_9 = wp::slice_t(var_10, var_11, var_12);
        var_13 = wp::extract<2, 2>(var_0, var_3, var_9);
        wp::array_store(var_out, var_14, var_13);
        // c = a[:, 1]                                                                            <L 9>
        var_15 = wp::slice_t(var_16, var_17, var_18);
        var_20 = wp::extract<3>(var_0, var_15, var_19);
        // r = a[1, :]                                                                            <L 10>
        var_22 = wp::slice_t(var_23, var_24, var_25);
        var_26 = wp::extract<3>(var_0, var_21, var_22);
        // b = a[1:]                                                                              <L 11>
        var_28 = wp::slice_t(var_29, var_30, var_31);
        var_32 = wp::extract<2, 3>(var_0, var_28);
        // a[0, 1:3] = wp.vec2(1.0, 2.0)                                                          <L 12>
        var_35 = wp::vec_t<2, wp::float32>(var_33, var_34);
        var_39 = wp::slice_t(var_40, var_41, var_42);
        wp::assign_inplace<2>(var_0, var_36, var_39, var_35);
        // a[:, 0] = wp.vec3(3.0)                                                                 <L 13>
        var_44 = wp::vec_t<3, wp::float32>(var_43);
        var_45 = wp::slice_t(var_46, var_47, var_48);
        wp::assign_inplace<3>(var_0, var_45, var_49, var_44);
        // a[0:2, 0:2] = out[0]                                                                   <L 14>
        var_51 = wp::address(var_out, var_50);
        var_53 = wp::load(var_51);
        var_52 = wp::copy(var_53);
        var_56 = wp::slice_t(var_57, var_58, var_59);
        var_62 = wp::slice_t(var_63, var_64, var_65);
        wp::assign_inplace<2, 2>(var_0, var_56, var_62, var_52);
    }
}
