extern "C" __global__ void one_line_if_3f00f58a_cuda_kernel_backward(
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
        const wp::int32 var_0 = 0;
        bool var_1;
        const wp::float32 var_2 = 1.0;
        const wp::int32 var_3 = 0;
        const wp::float32 var_4 = 2.0;
        const wp::int32 var_5 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        bool adj_1 = {};
        wp::float32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::int32 adj_5 = {};
        //---------
        // forward
        // def one_line_if(x: wp.array(dtype=float), n: int):                                     <L 6>
        // if n > 0: x[0] = 1.0                                                                   <L 7>
        var_1 = (var_n > var_0);
        if (var_1) {
            // wp::array_store(var_x, var_3, var_2);
        }
        if (!var_1) {
            // else: x[0] = 2.0                                                                   <L 8>
            // wp::array_store(var_x, var_5, var_4);
        }
        //---------
        // reverse
        if (!var_1) {
            wp::adj_array_store(var_x, var_5, var_4, adj_x, adj_5, adj_4);
            // adj: else: x[0] = 2.0                                                              <L 8>
        }
        if (var_1) {
            wp::adj_array_store(var_x, var_3, var_2, adj_x, adj_3, adj_2);
        }
        // adj: if n > 0: x[0] = 1.0                                                              <L 7>
        // adj: def one_line_if(x: wp.array(dtype=float), n: int):                                <L 6>
        continue;
    }
}
