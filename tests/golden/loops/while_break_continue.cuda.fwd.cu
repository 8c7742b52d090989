extern "C" __global__ void while_break_continue_b79238e0_cuda_kernel_forward(
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
        const wp::int32 var_3 = 1;
        wp::int32 var_4;
        wp::float32* var_5;
        const wp::float32 var_6 = 0.0;
        bool var_7;
        wp::float32 var_8;
        wp::int32 var_9;
        wp::float32* var_10;
        const wp::float32 var_11 = 5.0;
        bool var_12;
        wp::float32 var_13;
        wp::int32 var_14;
        const wp::float32 var_15 = 1.0;
        //---------
        // forward
        // def while_break_continue(x: wp.array(dtype=float), n: int):                            <L 6>
        // i = int(0)                                                                             <L 7>
        var_1 = wp::int(var_0);
        // while i < n:                                                                           <L 8>
        start_while_0:;
        var_2 = (var_1 < var_n);
        if ((var_2) == false) goto end_while_0;
            // i += 1                                                                             <L 9>
            var_4 = wp::add(var_1, var_3);
            // if x[i] < 0.0:                                                                     <L 10>
            var_5 = wp::address(var_x, var_4);
            var_8 = wp::load(var_5);
            var_7 = (var_8 < var_6);
            if (var_7) {
                // continue                                                                       <L 11>
                wp::assign(var_1, var_4);
                goto start_while_0;
            }
            var_9 = wp::where(var_7, var_1, var_4);
            // if x[i] > 5.0:                                                                     <L 12>
            var_10 = wp::address(var_x, var_9);
            var_13 = wp::load(var_10);
            var_12 = (var_13 > var_11);
            if (var_12) {
                // break                                                                          <L 13>
                wp::assign(var_1, var_9);
                goto end_while_0;
            }
            var_14 = wp::where(var_12, var_1, var_9);
            // x[i] = 1.0                                                                         <L 14>
            wp::array_store(var_x, var_14, var_15);
            wp::assign(var_1, var_14);
        goto start_while_0;
        end_while_0:;
    }
}
