extern "C" __global__ void assign_literal_5e758868_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_out,
    wp::array_t<wp::float32> adj_out)
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
        const wp::float32 var_0 = 2.5;
        const wp::int32 var_1 = 3;
        const bool var_2 = true;
        //---------
        // dual vars
        wp::float32 adj_0 = {};
        wp::int32 adj_1 = {};
        bool adj_2 = {};
        //---------
        // forward
        // def assign_literal(out: wp.array(dtype=float)):                                        <L 6>
        // a = 2.5                                                                                <L 7>
        // b = 3                                                                                  <L 8>
        // c = True                                                                               <L 9>
        // out[b] = a                                                                             <L 10>
        // wp::array_store(var_out, var_1, var_0);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
        // adj: out[b] = a                                                                        <L 10>
        // adj: c = True                                                                          <L 9>
        // adj: b = 3                                                                             <L 8>
        // adj: a = 2.5                                                                           <L 7>
        // adj: def assign_literal(out: wp.array(dtype=float)):                                   <L 6>
        continue;
    }
}
