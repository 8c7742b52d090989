extern "C" __global__ void constant_false_8c395d25_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::int32 var_n,
    wp::array_t<wp::float32> adj_x,
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
        const bool var_0 = false;
        const wp::int32 var_1 = 2;
        bool var_2;
        const wp::float32 var_3 = 2.0;
        const wp::int32 var_4 = 1;
        const wp::float32 var_5 = 3.0;
        const wp::int32 var_6 = 2;
        //---------
        // dual vars
        bool adj_0 = {};
        wp::int32 adj_1 = {};
        bool adj_2 = {};
        wp::float32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::int32 adj_6 = {};
        //---------
        // forward
        // def constant_false(x: wp.array(dtype=float), n: int):                                  <L 6>
        // if False:                                                                              <L 7>
        // elif n > 2:                                                                            <L 9>
        var_2 = (var_n > var_1);
        if (var_2) {
            // x[1] = 2.0                                                                         <L 10>
            // wp::array_store(var_x, var_4, var_3);
        }
        if (!var_2) {
            // x[2] = 3.0                                                                         <L 12>
            // wp::array_store(var_x, var_6, var_5);
        }
        //---------
        // reverse
        if (!var_2) {
            wp::adj_array_store(var_x, var_6, var_5, adj_x, adj_6, adj_5);
            // adj: x[2] = 3.0                                                                    <L 12>
        }
        if (var_2) {
            wp::adj_array_store(var_x, var_4, var_3, adj_x, adj_4, adj_3);
            // adj: x[1] = 2.0                                                                    <L 10>
        }
        // adj: elif n > 2:                                                                       <L 9>
        // adj: if False:                                                                         <L 7>
        // adj: def constant_false(x: wp.array(dtype=float), n: int):                             <L 6>
        continue;
    }
}
