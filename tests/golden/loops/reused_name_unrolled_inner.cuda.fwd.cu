extern "C" __global__ void reused_name_unrolled_inner_dbc44bca_cuda_kernel_forward(
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
        const wp::float32 var_2 = 1.0;
        wp::range_t var_3;
        wp::int32 var_4;
        const wp::int32 var_5 = 0;
        wp::float32 var_6;
        const wp::int32 var_7 = 1;
        wp::float32 var_8;
        //---------
        // forward
        // def reused_name_unrolled_inner(x: wp.array(dtype=float), n: int):                      <L 6>
        // for j in range(n):                                                                     <L 7>
        var_0 = wp::range(var_n);
        start_for_0:;
            if (iter_cmp(var_0) == 0) goto end_for_0;
            var_1 = wp::iter_next(var_0);
            // x[j] = 1.0                                                                         <L 8>
            wp::array_store(var_x, var_1, var_2);
            goto start_for_0;
        end_for_0:;
        // for b in range(n):                                                                     <L 9>
        var_3 = wp::range(var_n);
        start_for_2:;
            if (iter_cmp(var_3) == 0) goto end_for_2;
            var_4 = wp::iter_next(var_3);
            // for j in range(2):                                                                 <L 10>
            // x[j] = float(b)                                                                    <L 11>
            var_6 = wp::float(var_4);
            wp::array_store(var_x, var_5, var_6);
            var_8 = wp::float(var_4);
            wp::array_store(var_x, var_7, var_8);
            wp::assign(var_1, var_7);
            goto start_for_2;
        end_for_2:;
    }
}
