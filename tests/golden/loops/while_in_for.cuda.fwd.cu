extern "C" __global__ void while_in_for_034d941f_cuda_kernel_forward(
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
        const wp::int32 var_2 = 0;
        wp::int32 var_3;
        bool var_4;
        const wp::int32 var_5 = 1;
        wp::int32 var_6;
        wp::float32 var_7;
        wp::int32 var_8;
        const wp::int32 var_9 = 0;
        bool var_10;
        wp::range_t var_11;
        wp::int32 var_12;
        const wp::float32 var_13 = 1.0;
        const wp::int32 var_14 = 1;
        wp::int32 var_15;
        //---------
        // forward
        // def while_in_for(x: wp.array(dtype=float), n: int):                                    <L 6>
        // for k in range(n):                                                                     <L 7>
        var_0 = wp::range(var_n);
        start_for_0:;
            if (iter_cmp(var_0) == 0) goto end_for_0;
            var_1 = wp::iter_next(var_0);
            // i = int(0)                                                                         <L 8>
            var_3 = wp::int(var_2);
            // while i < k:                                                                       <L 9>
        start_while_2:;
            var_4 = (var_3 < var_1);
        if ((var_4) == false) goto end_while_2;
                // i += 1                                                                         <L 10>
                var_6 = wp::add(var_3, var_5);
                wp::assign(var_3, var_6);
        goto start_while_2;
        end_while_2:;
            // x[k] = float(i)                                                                    <L 11>
            var_7 = wp::float(var_3);
            wp::array_store(var_x, var_1, var_7);
            goto start_for_0;
        end_for_0:;
        // m = int(n)                                                                             <L 12>
        var_8 = wp::int(var_n);
        // while m > 0:                                                                           <L 13>
        start_while_4:;
        var_10 = (var_8 > var_9);
        if ((var_10) == false) goto end_while_4;
            // for j in range(m):                                                                 <L 14>
            var_11 = wp::range(var_8);
            start_for_6:;
                if (iter_cmp(var_11) == 0) goto end_for_6;
                var_12 = wp::iter_next(var_11);
                // x[j] = 1.0                                                                     <L 15>
                wp::array_store(var_x, var_12, var_13);
                goto start_for_6;
            end_for_6:;
            // m -= 1                                                                             <L 16>
            var_15 = wp::sub(var_8, var_14);
            wp::assign(var_8, var_15);
        goto start_while_4;
        end_while_4:;
    }
}
