extern "C" __global__ void while_nested_aefdd99e_cuda_kernel_forward(
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
        wp::int32 var_1;
        bool var_2;
        const wp::int32 var_3 = 0;
        wp::int32 var_4;
        bool var_5;
        wp::float32 var_6;
        const wp::int32 var_7 = 1;
        wp::int32 var_8;
        const wp::int32 var_9 = 1;
        wp::int32 var_10;
        //---------
        // forward
        // def while_nested(x: wp.array(dtype=float), n: int):                                    <L 6>
        // i = int(0)                                                                             <L 7>
        var_1 = wp::int(var_0);
        // while i < n:                                                                           <L 8>
        start_while_0:;
        var_2 = (var_1 < var_n);
        if ((var_2) == false) goto end_while_0;
            // j = int(0)                                                                         <L 9>
            var_4 = wp::int(var_3);
            // while j < i:                                                                       <L 10>
        start_while_2:;
            var_5 = (var_4 < var_1);
        if ((var_5) == false) goto end_while_2;
                // x[j] = float(i)                                                                <L 11>
                var_6 = wp::float(var_1);
                wp::array_store(var_x, var_4, var_6);
                // j += 1                                                                         <L 12>
                var_8 = wp::add(var_4, var_7);
                wp::assign(var_4, var_8);
        goto start_while_2;
        end_while_2:;
            // i += 1                                                                             <L 13>
            var_10 = wp::add(var_1, var_9);
            wp::assign(var_1, var_10);
        goto start_while_0;
        end_while_0:;
    }
}
