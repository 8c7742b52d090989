extern "C" __global__ void while_true_490d9f29_cuda_kernel_forward(
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
        const bool var_2 = true;
        const wp::int32 var_3 = 1;
        wp::int32 var_4;
        bool var_5;
        wp::int32 var_6;
        wp::float32 var_7;
        const wp::int32 var_8 = 0;
        //---------
        // forward
        // def while_true(x: wp.array(dtype=float), n: int):                                      <L 6>
        // i = int(0)                                                                             <L 7>
        var_1 = wp::int(var_0);
        // while True:                                                                            <L 8>
        start_while_0:;
        if ((var_2) == false) goto end_while_0;
            // i += 1                                                                             <L 9>
            var_4 = wp::add(var_1, var_3);
            // if i > n:                                                                          <L 10>
            var_5 = (var_4 > var_n);
            if (var_5) {
                // break                                                                          <L 11>
                wp::assign(var_1, var_4);
                goto end_while_0;
            }
            var_6 = wp::where(var_5, var_1, var_4);
            wp::assign(var_1, var_6);
        goto start_while_0;
        end_while_0:;
        // x[0] = float(i)                                                                        <L 12>
        var_7 = wp::float(var_1);
        wp::array_store(var_x, var_8, var_7);
    }
}
