extern "C" __global__ void atomic_halves_rows_3e15c97a_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float16> var_h,
    wp::array_t<wp::bfloat16> var_b)
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
        const wp::int32 var_1 = 0;
        wp::float16* var_2;
        wp::float16 var_3;
        wp::float16 var_4;
        const wp::int32 var_5 = 0;
        wp::bfloat16* var_6;
        wp::bfloat16 var_7;
        wp::bfloat16 var_8;
        const wp::int32 var_9 = 1;
        wp::float16* var_10;
        wp::float16 var_11;
        wp::float16 var_12;
        //---------
        // forward
        // def atomic_halves_rows(h: wp.array(dtype=wp.float16), b: wp.array(dtype=wp.bfloat16)):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // x = wp.atomic_add(h, 0, h[i])                                                          <L 8>
        var_2 = wp::address(var_h, var_0);
        var_4 = wp::load(var_2);
        var_3 = wp::atomic_add(var_h, var_1, var_4);
        // wp.atomic_add(b, 0, b[i])                                                              <L 9>
        var_6 = wp::address(var_b, var_0);
        var_8 = wp::load(var_6);
        var_7 = wp::atomic_add(var_b, var_5, var_8);
        // h[1] += h[i]                                                                           <L 10>
        var_10 = wp::address(var_h, var_0);
        var_12 = wp::load(var_10);
        var_11 = wp::atomic_add(var_h, var_9, var_12);
    }
}
