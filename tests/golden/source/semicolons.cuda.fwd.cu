extern "C" __global__ void semicolons_868c6ce7_cuda_kernel_forward(
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
        wp::int32 var_0;
        const wp::float32 var_1 = 1.0;
        const wp::float32 var_2 = 2.0;
        const wp::float32 var_3 = 3.0;
        wp::float32 var_4;
        const wp::int32 var_5 = 0;
        //---------
        // forward
        // def semicolons(x: wp.array(dtype=float)):                                              <L 6>
        // i = wp.tid(); x[i] = 1.0                                                               <L 7>
        var_0 = builtin_tid1d();
        wp::array_store(var_x, var_0, var_1);
        // a = 2.0; b = a * 3.0; x[0] = b                                                         <L 8>
        var_4 = wp::mul(var_2, var_3);
        wp::array_store(var_x, var_5, var_4);
    }
}
