extern "C" __global__ void constant_range_break_792707ed_cuda_kernel_forward(
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
        const wp::int32 var_0 = 4;
        wp::range_t var_1;
        wp::int32 var_2;
        bool var_3;
        const wp::float32 var_4 = 1.0;
        //---------
        // forward
        // def constant_range_break(x: wp.array(dtype=float), n: int):                            <L 6>
        // for i in range(4):                                                                     <L 7>
        var_1 = wp::range(var_0);
        start_for_0:;
            if (iter_cmp(var_1) == 0) goto end_for_0;
            var_2 = wp::iter_next(var_1);
            // if i == n:                                                                         <L 8>
            var_3 = (var_2 == var_n);
            if (var_3) {
                // break                                                                          <L 9>
                goto end_for_0;
            }
            // x[i] = 1.0                                                                         <L 10>
            wp::array_store(var_x, var_2, var_4);
            goto start_for_0;
        end_for_0:;
    }
}
