extern "C" __global__ void quaternion_rows_babf886a_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::vec_t<3, wp::float32> var_v,
    wp::float32 var_x,
    wp::quat_t<wp::float32> var_q)
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
        const wp::float32 var_0 = 0.0;
        const wp::float32 var_1 = 0.0;
        const wp::float32 var_2 = 1.0;
        wp::quat_t<wp::float32> var_3;
        wp::quat_t<wp::float32> var_4;
        wp::quat_t<wp::float32> var_5;
        wp::quat_t<wp::float32> var_6;
        wp::quat_t<wp::float32> var_7;
        wp::quat_t<wp::float64> var_8;
        wp::quat_t<wp::float64> var_9;
        //---------
        // forward
        // def quaternion_rows(v: wp.vec3, x: float, q: wp.quat):                                 <L 6>
        // a = wp.quaternion(0.0, x, 0.0, 1.0)                                                    <L 7>
        var_3 = wp::quat_t<wp::float32>(var_0, var_x, var_1, var_2);
        // b = wp.quaternion(v, x)                                                                <L 8>
        var_4 = wp::quat_t<wp::float32>(var_v, var_x);
        // c = wp.quaternion(dtype=wp.float32)                                                    <L 9>
        var_5 = wp::quat_t<wp::float32>();
        // d = wp.quaternion(q)                                                                   <L 10>
        var_6 = wp::quat_t<wp::float32>(var_q);
        // e = wp.quat_identity()                                                                 <L 11>
        var_7 = wp::quat_identity<wp::float32>();
        // f = wp.quat_identity(dtype=wp.float64)                                                 <L 12>
        var_8 = wp::quat_identity<wp::float64>();
        // g = wp.quaternion(q, dtype=wp.float64)                                                 <L 13>
        var_9 = wp::quat_t<wp::float64>(var_q);
    }
}
