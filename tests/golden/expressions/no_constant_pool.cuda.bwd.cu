extern "C" __global__ void no_constant_pool_2d341b25_cuda_kernel_backward(
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
        const wp::float32 var_0 = 1.0;
        const wp::int32 var_1 = 0;
        const wp::float32 var_2 = 1.0;
        const wp::float32 var_3 = 1.0;
        wp::float32 var_4;
        const wp::int32 var_5 = 1;
        //---------
        // dual vars
        wp::float32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::int32 adj_5 = {};
        //---------
        // forward
        // def no_constant_pool(out: wp.array(dtype=float)):                                      <L 6>
        // out[0] = 1.0                                                                           <L 7>
        // wp::array_store(var_out, var_1, var_0);
        // out[1] = 1.0 + 1.0                                                                     <L 8>
        var_4 = wp::add(var_2, var_3);
        // wp::array_store(var_out, var_5, var_4);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_5, var_4, adj_out, adj_5, adj_4);
        wp::adj_add(var_2, var_3, adj_2, adj_3, adj_4);
        // adj: out[1] = 1.0 + 1.0                                                                <L 8>
        wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
        // adj: out[0] = 1.0                                                                      <L 7>
        // adj: def no_constant_pool(out: wp.array(dtype=float)):                                 <L 6>
        continue;
    }
}
