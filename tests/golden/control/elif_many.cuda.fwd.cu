extern "C" __global__ void elif_many_6087441e_cuda_kernel_forward(
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
        bool var_1;
        const wp::float32 var_2 = 1.0;
        const wp::int32 var_3 = 0;
        const wp::int32 var_4 = 1;
        bool var_5;
        const wp::float32 var_6 = 2.0;
        const wp::int32 var_7 = 0;
        const wp::int32 var_8 = 2;
        bool var_9;
        const wp::float32 var_10 = 3.0;
        const wp::int32 var_11 = 0;
        const wp::int32 var_12 = 3;
        bool var_13;
        const wp::float32 var_14 = 4.0;
        const wp::int32 var_15 = 0;
        const wp::int32 var_16 = 4;
        bool var_17;
        const wp::float32 var_18 = 5.0;
        const wp::int32 var_19 = 0;
        const wp::int32 var_20 = 5;
        bool var_21;
        const wp::float32 var_22 = 6.0;
        const wp::int32 var_23 = 0;
        const wp::float32 var_24 = 7.0;
        const wp::int32 var_25 = 0;
        //---------
        // forward
        // def elif_many(x: wp.array(dtype=float), n: int):                                       <L 6>
        // if n == 0:                                                                             <L 7>
        var_1 = (var_n == var_0);
        if (var_1) {
            // x[0] = 1.0                                                                         <L 8>
            wp::array_store(var_x, var_3, var_2);
        }
        if (!var_1) {
            // elif n == 1:                                                                       <L 9>
            var_5 = (var_n == var_4);
            if (var_5) {
                // x[0] = 2.0                                                                     <L 10>
                wp::array_store(var_x, var_7, var_6);
            }
            if (!var_5) {
                // elif n == 2:                                                                   <L 11>
                var_9 = (var_n == var_8);
                if (var_9) {
                    // x[0] = 3.0                                                                 <L 12>
                    wp::array_store(var_x, var_11, var_10);
                }
                if (!var_9) {
                    // elif n == 3:                                                               <L 13>
                    var_13 = (var_n == var_12);
                    if (var_13) {
                        // x[0] = 4.0                                                             <L 14>
                        wp::array_store(var_x, var_15, var_14);
                    }
                    if (!var_13) {
                        // elif n == 4:                                                           <L 15>
                        var_17 = (var_n == var_16);
                        if (var_17) {
                            // x[0] = 5.0                                                         <L 16>
                            wp::array_store(var_x, var_19, var_18);
                        }
                        if (!var_17) {
                            // elif n == 5:                                                       <L 17>
                            var_21 = (var_n == var_20);
                            if (var_21) {
                                // x[0] = 6.0                                                     <L 18>
                                wp::array_store(var_x, var_23, var_22);
                            }
                            if (!var_21) {
                                // x[0] = 7.0                                                     <L 20>
                                wp::array_store(var_x, var_25, var_24);
                            }
                        }
                    }
                }
            }
        }
    }
}
