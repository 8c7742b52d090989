extern "C" __global__ void and_three_156c85bf_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_a,
    wp::int32 var_b,
    wp::int32 var_c,
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
        bool var_4;
        const wp::int32 var_5 = 0;
        bool var_6;
        const wp::int32 var_7 = 0;
        //---------
        // forward
        // def and_three(a: int, b: int, c: int, out: wp.array(dtype=wp.bool)):                   <L 6>
        // out[0] = a > 0 and b > 0 and c > 0                                                     <L 7>
        var_2 = (var_a > var_1);
        var_0 = var_2;
        if (var_0) {
            var_4 = (var_b > var_3);
            var_0 = var_0 && var_4;
        }
        if (var_0) {
            var_6 = (var_c > var_5);
            var_0 = var_0 && var_6;
        }
        wp::array_store(var_out, var_7, var_0);
    }
}
