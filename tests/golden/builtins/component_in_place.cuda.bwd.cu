extern "C" __global__ void component_in_place_rows_eeea22ee_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::vec_t<3, wp::float32> var_v,
    wp::quat_t<wp::float32> var_q,
    wp::transform_t<wp::float32> var_t,
    wp::mat_t<2, 2, wp::float32> var_m,
    wp::vec_t<3, wp::float32> adj_v,
    wp::quat_t<wp::float32> adj_q,
    wp::transform_t<wp::float32> adj_t,
    wp::mat_t<2, 2, wp::float32> adj_m)
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
        wp::vec_t<3, wp::float32> var_0;
        wp::quat_t<wp::float32> var_1;
        wp::transform_t<wp::float32> var_2;
        wp::mat_t<2, 2, wp::float32> var_3;
        const wp::int32 var_4 = 0;
        const wp::float32 var_5 = 1.0;
        const wp::int32 var_6 = 1;
        const wp::float32 var_7 = 2.0;
        const wp::int32 var_8 = 2;
        const wp::float32 var_9 = 3.0;
        const wp::int32 var_10 = 0;
        const wp::float32 var_11 = 4.0;
        wp::vec_t<2, wp::float32> var_12;
        const wp::int32 var_13 = 0;
        const wp::int32 var_14 = 1;
        const wp::float32 var_15 = 5.0;
        const wp::int32 var_16 = 0;
        const wp::float32 var_17 = 1.0;
        const wp::int32 var_18 = 1;
        const wp::float32 var_19 = 2.0;
        const wp::int32 var_20 = 2;
        const wp::float32 var_21 = 3.0;
        const wp::int32 var_22 = 0;
        const wp::float32 var_23 = 4.0;
        wp::vec_t<2, wp::float32> var_24;
        const wp::int32 var_25 = 0;
        const wp::int32 var_26 = 1;
        const wp::float32 var_27 = 5.0;
        //---------
        // dual vars
        wp::vec_t<3, wp::float32> adj_0 = {};
        wp::quat_t<wp::float32> adj_1 = {};
        wp::transform_t<wp::float32> adj_2 = {};
        wp::mat_t<2, 2, wp::float32> adj_3 = {};
        wp::int32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::int32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::vec_t<2, wp::float32> adj_12 = {};
        wp::int32 adj_13 = {};
        wp::int32 adj_14 = {};
        wp::float32 adj_15 = {};
        wp::int32 adj_16 = {};
        wp::float32 adj_17 = {};
        wp::int32 adj_18 = {};
        wp::float32 adj_19 = {};
        wp::int32 adj_20 = {};
        wp::float32 adj_21 = {};
        wp::int32 adj_22 = {};
        wp::float32 adj_23 = {};
        wp::vec_t<2, wp::float32> adj_24 = {};
        wp::int32 adj_25 = {};
        wp::int32 adj_26 = {};
        wp::float32 adj_27 = {};
        //---------
        // forward
        // def component_in_place_rows(v: wp.vec3, q: wp.quat, t: wp.transform, m: wp.mat22):       <L 6>
        // a = v                                                                                  <L 7>
        var_0 = wp::copy(var_v);
        // b = q                                                                                  <L 8>
        var_1 = wp::copy(var_q);
        // c = t                                                                                  <L 9>
        var_2 = wp::copy(var_t);
        // d = m                                                                                  <L 10>
        var_3 = wp::copy(var_m);
        // a[0] += 1.0                                                                            <L 11>
        wp::add_inplace(var_0, var_4, var_5);
        // b[1] += 2.0                                                                            <L 12>
        wp::add_inplace(var_1, var_6, var_7);
        // c[2] += 3.0                                                                            <L 13>
        wp::add_inplace(var_2, var_8, var_9);
        // d[0] += wp.vec2(4.0)                                                                   <L 14>
        var_12 = wp::vec_t<2, wp::float32>(var_11);
        wp::add_inplace(var_3, var_10, var_12);
        // d[0, 1] += 5.0                                                                         <L 15>
        wp::add_inplace(var_3, var_13, var_14, var_15);
        // a[0] -= 1.0                                                                            <L 16>
        wp::sub_inplace(var_0, var_16, var_17);
        // b[1] -= 2.0                                                                            <L 17>
        wp::sub_inplace(var_1, var_18, var_19);
        // c[2] -= 3.0                                                                            <L 18>
        wp::sub_inplace(var_2, var_20, var_21);
        // d[0] -= wp.vec2(4.0)                                                                   <L 19>
        var_24 = wp::vec_t<2, wp::float32>(var_23);
        wp::sub_inplace(var_3, var_22, var_24);
        // d[0, 1] -= 5.0                                                                         <L 20>
        wp::sub_inplace(var_3, var_25, var_26, var_27);
        //---------
        // reverse
        wp::adj_sub_inplace(var_3, var_25, var_26, var_27, adj_3, adj_25, adj_26, adj_27);
        // adj: d[0, 1] -= 5.0                                                                    <L 20>
        wp::adj_sub_inplace(var_3, var_22, var_24, adj_3, adj_22, adj_24);
        wp::adj_vec_t(var_23, adj_23, adj_24);
        // adj: d[0] -= wp.vec2(4.0)                                                              <L 19>
        wp::adj_sub_inplace(var_2, var_20, var_21, adj_2, adj_20, adj_21);
        // adj: c[2] -= 3.0                                                                       <L 18>
        wp::adj_sub_inplace(var_1, var_18, var_19, adj_1, adj_18, adj_19);
        // adj: b[1] -= 2.0                                                                       <L 17>
        wp::adj_sub_inplace(var_0, var_16, var_17, adj_0, adj_16, adj_17);
        // adj: a[0] -= 1.0                                                                       <L 16>
        wp::adj_add_inplace(var_3, var_13, var_14, var_15, adj_3, adj_13, adj_14, adj_15);
        // adj: d[0, 1] += 5.0                                                                    <L 15>
        wp::adj_add_inplace(var_3, var_10, var_12, adj_3, adj_10, adj_12);
        wp::adj_vec_t(var_11, adj_11, adj_12);
        // adj: d[0] += wp.vec2(4.0)                                                              <L 14>
        wp::adj_add_inplace(var_2, var_8, var_9, adj_2, adj_8, adj_9);
        // adj: c[2] += 3.0                                                                       <L 13>
        wp::adj_add_inplace(var_1, var_6, var_7, adj_1, adj_6, adj_7);
        // adj: b[1] += 2.0                                                                       <L 12>
        wp::adj_add_inplace(var_0, var_4, var_5, adj_0, adj_4, adj_5);
        // adj: a[0] += 1.0                                                                       <L 11>
        wp::adj_copy(var_m, adj_m, adj_3);
        // adj: d = m                                                                             <L 10>
        wp::adj_copy(var_t, adj_t, adj_2);
        // adj: c = t                                                                             <L 9>
        wp::adj_copy(var_q, adj_q, adj_1);
        // adj: b = q                                                                             <L 8>
        wp::adj_copy(var_v, adj_v, adj_0);
        // adj: a = v                                                                             <L 7>
        // adj: def component_in_place_rows(v: wp.vec3, q: wp.quat, t: wp.transform, m: wp.mat22):  <L 6>
        continue;
    }
}
