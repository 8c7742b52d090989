extern "C" __global__ void constant_range_2d_array_40c8a510_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::float32> var_y)
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
        wp::int32 var_2;
        wp::float32* var_3;
        wp::float32 var_4;
        wp::float32 var_5;
        //---------
        // forward
        // def constant_range_2d_array(x: wp.array(dtype=float), y: wp.array2d(dtype=float)):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // for j in range(20):                                                                    <L 8>
        var_1 = 0;
        start_for_0:;
            if (var_1 >= 20) goto end_for_0;
            var_2 = var_1;
            var_1 += 1;
            // y[i, j] = x[i]                                                                     <L 9>
            var_3 = wp::address(var_x, var_0);
            var_5 = wp::load(var_3);
            var_4 = wp::copy(var_5);
            wp::array_store(var_y, var_0, var_2, var_4);
            goto start_for_0;
        end_for_0:;
    }
}
