extern "C" __global__ void lower_bound_rows_10426ad2_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::int32> var_n,
    wp::array_t<wp::int32> var_out)
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
        const wp::float32 var_0 = 2.0;
        wp::int32 var_1;
        const wp::int32 var_2 = 0;
        const wp::int32 var_3 = 0;
        const wp::int32 var_4 = 5;
        const wp::int32 var_5 = 3;
        wp::int32 var_6;
        const wp::int32 var_7 = 1;
        //---------
        // forward
        // def lower_bound_rows(x: wp.array(dtype=float), n: wp.array(dtype=int), out: wp.array(dtype=int)):       <L 6>
        // out[0] = wp.lower_bound(x, 2.0)                                                        <L 7>
        var_1 = wp::lower_bound(var_x, var_0);
        wp::array_store(var_out, var_2, var_1);
        // out[1] = wp.lower_bound(n, 0, 5, 3)                                                    <L 8>
        var_6 = wp::lower_bound(var_n, var_3, var_4, var_5);
        wp::array_store(var_out, var_7, var_6);
    }
}
