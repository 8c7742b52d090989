extern "C" __global__ void bool_literals_5e019e5b_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<bool> var_out,
    wp::array_t<bool> adj_out)
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
        const bool var_0 = true;
        const wp::int32 var_1 = 0;
        const bool var_2 = false;
        const wp::int32 var_3 = 1;
        //---------
        // dual vars
        bool adj_0 = {};
        wp::int32 adj_1 = {};
        bool adj_2 = {};
        wp::int32 adj_3 = {};
        //---------
        // forward
        // def bool_literals(out: wp.array(dtype=wp.bool)):                                       <L 6>
        // out[0] = True                                                                          <L 7>
        // wp::array_store(var_out, var_1, var_0);
        // out[1] = False                                                                         <L 8>
        // wp::array_store(var_out, var_3, var_2);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
        // adj: out[1] = False                                                                    <L 8>
        wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
        // adj: out[0] = True                                                                     <L 7>
        // adj: def bool_literals(out: wp.array(dtype=wp.bool)):                                  <L 6>
        continue;
    }
}
