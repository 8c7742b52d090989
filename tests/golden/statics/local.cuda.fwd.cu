extern "C" __global__ void local_eb746d3f_cuda_kernel_forward(
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
        const wp::int32 var_1 = 4;
        const wp::int32 var_2 = 8;
        //---------
        // forward
        // def local(x: wp.array(dtype=int)):                                                     <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // n = 4                                                                                  <L 8>
        // x[i] = wp.static(n * 2)                                                                <L 9>
        wp::array_store(var_x, var_0, var_2);
    }
}
