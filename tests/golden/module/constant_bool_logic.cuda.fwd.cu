extern "C" __global__ void constant_bool_logic_5c7e0a2a_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_n)
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
        const wp::int32 var_1 = 7;
        const wp::int32 var_2 = 0;
        const bool var_3 = true;
        const wp::int32 var_4 = 2;
        const wp::int32 var_5 = 1;
        //---------
        // forward
        // def constant_bool_logic(n: wp.array(dtype=int)):                                       <L 10>
        // if A:                                                                                  <L 11>
        // n[0] = C                                                                               <L 12>
        wp::array_store(var_n, var_2, var_1);
        // if B:                                                                                  <L 13>
        // n[1] = 2                                                                               <L 14>
        wp::array_store(var_n, var_5, var_4);
    }
}
