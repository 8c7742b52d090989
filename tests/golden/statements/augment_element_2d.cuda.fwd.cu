extern "C" __global__ void augment_element_2d_85ce7600_cuda_kernel_forward(
    wp::launch_bounds_t<2> dim,
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
        wp::int32 var_1;
        const wp::float32 var_2 = 1.0;
        wp::float32 var_3;
        const wp::float32 var_4 = 2.0;
        wp::float32 var_5;
        //---------
        // forward
        // def augment_element_2d(x: wp.array2d(dtype=float)):                                    <L 6>
        // i, j = wp.tid()                                                                        <L 7>
        builtin_tid2d(var_0, var_1);
        // x[i, j] += 1.0                                                                         <L 8>
        var_3 = wp::atomic_add(var_x, var_0, var_1, var_2);
        // x[j][i] += 2.0                                                                         <L 9>
        var_5 = wp::atomic_add(var_x, var_1, var_0, var_4);
    }
}
