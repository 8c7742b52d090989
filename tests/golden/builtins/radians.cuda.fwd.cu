extern "C" __global__ void radians_rows_513e8fcd_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float16> var_h,
    wp::array_t<wp::float32> var_f,
    wp::array_t<wp::float64> var_d)
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
        wp::float16* var_1;
        wp::float16 var_2;
        wp::float16 var_3;
        wp::float32* var_4;
        wp::float32 var_5;
        wp::float32 var_6;
        wp::float64* var_7;
        wp::float64 var_8;
        wp::float64 var_9;
        //---------
        // forward
        // def radians_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // h[i] = wp.radians(h[i])                                                                <L 8>
        var_1 = wp::address(var_h, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::radians(var_3);
        wp::array_store(var_h, var_0, var_2);
        // f[i] = wp.radians(f[i])                                                                <L 9>
        var_4 = wp::address(var_f, var_0);
        var_6 = wp::load(var_4);
        var_5 = wp::radians(var_6);
        wp::array_store(var_f, var_0, var_5);
        // d[i] = wp.radians(d[i])                                                                <L 10>
        var_7 = wp::address(var_d, var_0);
        var_9 = wp::load(var_7);
        var_8 = wp::radians(var_9);
        wp::array_store(var_d, var_0, var_8);
    }
}
