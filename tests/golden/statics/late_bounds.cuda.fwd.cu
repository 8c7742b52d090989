extern "C" __global__ void late_bounds_f22ec153_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_x)
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
        const wp::int32 var_2 = 2;
        const wp::int32 var_3 = 0;
        const bool var_4 = true;
        const wp::int32 var_5 = 0;
        const wp::int32 var_6 = 1;
        const bool var_7 = false;
        const wp::int32 var_8 = 0;
        const wp::int32 var_9 = 1;
        const wp::int32 var_10 = 3;
        const wp::int32 var_11 = 0;
        const bool var_12 = false;
        const wp::int32 var_13 = -1;
        const wp::int32 var_14 = 1;
        const bool var_15 = true;
        const wp::int32 var_16 = 11;
        const wp::int32 var_17 = 2;
        const bool var_18 = false;
        const wp::int32 var_19 = -1;
        const wp::int32 var_20 = 7;
        //---------
        // forward
        // def late_bounds(x: wp.array(dtype=int)):                                               <L 9>
        // i = wp.tid()                                                                           <L 10>
        var_0 = builtin_tid1d();
        // for j in range(2):                                                                     <L 11>
        // for k in range(wp.static(WIDTHS[j])):                                                  <L 12>
        // if wp.static((j + k) % 2 == 0):                                                        <L 13>
        // x[wp.static(j * 10 + k)] = i                                                           <L 14>
        wp::array_store(var_x, var_5, var_0);
        // if wp.static((j + k) % 2 == 0):                                                        <L 13>
        // x[k] = wp.static(-j)                                                                   <L 16>
        wp::array_store(var_x, var_6, var_8);
        // for k in range(wp.static(WIDTHS[j])):                                                  <L 12>
        // if wp.static((j + k) % 2 == 0):                                                        <L 13>
        // x[k] = wp.static(-j)                                                                   <L 16>
        wp::array_store(var_x, var_11, var_13);
        // if wp.static((j + k) % 2 == 0):                                                        <L 13>
        // x[wp.static(j * 10 + k)] = i                                                           <L 14>
        wp::array_store(var_x, var_16, var_0);
        // if wp.static((j + k) % 2 == 0):                                                        <L 13>
        // x[k] = wp.static(-j)                                                                   <L 16>
        wp::array_store(var_x, var_17, var_19);
        // x[i] = wp.static(j)                                                                    <L 17>
        wp::array_store(var_x, var_0, var_20);
    }
}

extern "C" __global__ void global_seen_09e5ffe9_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_x,
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
        wp::range_t var_0;
        wp::int32 var_1;
        const wp::int32 var_2 = 8;
        //---------
        // forward
        // def global_seen(x: wp.array(dtype=int), n: int):                                       <L 21>
        // for j in range(n):                                                                     <L 22>
        var_0 = wp::range(var_n);
        start_for_0:;
            if (iter_cmp(var_0) == 0) goto end_for_0;
            var_1 = wp::iter_next(var_0);
            // x[j] = wp.static(j + 1)                                                            <L 23>
            wp::array_store(var_x, var_1, var_2);
            goto start_for_0;
        end_for_0:;
    }
}
