extern "C" __global__ void dynamic_parameter_2b5ed0a8_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::int32 var_n,
    wp::int32 var_k)
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
        wp::int32 var_2;
        const wp::float32 var_3 = 1.0;
        //---------
        // forward
        // def dynamic_parameter(x: wp.array(dtype=float), n: int, k: int):                       <L 6>
        // for i in range(k):                                                                     <L 7>
        var_0 = wp::range(var_k);
        start_for_0:;
            if (iter_cmp(var_0) == 0) goto end_for_0;
            var_1 = wp::iter_next(var_0);
            // n = n + i                                                                          <L 8>
            var_2 = wp::add(var_n, var_1);
            wp::assign(var_n, var_2);
            goto start_for_0;
        end_for_0:;
        // x[n] = 1.0                                                                             <L 9>
        wp::array_store(var_x, var_n, var_3);
    }
}
