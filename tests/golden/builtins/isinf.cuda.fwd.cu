extern "C" __global__ void isinf_rows_c4d9e1d1_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::vec_t<3, wp::float32> var_v,
    wp::quat_t<wp::float32> var_q,
    wp::mat_t<2, 2, wp::float64> var_m,
    wp::array_t<bool> var_out)
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
        const wp::int32 var_0 = 0;
        wp::float32* var_1;
        bool var_2;
        wp::float32 var_3;
        const wp::int32 var_4 = 0;
        bool var_5;
        const wp::int32 var_6 = 1;
        bool var_7;
        const wp::int32 var_8 = 2;
        bool var_9;
        const wp::int32 var_10 = 3;
        //---------
        // forward
        // def isinf_rows(x: wp.array(dtype=float), v: wp.vec3, q: wp.quat, m: wp.mat22d, out: wp.array(dtype=wp.bool)):       <L 6>
        // out[0] = wp.isinf(x[0])                                                                <L 7>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::isinf(var_3);
        wp::array_store(var_out, var_4, var_2);
        // out[1] = wp.isinf(v)                                                                   <L 8>
        var_5 = wp::isinf(var_v);
        wp::array_store(var_out, var_6, var_5);
        // out[2] = wp.isinf(q)                                                                   <L 9>
        var_7 = wp::isinf(var_q);
        wp::array_store(var_out, var_8, var_7);
        // out[3] = wp.isinf(m)                                                                   <L 10>
        var_9 = wp::isinf(var_m);
        wp::array_store(var_out, var_10, var_9);
    }
}
