extern "C" __global__ void view_store_9e669a63_cuda_kernel_forward(
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
        wp::array_t<wp::float32> var_1;
        const wp::float32 var_2 = 1.0;
        const wp::int32 var_3 = 0;
        const wp::int32 var_4 = 1;
        const wp::float32 var_5 = 2.0;
        wp::float32 var_6;
        //---------
        // forward
        // def view_store(x: wp.array2d(dtype=float)):                                            <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // row = x[i]                                                                             <L 8>
        var_1 = wp::view(var_x, var_0);
        // row[0] = 1.0                                                                           <L 9>
        wp::array_store(var_1, var_3, var_2);
        // row[1] += 2.0                                                                          <L 10>
        var_6 = wp::atomic_add(var_1, var_4, var_5);
    }
}
