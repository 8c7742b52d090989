extern "C" __global__ void matrix_slices_b61b0560_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::mat_t<3, 3, wp::float32> var_m,
    wp::array_t<wp::mat_t<2, 2, wp::float32>> var_out,
    wp::mat_t<3, 3, wp::float32> adj_m,
    wp::array_t<wp::mat_t<2, 2, wp::float32>> adj_out)
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
        // dual vars
        wp::mat_t<3, 3, wp::float32> adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::slice_t adj_3 = {};
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::slice_t adj_9 = {};
        wp::int32 adj_10 = {};
        wp::int32 adj_11 = {};
        wp::int32 adj_12 = {};
        wp::mat_t<2, 2, wp::float32> adj_13 = {};
        wp::int32 adj_14 = {};
        wp::slice_t adj_15 = {};
        wp::int32 adj_16 = {};
        wp::int32 adj_17 = {};
        wp::int32 adj_18 = {};
        wp::int32 adj_19 = {};
        wp::vec_t<3, wp::float32> adj_20 = {};
        wp::int32 adj_21 = {};
        wp::slice_t adj_22 = {};
        wp::int32 adj_23 = {};
        wp::int32 adj_24 = {};
        wp::int32 adj_25 = {};
        wp::vec_t<3, wp::float32> adj_26 = {};
        wp::int32 adj_27 = {};
        wp::slice_t adj_28 = {};
        wp::int32 adj_29 = {};
        wp::int32 adj_30 = {};
        wp::int32 adj_31 = {};
        wp::mat_t<2, 3, wp::float32> adj_32 = {};
        wp::float32 adj_33 = {};
        wp::float32 adj_34 = {};
        wp::vec_t<2, wp::float32> adj_35 = {};
        wp::int32 adj_36 = {};
        wp::int32 adj_37 = {};
        wp::int32 adj_38 = {};
        wp::slice_t adj_39 = {};
        wp::int32 adj_40 = {};
        wp::int32 adj_41 = {};
        wp::int32 adj_42 = {};
        wp::float32 adj_43 = {};
        wp::vec_t<3, wp::float32> adj_44 = {};
        wp::slice_t adj_45 = {};
        wp::int32 adj_46 = {};
        wp::int32 adj_47 = {};
        wp::int32 adj_48 = {};
        wp::int32 adj_49 = {};
        wp::int32 adj_50 = {};
        wp::mat_t<2, 2, wp::float32> adj_51 = {};
        wp::mat_t<2, 2, wp::float32> adj_52 = {};
        wp::mat_t<2, 2, wp::float32> adj_53 = {};
        wp::int32 adj_54 = {};
        wp::int32 adj_55 = {};
        wp::slice_t adj_56 = {};
        wp::int32 adj_57 = {};
        wp::int32 adj_58 = {};
        wp::int32 adj_59 = {};
        wp::int32 adj_60 = {};
        wp::int32 adj_61 = {};
        wp::slice_t adj_62 = {};
        wp::int32 adj_63 = {};
        wp::int32 adj_64 = {};
        wp::int32 adj_65 = {};
        //---------
        // forward
        // def matrix_slices(m: wp.mat33, out: wp.array(dtype=wp.mat22)):                         <L 6>
        // a = m                                                                                  <L 7>
        var_0 = wp::copy(var_m);
        // out[0] = a[0:2, 1:3]                                                                   <L 8>
        var_3 = wp::slice_t(var_4, var_5, var_6);
        var_9 = wp::slice_t(var_10, var_11, var_12);
        var_13 = wp::extract<2, 2>(var_0, var_3, var_9);
        // wp::array_store(var_out, var_14, var_13);
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
        //---------
        // reverse
        wp::adj_assign_inplace(var_0, var_56, var_62, var_52, adj_0, adj_56, adj_62, adj_52);
        wp::adj_copy(var_53, adj_51, adj_52);
        wp::adj_address(var_out, var_50, adj_out, adj_50, adj_51);
        // adj: a[0:2, 0:2] = out[0]                                                              <L 14>
        wp::adj_assign_inplace(var_0, var_45, var_49, var_44, adj_0, adj_45, adj_49, adj_44);
        wp::adj_vec_t(var_43, adj_43, adj_44);
        // adj: a[:, 0] = wp.vec3(3.0)                                                            <L 13>
        wp::adj_assign_inplace(var_0, var_36, var_39, var_35, adj_0, adj_36, adj_39, adj_35);
        wp::adj_vec_t(var_33, var_34, adj_33, adj_34, adj_35);
        // adj: a[0, 1:3] = wp.vec2(1.0, 2.0)                                                     <L 12>
        wp::adj_extract(var_0, var_28, adj_0, adj_28, adj_32);
        // adj: b = a[1:]                                                                         <L 11>
        wp::adj_extract(var_0, var_21, var_22, adj_0, adj_21, adj_22, adj_26);
        // adj: r = a[1, :]                                                                       <L 10>
        wp::adj_extract(var_0, var_15, var_19, adj_0, adj_15, adj_19, adj_20);
        // adj: c = a[:, 1]                                                                       <L 9>
        wp::adj_array_store(var_out, var_14, var_13, adj_out, adj_14, adj_13);
        wp::adj_extract(var_0, var_3, var_9, adj_0, adj_3, adj_9, adj_13);
        // adj: out[0] = a[0:2, 1:3]                                                              <L 8>
        wp::adj_copy(var_m, adj_m, adj_0);
        // adj: a = m                                                                             <L 7>
        // adj: def matrix_slices(m: wp.mat33, out: wp.array(dtype=wp.mat22)):                    <L 6>
        continue;
    }
}
