extern "C" __global__ void component_access_rows_9ee61840_cuda_kernel_backward(
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
        wp::vec_t<3, wp::float32> var_0;
        wp::vec_t<2, bool> var_1;
        wp::quat_t<wp::float32> var_2;
        wp::transform_t<wp::float32> var_3;
        wp::mat_t<2, 2, wp::float32> var_4;
        wp::mat_t<2, 2, bool> var_5;
        const wp::int32 var_6 = 0;
        wp::float32 var_7;
        const wp::int32 var_8 = 0;
        bool var_9;
        const wp::int32 var_10 = 0;
        wp::float32 var_11;
        const wp::int32 var_12 = 0;
        wp::float32 var_13;
        const wp::int32 var_14 = 0;
        wp::vec_t<2, wp::float32> var_15;
        const wp::int32 var_16 = 0;
        wp::float32 var_17;
        const wp::int32 var_18 = 1;
        const wp::int32 var_19 = 0;
        wp::vec_t<2, bool> var_20;
        const wp::int32 var_21 = 0;
        bool var_22;
        const wp::int32 var_23 = 1;
        //---------
        // dual vars
        wp::vec_t<3, wp::float32> adj_0 = {};
        wp::vec_t<2, bool> adj_1 = {};
        wp::quat_t<wp::float32> adj_2 = {};
        wp::transform_t<wp::float32> adj_3 = {};
        wp::mat_t<2, 2, wp::float32> adj_4 = {};
        wp::mat_t<2, 2, bool> adj_5 = {};
        wp::int32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::int32 adj_8 = {};
        bool adj_9 = {};
        wp::int32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::int32 adj_12 = {};
        wp::float32 adj_13 = {};
        wp::int32 adj_14 = {};
        wp::vec_t<2, wp::float32> adj_15 = {};
        wp::int32 adj_16 = {};
        wp::float32 adj_17 = {};
        wp::int32 adj_18 = {};
        wp::int32 adj_19 = {};
        wp::vec_t<2, bool> adj_20 = {};
        wp::int32 adj_21 = {};
        bool adj_22 = {};
        wp::int32 adj_23 = {};
        //---------
        // forward
        // def component_access_rows(v: wp.vec3, vb: vec2bool, q: wp.quat, t: wp.transform, m: wp.mat22, mb: mat22bool, k: int):       <L 9>
        // a = v                                                                                  <L 10>
        var_0 = wp::copy(var_v);
        // b = vb                                                                                 <L 11>
        var_1 = wp::copy(var_vb);
        // c = q                                                                                  <L 12>
        var_2 = wp::copy(var_q);
        // d = t                                                                                  <L 13>
        var_3 = wp::copy(var_t);
        // e = m                                                                                  <L 14>
        var_4 = wp::copy(var_m);
        // f = mb                                                                                 <L 15>
        var_5 = wp::copy(var_mb);
        // a[k] = a[0]                                                                            <L 16>
        var_7 = wp::extract(var_0, var_6);
        wp::assign_inplace(var_0, var_k, var_7);
        // b[k] = b[0]                                                                            <L 17>
        var_9 = wp::extract(var_1, var_8);
        wp::assign_inplace(var_1, var_k, var_9);
        // c[k] = c[0]                                                                            <L 18>
        var_11 = wp::extract(var_2, var_10);
        wp::assign_inplace(var_2, var_k, var_11);
        // d[k] = d[0]                                                                            <L 19>
        var_13 = wp::extract(var_3, var_12);
        wp::assign_inplace(var_3, var_k, var_13);
        // e[k] = e[0]                                                                            <L 20>
        var_15 = wp::extract(var_4, var_14);
        wp::assign_inplace(var_4, var_k, var_15);
        // e[k, 1] = e[0, k]                                                                      <L 21>
        var_17 = wp::extract(var_4, var_16, var_k);
        wp::assign_inplace(var_4, var_k, var_18, var_17);
        // f[k] = f[0]                                                                            <L 22>
        var_20 = wp::extract(var_5, var_19);
        wp::assign_inplace(var_5, var_k, var_20);
        // f[k, 1] = f[0, k]                                                                      <L 23>
        var_22 = wp::extract(var_5, var_21, var_k);
        wp::assign_inplace(var_5, var_k, var_23, var_22);
        //---------
        // reverse
        wp::adj_assign_inplace(var_5, var_k, var_23, var_22, adj_5, adj_k, adj_23, adj_22);
        wp::adj_extract(var_5, var_21, var_k, adj_5, adj_21, adj_k, adj_22);
        // adj: f[k, 1] = f[0, k]                                                                 <L 23>
        wp::adj_assign_inplace(var_5, var_k, var_20, adj_5, adj_k, adj_20);
        wp::adj_extract(var_5, var_19, adj_5, adj_19, adj_20);
        // adj: f[k] = f[0]                                                                       <L 22>
        wp::adj_assign_inplace(var_4, var_k, var_18, var_17, adj_4, adj_k, adj_18, adj_17);
        wp::adj_extract(var_4, var_16, var_k, adj_4, adj_16, adj_k, adj_17);
        // adj: e[k, 1] = e[0, k]                                                                 <L 21>
        wp::adj_assign_inplace(var_4, var_k, var_15, adj_4, adj_k, adj_15);
        wp::adj_extract(var_4, var_14, adj_4, adj_14, adj_15);
        // adj: e[k] = e[0]                                                                       <L 20>
        wp::adj_assign_inplace(var_3, var_k, var_13, adj_3, adj_k, adj_13);
        wp::adj_extract(var_3, var_12, adj_3, adj_12, adj_13);
        // adj: d[k] = d[0]                                                                       <L 19>
        wp::adj_assign_inplace(var_2, var_k, var_11, adj_2, adj_k, adj_11);
        wp::adj_extract(var_2, var_10, adj_2, adj_10, adj_11);
        // adj: c[k] = c[0]                                                                       <L 18>
        wp::adj_assign_inplace(var_1, var_k, var_9, adj_1, adj_k, adj_9);
        wp::adj_extract(var_1, var_8, adj_1, adj_8, adj_9);
        // adj: b[k] = b[0]                                                                       <L 17>
        wp::adj_assign_inplace(var_0, var_k, var_7, adj_0, adj_k, adj_7);
        wp::adj_extract(var_0, var_6, adj_0, adj_6, adj_7);
        // adj: a[k] = a[0]                                                                       <L 16>
        wp::adj_copy(var_mb, adj_mb, adj_5);
        // adj: f = mb                                                                            <L 15>
        wp::adj_copy(var_m, adj_m, adj_4);
        // adj: e = m                                                                             <L 14>
        wp::adj_copy(var_t, adj_t, adj_3);
        // adj: d = t                                                                             <L 13>
        wp::adj_copy(var_q, adj_q, adj_2);
        // adj: c = q                                                                             <L 12>
        wp::adj_copy(var_vb, adj_vb, adj_1);
        // adj: b = vb                                                                            <L 11>
        wp::adj_copy(var_v, adj_v, adj_0);
        // adj: a = v                                                                             <L 10>
        // adj: def component_access_rows(v: wp.vec3, vb: vec2bool, q: wp.quat, t: wp.transform, m: wp.mat22, mb: mat22bool, k: int):  <L 9>
        continue;
    }
}
