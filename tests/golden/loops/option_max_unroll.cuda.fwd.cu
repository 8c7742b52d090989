extern "C" __global__ void option_max_unroll_551a3119_cuda_kernel_forward(
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
        const wp::int32 var_0 = 0;
        const wp::float32 var_1 = 1.0;
        const wp::int32 var_2 = 1;
        const wp::float32 var_3 = 1.0;
        wp::int32 var_4;
        wp::int32 var_5;
        const wp::float32 var_6 = 2.0;
        //---------
        // forward
        // def option_max_unroll(x: wp.array(dtype=float)):                                       <L 8>
        // for i in range(2):                                                                     <L 9>
        // x[i] = 1.0                                                                             <L 10>
        wp::array_store(var_x, var_0, var_1);
        wp::array_store(var_x, var_2, var_3);
        // for j in range(3):                                                                     <L 11>
        var_4 = 0;
        start_for_0:;
            if (var_4 >= 3) goto end_for_0;
            var_5 = var_4;
            var_4 += 1;
            // x[j] = 2.0                                                                         <L 12>
            wp::array_store(var_x, var_5, var_6);
            goto start_for_0;
        end_for_0:;
    }
}
