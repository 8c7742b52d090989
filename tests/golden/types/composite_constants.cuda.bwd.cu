extern "C" __global__ void composite_constants_2c627270_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v)
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
        const wp::vec_t<3, wp::float32> var_0 = wp::initializer_array<3,wp::float32>{0.0, 1.0, 0.10000000149011612};
        const wp::int32 var_1 = 0;
        const wp::vec_t<2, wp::int32> var_2 = wp::initializer_array<2,wp::int32>{3, -4};
        wp::vec_t<2, wp::int32> var_3;
        const wp::mat_t<2, 2, wp::float32> var_4 = wp::initializer_array<4,wp::float32>{1.0, 0.0, 0.5, 2.0};
        const wp::float32 var_5 = 1.0;
        wp::vec_t<2, wp::float32> var_6;
        wp::vec_t<2, wp::float32> var_7;
        const wp::quat_t<wp::float32> var_8 = wp::initializer_array<4,wp::float32>{0.0, 0.0, 0.0, 1.0};
        wp::quat_t<wp::float32> var_9;
        const wp::transform_t<wp::float32> var_10 = wp::initializer_array<7,wp::float32>{1.0, 2.0, 3.0, 0.0, 0.0, 0.0, 1.0};
        wp::transform_t<wp::float32> var_11;
        const wp::float32 var_12 = 2.0;
        wp::vec_t<3, wp::float32> var_13;
        const wp::int32 var_14 = 1;
        //---------
        // dual vars
        wp::vec_t<3, wp::float32> adj_0 = {};
        wp::int32 adj_1 = {};
        wp::vec_t<2, wp::int32> adj_2 = {};
        wp::vec_t<2, wp::int32> adj_3 = {};
        wp::mat_t<2, 2, wp::float32> adj_4 = {};
        wp::float32 adj_5 = {};
        wp::vec_t<2, wp::float32> adj_6 = {};
        wp::vec_t<2, wp::float32> adj_7 = {};
        wp::quat_t<wp::float32> adj_8 = {};
        wp::quat_t<wp::float32> adj_9 = {};
        wp::transform_t<wp::float32> adj_10 = {};
        wp::transform_t<wp::float32> adj_11 = {};
        wp::float32 adj_12 = {};
        wp::vec_t<3, wp::float32> adj_13 = {};
        wp::int32 adj_14 = {};
        //---------
        // forward
        // def composite_constants(v: wp.array(dtype=wp.vec3)):                                   <L 12>
        // v[0] = UP                                                                              <L 13>
        // wp::array_store(var_v, var_1, var_0);
        // a = GRID                                                                               <L 14>
        var_3 = wp::copy(var_2);
        // b = ROT * wp.vec2(1.0)                                                                 <L 15>
        var_6 = wp::vec_t<2, wp::float32>(var_5);
        var_7 = wp::mul(var_4, var_6);
        // c = Q                                                                                  <L 16>
        var_9 = wp::copy(var_8);
        // d = T                                                                                  <L 17>
        var_11 = wp::copy(var_10);
        // v[1] = UP * 2.0                                                                        <L 18>
        var_13 = wp::mul(var_0, var_12);
        // wp::array_store(var_v, var_14, var_13);
        //---------
        // reverse
        wp::adj_array_store(var_v, var_14, var_13, adj_v, adj_14, adj_13);
        wp::adj_mul(var_0, var_12, adj_0, adj_12, adj_13);
        // adj: v[1] = UP * 2.0                                                                   <L 18>
        wp::adj_copy(var_10, adj_10, adj_11);
        // adj: d = T                                                                             <L 17>
        wp::adj_copy(var_8, adj_8, adj_9);
        // adj: c = Q                                                                             <L 16>
        wp::adj_mul(var_4, var_6, adj_4, adj_6, adj_7);
        wp::adj_vec_t(var_5, adj_5, adj_6);
        // adj: b = ROT * wp.vec2(1.0)                                                            <L 15>
        wp::adj_copy(var_2, adj_2, adj_3);
        // adj: a = GRID                                                                          <L 14>
        wp::adj_array_store(var_v, var_1, var_0, adj_v, adj_1, adj_0);
        // adj: v[0] = UP                                                                         <L 13>
        // adj: def composite_constants(v: wp.array(dtype=wp.vec3)):                              <L 12>
        continue;
    }
}
