extern "C" __global__ void dynamic_element_bounds_ff786a92_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::int32> var_offsets)
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
        wp::int32* var_1;
        const wp::int32 var_2 = 1;
        wp::int32 var_3;
        wp::int32* var_4;
        wp::range_t var_5;
        wp::int32 var_6;
        wp::int32 var_7;
        wp::int32 var_8;
        const wp::float32 var_9 = 1.0;
        //---------
        // forward
        // def dynamic_element_bounds(x: wp.array(dtype=float), offsets: wp.array(dtype=int)):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // for j in range(offsets[i], offsets[i + 1]):                                            <L 8>
        var_1 = wp::address(var_offsets, var_0);
        var_3 = wp::add(var_0, var_2);
        var_4 = wp::address(var_offsets, var_3);
        var_6 = wp::load(var_1);
        var_7 = wp::load(var_4);
        var_5 = wp::range(var_6, var_7);
        start_for_0:;
            if (iter_cmp(var_5) == 0) goto end_for_0;
            var_8 = wp::iter_next(var_5);
            // x[j] = 1.0                                                                         <L 9>
            wp::array_store(var_x, var_8, var_9);
            goto start_for_0;
        end_for_0:;
    }
}
