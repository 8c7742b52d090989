extern "C" __global__ void dynamic_break_ac236f9d_cuda_kernel_forward(
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
        wp::float32 var_5;
        wp::float32 var_6;
        const wp::float32 var_7 = 10.0;
        bool var_8;
        wp::float32 var_9;
        const wp::int32 var_10 = 0;
        //---------
        // forward
        // def dynamic_break(x: wp.array(dtype=float), n: int):                                   <L 6>
        // s = float(0.0)                                                                         <L 7>
        var_1 = wp::float(var_0);
        // for i in range(n):                                                                     <L 8>
        var_2 = wp::range(var_n);
        start_for_0:;
            if (iter_cmp(var_2) == 0) goto end_for_0;
            var_3 = wp::iter_next(var_2);
            // s += x[i]                                                                          <L 9>
            var_4 = wp::address(var_x, var_3);
            var_6 = wp::load(var_4);
            var_5 = wp::add(var_1, var_6);
            // if s > 10.0:                                                                       <L 10>
            var_8 = (var_5 > var_7);
            if (var_8) {
                // break                                                                          <L 11>
                wp::assign(var_1, var_5);
                goto end_for_0;
            }
            var_9 = wp::where(var_8, var_1, var_5);
            wp::assign(var_1, var_9);
            goto start_for_0;
        end_for_0:;
        // x[0] = s                                                                               <L 12>
        wp::array_store(var_x, var_10, var_1);
    }
}
