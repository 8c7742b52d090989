extern "C" __global__ void ellipsis_statement_cdefe430_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_n,
    wp::int32 adj_n)
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
        const wp::int32 var_0 = 1;
        wp::int32 var_1;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        //---------
        // forward
        // def ellipsis_statement(n: int):                                                        <L 6>
        // m = n + 1                                                                              <L 8>
        var_1 = wp::add(var_n, var_0);
        //---------
        // reverse
        wp::adj_add(var_n, var_0, adj_n, adj_0, adj_1);
        // adj: m = n + 1                                                                         <L 8>
        // adj: def ellipsis_statement(n: int):                                                   <L 6>
        continue;
    }
}
