extern "C" __global__ void condition_is_element_ff0dcb52_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_flags,
    wp::array_t<wp::float32> var_x)
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
        wp::int32 var_0;
        const wp::float32 var_1 = 0.5;
        wp::int32* var_2;
        wp::int32 var_3;
        const wp::float32 var_4 = 1.5;
        wp::int32 var_5;
        wp::int32 var_6;
        const wp::float32 var_7 = 2.5;
        wp::int32 var_8;
        wp::float32 var_9;
        wp::int32 var_10;
        //---------
        // forward
        // def condition_is_element(flags: wp.array(dtype=int), x: wp.array(dtype=float)):        <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // a = 0.5                                                                                <L 8>
        // if flags[i]:                                                                           <L 9>
        var_2 = wp::address(var_flags, var_0);
        var_3 = wp::load(var_2);
        if (var_3) {
            // a = 1.5                                                                            <L 10>
        }
        var_5 = wp::load(var_2);
        var_6 = wp::load(var_2);
        if (!var_6) {
            // a = 2.5                                                                            <L 12>
        }
        var_8 = wp::load(var_2);
        var_10 = wp::load(var_2);
        var_9 = wp::where(var_10, var_4, var_7);
        // x[i] = a                                                                               <L 13>
        wp::array_store(var_x, var_0, var_9);
    }
}
