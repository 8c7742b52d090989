extern "C" __global__ void target_rebound_4c07e033_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::int32 var_n)
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
        wp::range_t var_0;
        wp::int32 var_1;
        const wp::int32 var_2 = 1;
        wp::int32 var_3;
        const wp::float32 var_4 = 1.0;
        //---------
        // forward
        // def target_rebound(x: wp.array(dtype=float), n: int):                                  <L 6>
        // for i in range(n):                                                                     <L 7>
        var_0 = wp::range(var_n);
        start_for_0:;
            if (iter_cmp(var_0) == 0) goto end_for_0;
            var_1 = wp::iter_next(var_0);
            // i = i + 1                                                                          <L 8>
            var_3 = wp::add(var_1, var_2);
            // x[i] = 1.0                                                                         <L 9>
            wp::array_store(var_x, var_3, var_4);
            wp::assign(var_1, var_3);
            goto start_for_0;
        end_for_0:;
    }
}
