extern "C" __global__ void plain_070676b7_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x)
{
    wp::tile_shared_storage_t tile_mem;

    const size_t _idx = static_cast<size_t>(blockIdx.z * gridDim.y + blockIdx.y) * static_cast<size_t>(gridDim.x * blockDim.x) + static_cast<size_t>(blockIdx.x * blockDim.x + threadIdx.x);
    if (_idx >= dim.size) return;
            // reset shared memory allocator
    wp::tile_shared_storage_t::init();

        //---------
        // primal vars
        const wp::float32 var_0 = 1.0;
        wp::int32 var_1;
        //---------
        // forward
        // def plain(x: wp.array(dtype=float)):                                                   <L 8>
        // x[wp.tid()] = 1.0                                                                      <L 9>
        var_1 = builtin_tid1d();
        wp::array_store(var_x, var_1, var_0);
}

extern "C" __global__ void strided_4e175bab_cuda_kernel_forward(
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
        const wp::float32 var_0 = 2.0;
        wp::int32 var_1;
        //---------
        // forward
        // def strided(x: wp.array(dtype=float)):                                                 <L 13>
        // x[wp.tid()] = 2.0                                                                      <L 14>
        var_1 = builtin_tid1d();
        wp::array_store(var_x, var_1, var_0);
    }
}
