extern "C" __global__ void unrolled_bounds_c5747551_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x)
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
        const wp::int32 var_0 = 2;
        const wp::float32 var_1 = 1.0;
        const wp::int32 var_2 = 5;
        const wp::float32 var_3 = 1.0;
        const wp::int32 var_4 = 3;
        const wp::float32 var_5 = 2.0;
        const wp::int32 var_6 = 2;
        const wp::float32 var_7 = 2.0;
        const wp::int32 var_8 = 1;
        const wp::float32 var_9 = 2.0;
        const wp::int32 var_10 = -2;
        const wp::float32 var_11 = 3.0;
        const wp::int32 var_12 = -1;
        const wp::float32 var_13 = 3.0;
        //---------
        // forward
        // def unrolled_bounds(x: wp.array(dtype=float)):                                         <L 6>
        // for i in range(2, 8, 3):                                                               <L 7>
        // x[i] = 1.0                                                                             <L 8>
        wp::array_store(var_x, var_0, var_1);
        wp::array_store(var_x, var_2, var_3);
        // for j in range(3, 0, -1):                                                              <L 9>
        // x[j] = 2.0                                                                             <L 10>
        wp::array_store(var_x, var_4, var_5);
        wp::array_store(var_x, var_6, var_7);
        wp::array_store(var_x, var_8, var_9);
        // for k in range(-2, 0):                                                                 <L 11>
        // x[k] = 3.0                                                                             <L 12>
        wp::array_store(var_x, var_10, var_11);
        wp::array_store(var_x, var_12, var_13);
    }
}
