extern "C" __global__ void bool_op_plain_operands_532fa68d_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::float32 var_a,
    wp::int32 var_n,
    wp::array_t<wp::float32> var_x,
    wp::array_t<bool> var_out)
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
        bool var_0;
        const wp::int32 var_1 = 0;
        bool var_2;
        const wp::int32 var_3 = 0;
        wp::float32* var_4;
        wp::float32 var_5;
        const wp::int32 var_6 = 1;
        bool var_7;
        const wp::int32 var_8 = 2;
        //---------
        // forward
        // def bool_op_plain_operands(a: float, n: int, x: wp.array(dtype=float), out: wp.array(dtype=wp.bool)):       <L 6>
        // out[0] = a and n                                                                       <L 7>
        var_0 = var_a;
        if (var_0) {
            var_0 = var_0 && var_n;
        }
        wp::array_store(var_out, var_1, var_0);
        // out[1] = x[0] or n                                                                     <L 8>
        var_4 = wp::address(var_x, var_3);
        var_5 = wp::load(var_4);
        var_2 = var_5;
        if (!var_2) {
            var_2 = var_2 || var_n;
        }
        wp::array_store(var_out, var_6, var_2);
        // out[2] = n and x                                                                       <L 9>
        var_7 = var_n;
        if (var_7) {
            var_7 = var_7 && var_x;
        }
        wp::array_store(var_out, var_8, var_7);
    }
}
