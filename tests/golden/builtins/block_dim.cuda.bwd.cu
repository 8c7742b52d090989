extern "C" __global__ void block_dim_rows_dbf3ea94_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
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
        const wp::int32 var_1 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        //---------
        // forward
        // def block_dim_rows(out: wp.array(dtype=int)):                                          <L 6>
        // out[0] = wp.block_dim()                                                                <L 7>
        var_0 = builtin_block_dim();
        // wp::array_store(var_out, var_1, var_0);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
        // adj: out[0] = wp.block_dim()                                                           <L 7>
        // adj: def block_dim_rows(out: wp.array(dtype=int)):                                     <L 6>
        continue;
    }
}
