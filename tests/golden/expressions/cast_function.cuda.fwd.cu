extern "C" __global__ void cast_function_1fb8154b_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_n,
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
        wp::float32 var_0;
        const wp::int32 var_1 = 0;
        wp::float32 var_2;
        const wp::int32 var_3 = 1;
        //---------
        // forward
        // def cast_function(n: int, x: wp.array(dtype=float)):                                   <L 6>
        // x[0] = wp.cast(n, float)                                                               <L 7>
        var_0 = wp::cast<float>(var_n);
        wp::array_store(var_x, var_1, var_0);
        // x[1] = wp.cast(n, wp.float32)                                                          <L 8>
        var_2 = wp::cast<wp::float32>(var_n);
        wp::array_store(var_x, var_3, var_2);
    }
}
