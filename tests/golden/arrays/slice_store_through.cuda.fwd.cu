extern "C" __global__ void slice_store_through_5856fff6_cuda_kernel_forward(
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
        wp::slice_t var_0;
        const wp::int32 var_1 = -2147483648;
        const wp::int32 var_2 = 1;
        wp::array_t<wp::float32> var_3;
        const wp::float32 var_4 = 1.0;
        const wp::int32 var_5 = 0;
        const wp::int32 var_6 = 1;
        const wp::float32 var_7 = 2.0;
        wp::float32 var_8;
        const wp::float32 var_9 = 3.0;
        const wp::int32 var_10 = 1;
        wp::slice_t var_11;
        const wp::int32 var_12 = -2147483648;
        const wp::int32 var_13 = 1;
        wp::array_t<wp::float32> var_14;
        const wp::int32 var_15 = 0;
        //---------
        // forward
        // def slice_store_through(x: wp.array(dtype=float), n: int):                             <L 6>
        // part = x[n:]                                                                           <L 7>
        var_0 = wp::slice_t(var_n, var_1, var_2);
        var_3 = wp::view(var_x, var_0);
        // part[0] = 1.0                                                                          <L 8>
        wp::array_store(var_3, var_5, var_4);
        // part[1] += 2.0                                                                         <L 9>
        var_8 = wp::atomic_add(var_3, var_6, var_7);
        // x[1:][0] = 3.0                                                                         <L 10>
        var_11 = wp::slice_t(var_10, var_12, var_13);
        var_14 = wp::view(var_x, var_11);
        wp::array_store(var_14, var_15, var_9);
    }
}
