extern "C" __global__ void deep_indentation_9c1160fc_cuda_kernel_forward(
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
        const wp::int32 var_2 = 1;
        bool var_3;
        const wp::int32 var_4 = 2;
        bool var_5;
        wp::range_t var_6;
        wp::int32 var_7;
        wp::float32* var_8;
        const wp::float32 var_9 = 0.0;
        bool var_10;
        wp::float32 var_11;
        const wp::float32 var_12 = 1.0;
        //---------
        // forward
        // def deep_indentation(x: wp.array(dtype=float), n: int):                                <L 6>
        // if n > 0:                                                                              <L 7>
        var_1 = (var_n > var_0);
        if (var_1) {
            // if n > 1:                                                                          <L 8>
            var_3 = (var_n > var_2);
            if (var_3) {
                // if n > 2:                                                                      <L 9>
                var_5 = (var_n > var_4);
                if (var_5) {
                    // for i in range(n):                                                         <L 10>
                    var_6 = wp::range(var_n);
                    start_for_0:;
                        if (iter_cmp(var_6) == 0) goto end_for_0;
                        var_7 = wp::iter_next(var_6);
                        // if x[i] > 0.0:                                                         <L 11>
                        var_8 = wp::address(var_x, var_7);
                        var_11 = wp::load(var_8);
                        var_10 = (var_11 > var_9);
                        if (var_10) {
                            // x[i] = 1.0                                                         <L 12>
                            wp::array_store(var_x, var_7, var_12);
                        }
                        goto start_for_0;
                    end_for_0:;
                }
            }
        }
    }
}
