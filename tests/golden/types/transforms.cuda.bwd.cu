extern "C" __global__ void transforms_f228d09f_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::transform_t<wp::float32> var_a,
    wp::transform_t<wp::float64> var_b,
    wp::vec_t<3, wp::float32> var_p,
    wp::quat_t<wp::float32> var_q,
    wp::array_t<wp::transform_t<wp::float32>> var_out,
    wp::transform_t<wp::float32> adj_a,
    wp::transform_t<wp::float64> adj_b,
    wp::vec_t<3, wp::float32> adj_p,
    wp::quat_t<wp::float32> adj_q,
    wp::array_t<wp::transform_t<wp::float32>> adj_out)
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
        wp::transform_t<wp::float32> var_0;
        const wp::int32 var_1 = 0;
        wp::transform_t<wp::float32> var_2;
        const wp::int32 var_3 = 1;
        wp::transform_t<wp::float32> var_4;
        const wp::quat_t<wp::float32> var_5 = wp::initializer_array<4,wp::float32>{0.0, 0.0, 0.0, 1.0};
        const wp::int32 var_6 = 2;
        const wp::float32 var_7 = 1.0;
        const wp::float32 var_8 = 2.0;
        const wp::float32 var_9 = 3.0;
        const wp::float32 var_10 = 0.0;
        const wp::float32 var_11 = 0.0;
        const wp::float32 var_12 = 0.0;
        const wp::float32 var_13 = 1.0;
        wp::transform_t<wp::float32> var_14;
        const wp::int32 var_15 = 3;
        wp::transform_t<wp::float32> var_16;
        const wp::int32 var_17 = 4;
        //---------
        // dual vars
        wp::transform_t<wp::float32> adj_0 = {};
        wp::int32 adj_1 = {};
        wp::transform_t<wp::float32> adj_2 = {};
        wp::int32 adj_3 = {};
        wp::transform_t<wp::float32> adj_4 = {};
        wp::quat_t<wp::float32> adj_5 = {};
        wp::int32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::float32 adj_12 = {};
        wp::float32 adj_13 = {};
        wp::transform_t<wp::float32> adj_14 = {};
        wp::int32 adj_15 = {};
        wp::transform_t<wp::float32> adj_16 = {};
        wp::int32 adj_17 = {};
        //---------
        // forward
        // def transforms(a: wp.transform, b: wp.transformd, p: wp.vec3, q: wp.quat, out: wp.array(dtype=wp.transform)):       <L 6>
        // out[0] = wp.transform()                                                                <L 7>
        var_0 = wp::transform_t<wp::float32>();
        // wp::array_store(var_out, var_1, var_0);
        // out[1] = wp.transform(p, q)                                                            <L 8>
        var_2 = wp::transform_t<wp::float32>(var_p, var_q);
        // wp::array_store(var_out, var_3, var_2);
        // out[2] = wp.transform(p)                                                               <L 9>
        var_4 = wp::transform_t<wp::float32>(var_p, var_5);
        // wp::array_store(var_out, var_6, var_4);
        // out[3] = wp.transform(1.0, 2.0, 3.0, 0.0, 0.0, 0.0, 1.0)                               <L 10>
        var_14 = wp::transform_t<wp::float32>({var_7, var_8, var_9, var_10, var_11, var_12, var_13});
        // wp::array_store(var_out, var_15, var_14);
        // out[4] = wp.transform(p=p, q=q)                                                        <L 11>
        var_16 = wp::transform_t<wp::float32>(var_p, var_q);
        // wp::array_store(var_out, var_17, var_16);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_17, var_16, adj_out, adj_17, adj_16);
        wp::adj_transform_t(var_p, var_q, adj_p, adj_q, adj_16);
        // adj: out[4] = wp.transform(p=p, q=q)                                                   <L 11>
        wp::adj_array_store(var_out, var_15, var_14, adj_out, adj_15, adj_14);
        wp::adj_transform_t({var_7, var_8, var_9, var_10, var_11, var_12, var_13}, {&adj_7, &adj_8, &adj_9, &adj_10, &adj_11, &adj_12, &adj_13}, adj_14);
        // adj: out[3] = wp.transform(1.0, 2.0, 3.0, 0.0, 0.0, 0.0, 1.0)                          <L 10>
        wp::adj_array_store(var_out, var_6, var_4, adj_out, adj_6, adj_4);
        wp::adj_transform_t(var_p, var_5, adj_p, adj_5, adj_4);
        // adj: out[2] = wp.transform(p)                                                          <L 9>
        wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
        wp::adj_transform_t(var_p, var_q, adj_p, adj_q, adj_2);
        // adj: out[1] = wp.transform(p, q)                                                       <L 8>
        wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
        // adj: out[0] = wp.transform()                                                           <L 7>
        // adj: def transforms(a: wp.transform, b: wp.transformd, p: wp.vec3, q: wp.quat, out: wp.array(dtype=wp.transform)):  <L 6>
        continue;
    }
}
