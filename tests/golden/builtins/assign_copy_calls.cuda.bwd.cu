extern "C" __global__ void assign_copy_calls_rows_aefd3580_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::vec_t<3, wp::float32> var_v,
    wp::vec_t<2, bool> var_vb,
    wp::quat_t<wp::float32> var_q,
    wp::transform_t<wp::float32> var_t,
    wp::mat_t<2, 2, wp::float32> var_m,
    wp::mat_t<2, 2, bool> var_mb,
    wp::int32 var_k,
    wp::vec_t<3, wp::float32> adj_v,
    wp::vec_t<2, bool> adj_vb,
    wp::quat_t<wp::float32> adj_q,
    wp::transform_t<wp::float32> adj_t,
    wp::mat_t<2, 2, wp::float32> adj_m,
    wp::mat_t<2, 2, bool> adj_mb,
    wp::int32 adj_k)
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
        const wp::float32 var_0 = 1.0;
        wp::vec_t<3, wp::float32> var_1;
        const bool var_2 = true;
        wp::vec_t<2, bool> var_3;
        const wp::float32 var_4 = 2.0;
        wp::quat_t<wp::float32> var_5;
        const wp::float32 var_6 = 3.0;
        wp::transform_t<wp::float32> var_7;
        const wp::float32 var_8 = 4.0;
        wp::vec_t<2, wp::float32> var_9;
        wp::mat_t<2, 2, wp::float32> var_10;
        wp::mat_t<2, 2, bool> var_11;
        const wp::int32 var_12 = 0;
        const wp::float32 var_13 = 5.0;
        wp::mat_t<2, 2, wp::float32> var_14;
        const wp::int32 var_15 = 0;
        const bool var_16 = false;
        wp::mat_t<2, 2, bool> var_17;
        //---------
        // dual vars
        wp::float32 adj_0 = {};
        wp::vec_t<3, wp::float32> adj_1 = {};
        bool adj_2 = {};
        wp::vec_t<2, bool> adj_3 = {};
        wp::float32 adj_4 = {};
        wp::quat_t<wp::float32> adj_5 = {};
        wp::float32 adj_6 = {};
        wp::transform_t<wp::float32> adj_7 = {};
        wp::float32 adj_8 = {};
        wp::vec_t<2, wp::float32> adj_9 = {};
        wp::mat_t<2, 2, wp::float32> adj_10 = {};
        wp::mat_t<2, 2, bool> adj_11 = {};
        wp::int32 adj_12 = {};
        wp::float32 adj_13 = {};
        wp::mat_t<2, 2, wp::float32> adj_14 = {};
        wp::int32 adj_15 = {};
        bool adj_16 = {};
        wp::mat_t<2, 2, bool> adj_17 = {};
        //---------
        // forward
        // def assign_copy_calls_rows(v: wp.vec3, vb: vec2bool, q: wp.quat, t: wp.transform, m: wp.mat22, mb: mat22bool, k: int):       <L 9>
        // a = wp.assign_copy(v, k, 1.0)                                                          <L 10>
        var_1 = wp::assign_copy(var_v, var_k, var_0);
        // b = wp.assign_copy(vb, k, True)                                                        <L 11>
        var_3 = wp::assign_copy(var_vb, var_k, var_2);
        // c = wp.assign_copy(q, k, 2.0)                                                          <L 12>
        var_5 = wp::assign_copy(var_q, var_k, var_4);
        // d = wp.assign_copy(t, k, 3.0)                                                          <L 13>
        var_7 = wp::assign_copy(var_t, var_k, var_6);
        // e = wp.assign_copy(m, k, wp.vec2(4.0))                                                 <L 14>
        var_9 = wp::vec_t<2, wp::float32>(var_8);
        var_10 = wp::assign_copy(var_m, var_k, var_9);
        // f = wp.assign_copy(mb, k, vb)                                                          <L 15>
        var_11 = wp::assign_copy(var_mb, var_k, var_vb);
        // g = wp.assign_copy(m, k, 0, 5.0)                                                       <L 16>
        var_14 = wp::assign_copy(var_m, var_k, var_12, var_13);
        // h = wp.assign_copy(mb, 0, k, False)                                                    <L 17>
        var_17 = wp::assign_copy(var_mb, var_15, var_k, var_16);
        //---------
        // reverse
        wp::adj_assign_copy(var_mb, var_15, var_k, var_16, adj_mb, adj_15, adj_k, adj_16, adj_17);
        // adj: h = wp.assign_copy(mb, 0, k, False)                                               <L 17>
        wp::adj_assign_copy(var_m, var_k, var_12, var_13, adj_m, adj_k, adj_12, adj_13, adj_14);
        // adj: g = wp.assign_copy(m, k, 0, 5.0)                                                  <L 16>
        wp::adj_assign_copy(var_mb, var_k, var_vb, adj_mb, adj_k, adj_vb, adj_11);
        // adj: f = wp.assign_copy(mb, k, vb)                                                     <L 15>
        wp::adj_assign_copy(var_m, var_k, var_9, adj_m, adj_k, adj_9, adj_10);
        wp::adj_vec_t(var_8, adj_8, adj_9);
        // adj: e = wp.assign_copy(m, k, wp.vec2(4.0))                                            <L 14>
        wp::adj_assign_copy(var_t, var_k, var_6, adj_t, adj_k, adj_6, adj_7);
        // adj: d = wp.assign_copy(t, k, 3.0)                                                     <L 13>
        wp::adj_assign_copy(var_q, var_k, var_4, adj_q, adj_k, adj_4, adj_5);
        // adj: c = wp.assign_copy(q, k, 2.0)                                                     <L 12>
        wp::adj_assign_copy(var_vb, var_k, var_2, adj_vb, adj_k, adj_2, adj_3);
        // adj: b = wp.assign_copy(vb, k, True)                                                   <L 11>
        wp::adj_assign_copy(var_v, var_k, var_0, adj_v, adj_k, adj_0, adj_1);
        // adj: a = wp.assign_copy(v, k, 1.0)                                                     <L 10>
        // adj: def assign_copy_calls_rows(v: wp.vec3, vb: vec2bool, q: wp.quat, t: wp.transform, m: wp.mat22, mb: mat22bool, k: int):  <L 9>
        continue;
    }
}
