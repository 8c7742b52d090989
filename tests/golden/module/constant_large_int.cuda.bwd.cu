extern "C" __global__ void constant_large_int_09426c80_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int64> var_n,
    wp::array_t<wp::int64> adj_n)
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
        wp::int64 var_0;
        const wp::int32 var_1 = 0;
        //---------
        // dual vars
        wp::int64 adj_0 = {};
        wp::int32 adj_1 = {};
        //---------
        // forward
        // def constant_large_int(n: wp.array(dtype=wp.int64)):                                   <L 8>
        // n[0] = wp.int64(BIG)                                                                   <L 9>
        var_0 = 20015998343868ll;
        // wp::array_store(var_n, var_1, var_0);
        //---------
        // reverse
        wp::adj_array_store(var_n, var_1, var_0, adj_n, adj_1, adj_0);
        // adj: n[0] = wp.int64(BIG)                                                              <L 9>
        // adj: def constant_large_int(n: wp.array(dtype=wp.int64)):                              <L 8>
        continue;
    }
}
