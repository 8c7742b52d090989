extern "C" __global__ void while_bool_op_f1c7f740_cuda_kernel_forward(
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
        bool var_3;
        wp::float32* var_4;
        const wp::float32 var_5 = 0.0;
        bool var_6;
        wp::float32 var_7;
        const wp::int32 var_8 = 1;
        wp::int32 var_9;
        wp::float32 var_10;
        const wp::int32 var_11 = 0;
        //---------
        // forward
        // def while_bool_op(x: wp.array(dtype=float), n: int):                                   <L 6>
        // i = int(0)                                                                             <L 7>
        var_1 = wp::int(var_0);
        // while i < n and x[i] > 0.0:                                                            <L 8>
        start_while_0:;
        var_3 = (var_1 < var_n);
        var_2 = var_3;
        if (var_2) {
            var_4 = wp::address(var_x, var_1);
            var_7 = wp::load(var_4);
            var_6 = (var_7 > var_5);
            var_2 = var_2 && var_6;
        }
        if ((var_2) == false) goto end_while_0;
            // i += 1                                                                             <L 9>
            var_9 = wp::add(var_1, var_8);
            wp::assign(var_1, var_9);
        goto start_while_0;
        end_while_0:;
        // x[0] = float(i)                                                                        <L 10>
        var_10 = wp::float(var_1);
        wp::array_store(var_x, var_11, var_10);
    }
}
