extern "C" __global__ void identities_8cb975c4_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_m,
    wp::array_t<wp::quat_t<wp::float32>> var_q,
    wp::array_t<wp::transform_t<wp::float32>> var_t)
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
        const wp::int32 var_0 = 3;
        wp::mat_t<3, 3, wp::float32> var_1;
        const wp::int32 var_2 = 0;
        wp::quat_t<wp::float32> var_3;
        const wp::int32 var_4 = 0;
        wp::transform_t<wp::float32> var_5;
        const wp::int32 var_6 = 0;
        wp::quat_t<wp::float64> var_7;
        wp::transform_t<float> var_8;
        //---------
        // forward
        // def identities(m: wp.array(dtype=wp.mat33), q: wp.array(dtype=wp.quat), t: wp.array(dtype=wp.transform)):       <L 6>
        // m[0] = wp.identity(n=3, dtype=float)                                                   <L 7>
        var_1 = wp::identity<3, wp::float32>();
        wp::array_store(var_m, var_2, var_1);
        // q[0] = wp.quat_identity()                                                              <L 8>
        var_3 = wp::quat_identity<wp::float32>();
        wp::array_store(var_q, var_4, var_3);
        // t[0] = wp.transform_identity()                                                         <L 9>
        var_5 = wp::transform_identity<wp::float32>();
        wp::array_store(var_t, var_6, var_5);
        // a = wp.quat_identity(dtype=wp.float64)                                                 <L 10>
        var_7 = wp::quat_identity<wp::float64>();
        // b = wp.transform_identity(dtype=float)                                                 <L 11>
        var_8 = wp::transform_identity<wp::float32>();
    }
}
