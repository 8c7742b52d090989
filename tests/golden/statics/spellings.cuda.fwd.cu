extern "C" __global__ void spellings_bf6c6229_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_x)
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
        wp::int32 var_0;
        const wp::int32 var_1 = 5;
        const wp::int32 var_2 = 6;
        wp::int32 var_3;
        //---------
        // forward
        // def spellings(x: wp.array(dtype=int)):                                                 <L 10>
        // i = wp.tid()                                                                           <L 11>
        var_0 = builtin_tid1d();
        // x[i] = static(N) + warp.static(N + 1)                                                  <L 12>
        var_3 = wp::add(var_1, var_2);
        wp::array_store(var_x, var_0, var_3);
    }
}
