extern "C" __global__ void quaternion_components_0a383ecd_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::quat_t<wp::float32> var_q,
    wp::array_t<wp::float32> var_out,
    wp::quat_t<wp::float32> adj_q,
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
        wp::quat_t<wp::float32> var_0;
        const wp::int32 var_1 = 0;
        wp::float32 var_2;
        const wp::int32 var_3 = 3;
        wp::float32 var_4;
        wp::float32 var_5;
        const wp::int32 var_6 = 2;
        wp::float32 var_7;
        wp::float32 var_8;
        const wp::int32 var_9 = 0;
        const wp::float32 var_10 = 1.0;
        const wp::int32 var_11 = 1;
        const wp::float32 var_12 = 2.0;
        const wp::int32 var_13 = 3;
        const wp::int32 var_14 = 0;
        const wp::float32 var_15 = 3.0;
        const wp::int32 var_16 = 1;
        const wp::float32 var_17 = 4.0;
        const wp::int32 var_18 = 2;
        wp::float32 var_19;
        const wp::float32 var_20 = 5.0;
        wp::float32 var_21;
        const wp::int32 var_22 = 2;
        const wp::int32 var_23 = 3;
        wp::float32 var_24;
        const wp::int32 var_25 = 1;
        //---------
        // dual vars
        wp::quat_t<wp::float32> adj_0 = {};
        wp::int32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::int32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::int32 adj_11 = {};
        wp::float32 adj_12 = {};
        wp::int32 adj_13 = {};
        wp::int32 adj_14 = {};
        wp::float32 adj_15 = {};
        wp::int32 adj_16 = {};
        wp::float32 adj_17 = {};
        wp::int32 adj_18 = {};
        wp::float32 adj_19 = {};
        wp::float32 adj_20 = {};
        wp::float32 adj_21 = {};
        wp::int32 adj_22 = {};
        wp::int32 adj_23 = {};
        wp::float32 adj_24 = {};
        wp::int32 adj_25 = {};
        //---------
        // forward
        // def quaternion_components(q: wp.quat, out: wp.array(dtype=float)):                     <L 6>
        // a = q                                                                                  <L 7>
        var_0 = wp::copy(var_q);
        // out[0] = a.x + a.w + a[2]                                                              <L 8>
        var_2 = wp::extract(var_0, var_1);
        var_4 = wp::extract(var_0, var_3);
        var_5 = wp::add(var_2, var_4);
        var_7 = wp::extract(var_0, var_6);
        var_8 = wp::add(var_5, var_7);
        // wp::array_store(var_out, var_9, var_8);
        // a.y = 1.0                                                                              <L 9>
        wp::assign_inplace(var_0, var_11, var_10);
        // a[3] = 2.0                                                                             <L 10>
        wp::assign_inplace(var_0, var_13, var_12);
        // a[0] += 3.0                                                                            <L 11>
        wp::add_inplace(var_0, var_14, var_15);
        // a[1] -= 4.0                                                                            <L 12>
        wp::sub_inplace(var_0, var_16, var_17);
        // a.z += 5.0                                                                             <L 13>
        var_19 = wp::extract(var_0, var_18);
        var_21 = wp::add(var_19, var_20);
        wp::assign_inplace(var_0, var_22, var_21);
        // out[1] = a[3]                                                                          <L 14>
        var_24 = wp::extract(var_0, var_23);
        // wp::array_store(var_out, var_25, var_24);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_25, var_24, adj_out, adj_25, adj_24);
        wp::adj_extract(var_0, var_23, adj_0, adj_23, adj_24);
        // adj: out[1] = a[3]                                                                     <L 14>
        wp::adj_assign_inplace(var_0, var_22, var_21, adj_0, adj_22, adj_21);
        wp::adj_add(var_19, var_20, adj_19, adj_20, adj_21);
        wp::adj_extract(var_0, var_18, adj_0, adj_18, adj_19);
        // adj: a.z += 5.0                                                                        <L 13>
        wp::adj_sub_inplace(var_0, var_16, var_17, adj_0, adj_16, adj_17);
        // adj: a[1] -= 4.0                                                                       <L 12>
        wp::adj_add_inplace(var_0, var_14, var_15, adj_0, adj_14, adj_15);
        // adj: a[0] += 3.0                                                                       <L 11>
        wp::adj_assign_inplace(var_0, var_13, var_12, adj_0, adj_13, adj_12);
        // adj: a[3] = 2.0                                                                        <L 10>
        wp::adj_assign_inplace(var_0, var_11, var_10, adj_0, adj_11, adj_10);
        // adj: a.y = 1.0                                                                         <L 9>
        wp::adj_array_store(var_out, var_9, var_8, adj_out, adj_9, adj_8);
        wp::adj_add(var_5, var_7, adj_5, adj_7, adj_8);
        wp::adj_extract(var_0, var_6, adj_0, adj_6, adj_7);
        wp::adj_add(var_2, var_4, adj_2, adj_4, adj_5);
        wp::adj_extract(var_0, var_3, adj_0, adj_3, adj_4);
        wp::adj_extract(var_0, var_1, adj_0, adj_1, adj_2);
        // adj: out[0] = a.x + a.w + a[2]                                                         <L 8>
        wp::adj_copy(var_q, adj_q, adj_0);
        // adj: a = q                                                                             <L 7>
        // adj: def quaternion_components(q: wp.quat, out: wp.array(dtype=float)):                <L 6>
        continue;
    }
}
