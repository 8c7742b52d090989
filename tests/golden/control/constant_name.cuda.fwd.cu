extern "C" __global__ void constant_name_db26d081_cuda_kernel_forward(
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
        const bool var_0 = true;
        const bool var_1 = false;
        const wp::float32 var_2 = 2.0;
        const wp::int32 var_3 = 1;
        //---------
        // forward
        // def constant_name(x: wp.array(dtype=float)):                                           <L 8>
        // flag = True                                                                            <L 9>
        // if DEBUG:                                                                              <L 10>
        // if flag:                                                                               <L 12>
        // x[1] = 2.0                                                                             <L 13>
        wp::array_store(var_x, var_3, var_2);
    }
}
