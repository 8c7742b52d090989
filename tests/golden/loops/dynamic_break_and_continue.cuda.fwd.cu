extern "C" __global__ void dynamic_break_and_continue_3d0aad75_cuda_kernel_forward(
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
        const wp::float32 var_0 = 0.0;
        wp::float32 var_1;
        wp::range_t var_2;
        wp::int32 var_3;
        wp::float32* var_4;
        const wp::float32 var_5 = 0.0;
        bool var_6;
        wp::float32 var_7;
        const wp::float32 var_8 = 1.0;
        wp::float32 var_9;
        wp::float32* var_10;
        const wp::float32 var_11 = 9.0;
        bool var_12;
        wp::float32 var_13;
        const wp::float32 var_14 = 1.0;
        wp::float32 var_15;
        wp::float32* var_16;
        wp::float32 var_17;
        wp::float32 var_18;
        wp::float32 var_19;
        wp::float32 var_20;
        const wp::int32 var_21 = 0;
        //---------
        // forward
        // def dynamic_break_and_continue(x: wp.array(dtype=float), n: int):                      <L 6>
        // s = float(0.0)                                                                         <L 7>
        var_1 = wp::float(var_0);
        // for i in range(n):                                                                     <L 8>
        var_2 = wp::range(var_n);
        start_for_0:;
            if (iter_cmp(var_2) == 0) goto end_for_0;
            var_3 = wp::iter_next(var_2);
            // if x[i] < 0.0:                                                                     <L 9>
            var_4 = wp::address(var_x, var_3);
            var_7 = wp::load(var_4);
            var_6 = (var_7 < var_5);
            if (var_6) {
                // s -= 1.0                                                                       <L 10>
                var_9 = wp::sub(var_1, var_8);
                // continue                                                                       <L 11>
                wp::assign(var_1, var_9);
                goto start_for_0;
            }
            if (!var_6) {
                // elif x[i] > 9.0:                                                               <L 12>
                var_10 = wp::address(var_x, var_3);
                var_13 = wp::load(var_10);
                var_12 = (var_13 > var_11);
                if (var_12) {
                    // s += 1.0                                                                   <L 13>
                    var_15 = wp::add(var_1, var_14);
                    // break                                                                      <L 14>
                    wp::assign(var_1, var_15);
                    goto end_for_0;
                }
                if (!var_12) {
                    // s += x[i]                                                                  <L 16>
                    var_16 = wp::address(var_x, var_3);
                    var_18 = wp::load(var_16);
                    var_17 = wp::add(var_1, var_18);
                }
                var_19 = wp::where(var_12, var_1, var_17);
            }
            var_20 = wp::where(var_6, var_1, var_19);
            wp::assign(var_1, var_20);
            goto start_for_0;
        end_for_0:;
        // x[0] = s                                                                               <L 17>
        wp::array_store(var_x, var_21, var_1);
    }
}
