extern "C" __global__ void loop_at_module_level_fcdb75c2_cuda_kernel_forward(
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
        const wp::int32 var_0 = 10;
        const wp::int32 var_1 = 0;
        //---------
        // forward
        // def loop_at_module_level(n: wp.array(dtype=int)):                                      <L 10>
        // n[0] = TOTAL                                                                           <L 11>
        wp::array_store(var_n, var_1, var_0);
    }
}
