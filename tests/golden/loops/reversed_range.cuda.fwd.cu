extern "C" __global__ void reversed_range_fd6ef45f_cuda_kernel_forward(
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
        wp::range_t var_1;
        wp::int32 var_2;
        const wp::float32 var_3 = 1.0;
        const wp::int32 var_4 = 3;
        wp::range_t var_5;
        wp::range_t var_6;
        wp::int32 var_7;
        const wp::float32 var_8 = 2.0;
        //---------
        // forward
        // def reversed_range(x: wp.array(dtype=float), n: int):                                  <L 6>
        // for i in reversed(range(n)):                                                           <L 7>
        var_0 = wp::range(var_n);
        var_1 = wp::iter_reverse(var_0);
        start_for_0:;
            if (iter_cmp(var_1) == 0) goto end_for_0;
            var_2 = wp::iter_next(var_1);
            // x[i] = 1.0                                                                         <L 8>
            wp::array_store(var_x, var_2, var_3);
            goto start_for_0;
        end_for_0:;
        // for j in reversed(range(3)):                                                           <L 9>
        var_5 = wp::range(var_4);
        var_6 = wp::iter_reverse(var_5);
        start_for_2:;
            if (iter_cmp(var_6) == 0) goto end_for_2;
            var_7 = wp::iter_next(var_6);
            // x[j] = 2.0                                                                         <L 10>
            wp::array_store(var_x, var_7, var_8);
            goto start_for_2;
        end_for_2:;
    }
}
