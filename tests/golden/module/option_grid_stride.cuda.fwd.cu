extern "C" __global__ void option_grid_stride_1e8ac1da_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::int32 var_n)
{
    wp::tile_shared_storage_t tile_mem;

    const size_t _idx = static_cast<size_t>(blockIdx.z * gridDim.y + blockIdx.y) * static_cast<size_t>(gridDim.x * blockDim.x) + static_cast<size_t>(blockIdx.x * blockDim.x + threadIdx.x);
    if (_idx >= dim.size) return;
            // reset shared memory allocator
    wp::tile_shared_storage_t::init();

        //---------
        // primal vars
        wp::int32 var_0;
        bool var_1;
        const wp::float32 var_2 = 1.0;
        //---------
        // forward
        // def option_grid_stride(x: wp.array(dtype=float), n: int):                              <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // if i > n:                                                                              <L 8>
        var_1 = (var_0 > var_n);
        if (var_1) {
            // return                                                                             <L 9>
            return;
        }
        // x[i] = 1.0                                                                             <L 10>
        wp::array_store(var_x, var_0, var_2);
}
