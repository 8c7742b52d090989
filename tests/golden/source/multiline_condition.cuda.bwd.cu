extern "C" __global__ void multiline_condition_491fb461_cuda_kernel_backward(
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
        bool var_0;
        const wp::int32 var_1 = 0;
        bool var_2;
        const wp::int32 var_3 = 0;
        wp::float32* var_4;
        const wp::float32 var_5 = 1.0;
        bool var_6;
        wp::float32 var_7;
        const wp::float32 var_8 = 2.0;
        const wp::int32 var_9 = 1;
        //---------
        // dual vars
        bool adj_0 = {};
        wp::int32 adj_1 = {};
        bool adj_2 = {};
        wp::int32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        bool adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::int32 adj_9 = {};
        //---------
        // forward
        // def multiline_condition(x: wp.array(dtype=float), n: int):                             <L 6>
        // if (                                                                                   <L 7>
        // n > 0                                                                                  <L 8>
        var_2 = (var_n > var_1);
        var_0 = var_2;
        if (var_0) {
            // and x[0] > 1.0                                                                     <L 9>
            var_4 = wp::address(var_x, var_3);
            var_7 = wp::load(var_4);
            var_6 = (var_7 > var_5);
            var_0 = var_0 && var_6;
        }
        if (var_0) {
            // x[1] = 2.0                                                                         <L 11>
            // wp::array_store(var_x, var_9, var_8);
        }
        //---------
        // reverse
        if (var_0) {
            wp::adj_array_store(var_x, var_9, var_8, adj_x, adj_9, adj_8);
            // adj: x[1] = 2.0                                                                    <L 11>
        }
        if (var_0) {
            wp::adj_address(var_x, var_3, adj_x, adj_3, adj_4);
            // adj: and x[0] > 1.0                                                                <L 9>
        }
        // adj: n > 0                                                                             <L 8>
        // adj: if (                                                                              <L 7>
        // adj: def multiline_condition(x: wp.array(dtype=float), n: int):                        <L 6>
        continue;
    }
}
