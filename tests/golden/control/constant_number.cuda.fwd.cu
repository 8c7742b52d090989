extern "C" __global__ void constant_number_d2c0f3a4_cuda_kernel_forward(
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
        const wp::int32 var_2 = 0;
        const wp::int32 var_3 = 0;
        const wp::float32 var_4 = 0.0;
        //---------
        // forward
        // def constant_number(x: wp.array(dtype=float)):                                         <L 8>
        // if LEVEL:                                                                              <L 9>
        // x[0] = 1.0                                                                             <L 10>
        wp::array_store(var_x, var_2, var_1);
        // if 0:                                                                                  <L 11>
        // if 0.0:                                                                                <L 13>
    }
}
