extern "C" __global__ void infinity_and_nan_9efb8f99_cuda_kernel_backward(
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
        const wp::float32 var_0 = INFINITY;
        const wp::int32 var_1 = 0;
        const wp::float32 var_2 = INFINITY;
        const wp::float32 var_3 = -INFINITY;
        const wp::int32 var_4 = 1;
        const wp::float32 var_5 = NAN;
        const wp::int32 var_6 = 2;
        const wp::float32 var_7 = INFINITY;
        const wp::int32 var_8 = 3;
        //---------
        // dual vars
        wp::float32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::int32 adj_8 = {};
        //---------
        // forward
        // def infinity_and_nan(out: wp.array(dtype=float)):                                      <L 6>
        // out[0] = wp.inf                                                                        <L 7>
        // wp::array_store(var_out, var_1, var_0);
        // out[1] = -wp.inf                                                                       <L 8>
        // wp::array_store(var_out, var_4, var_3);
        // out[2] = wp.nan                                                                        <L 9>
        // wp::array_store(var_out, var_6, var_5);
        // out[3] = wp.INF                                                                        <L 10>
        // wp::array_store(var_out, var_8, var_7);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_8, var_7, adj_out, adj_8, adj_7);
        // adj: out[3] = wp.INF                                                                   <L 10>
        wp::adj_array_store(var_out, var_6, var_5, adj_out, adj_6, adj_5);
        // adj: out[2] = wp.nan                                                                   <L 9>
        wp::adj_array_store(var_out, var_4, var_3, adj_out, adj_4, adj_3);
        // adj: out[1] = -wp.inf                                                                  <L 8>
        wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
        // adj: out[0] = wp.inf                                                                   <L 7>
        // adj: def infinity_and_nan(out: wp.array(dtype=float)):                                 <L 6>
        continue;
    }
}
