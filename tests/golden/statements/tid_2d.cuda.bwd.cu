extern "C" __global__ void tid_2d_9991f81d_cuda_kernel_backward(
    wp::launch_bounds_t<2> dim,
    wp::array_t<wp::int32> var_out,
    wp::array_t<wp::int32> adj_out)
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
        wp::int32 var_1;
        wp::int32 var_2;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        //---------
        // forward
        // def tid_2d(out: wp.array2d(dtype=int)):                                                <L 6>
        // i, j = wp.tid()                                                                        <L 7>
        builtin_tid2d(var_0, var_1);
        // out[i, j] = i + j                                                                      <L 8>
        var_2 = wp::add(var_0, var_1);
        // wp::array_store(var_out, var_0, var_1, var_2);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_0, var_1, var_2, adj_out, adj_0, adj_1, adj_2);
        wp::adj_add(var_0, var_1, adj_0, adj_1, adj_2);
        // adj: out[i, j] = i + j                                                                 <L 8>
        // adj: i, j = wp.tid()                                                                   <L 7>
        // adj: def tid_2d(out: wp.array2d(dtype=int)):                                           <L 6>
        continue;
    }
}
