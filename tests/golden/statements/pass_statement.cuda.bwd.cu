extern "C" __global__ void pass_statement_ed8627a6_cuda_kernel_backward(
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
        bool var_1;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        bool adj_1 = {};
        //---------
        // forward
        // def pass_statement(n: int):                                                            <L 6>
        // if n > 1:                                                                              <L 7>
        var_1 = (var_n > var_0);
        if (var_1) {
            // pass                                                                               <L 8>
        }
        // pass                                                                                   <L 9>
        //---------
        // reverse
        // adj: pass                                                                              <L 9>
        if (var_1) {
            // adj: pass                                                                          <L 8>
        }
        // adj: if n > 1:                                                                         <L 7>
        // adj: def pass_statement(n: int):                                                       <L 6>
        continue;
    }
}
