extern "C" __global__ void unrolled_with_dynamic_inside_400bef6b_cuda_kernel_forward(
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
        const wp::int32 var_0 = 0;
        wp::range_t var_1;
        wp::int32 var_2;
        wp::float32 var_3;
        const wp::int32 var_4 = 1;
        wp::range_t var_5;
        wp::int32 var_6;
        wp::float32 var_7;
        //---------
        // forward
        // def unrolled_with_dynamic_inside(x: wp.array(dtype=float), n: int):                    <L 6>
        // for k in range(2):                                                                     <L 7>
        // for i in range(n):                                                                     <L 8>
        var_1 = wp::range(var_n);
        start_for_0:;
            if (iter_cmp(var_1) == 0) goto end_for_0;
            var_2 = wp::iter_next(var_1);
            // x[i] = float(k)                                                                    <L 9>
            var_3 = wp::float(var_0);
            wp::array_store(var_x, var_2, var_3);
            goto start_for_0;
        end_for_0:;
        // for i in range(n):                                                                     <L 8>
        var_5 = wp::range(var_n);
        start_for_2:;
            if (iter_cmp(var_5) == 0) goto end_for_2;
            var_6 = wp::iter_next(var_5);
            // x[i] = float(k)                                                                    <L 9>
            var_7 = wp::float(var_4);
            wp::array_store(var_x, var_6, var_7);
            goto start_for_2;
        end_for_2:;
    }
}
