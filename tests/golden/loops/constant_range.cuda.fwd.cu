extern "C" __global__ void constant_range_7a45ebdf_cuda_kernel_forward(
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
        wp::int32 var_1;
        wp::float32 var_2;
        //---------
        // forward
        // def constant_range(x: wp.array(dtype=float)):                                          <L 6>
        // for i in range(20):                                                                    <L 7>
        var_0 = 0;
        start_for_0:;
            if (var_0 >= 20) goto end_for_0;
            var_1 = var_0;
            var_0 += 1;
            // x[i] = float(i)                                                                    <L 8>
            var_2 = wp::float(var_1);
            wp::array_store(var_x, var_1, var_2);
            goto start_for_0;
        end_for_0:;
    }
}
