extern "C" __global__ void unrolled_target_after_910a145a_cuda_kernel_forward(
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
        const wp::int32 var_0 = 0;
        const wp::int32 var_1 = 0;
        const wp::int32 var_2 = 1;
        const wp::int32 var_3 = 0;
        const wp::int32 var_4 = 2;
        const wp::int32 var_5 = 0;
        //---------
        // forward
        // def unrolled_target_after(x: wp.array(dtype=int)):                                     <L 6>
        // for i in range(3):                                                                     <L 7>
        // x[i] = 0                                                                               <L 8>
        wp::array_store(var_x, var_0, var_1);
        wp::array_store(var_x, var_2, var_3);
        wp::array_store(var_x, var_4, var_5);
        // x[i] = i                                                                               <L 9>
        wp::array_store(var_x, var_4, var_4);
    }
}
