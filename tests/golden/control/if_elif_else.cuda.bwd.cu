extern "C" __global__ void if_elif_else_d0d99b10_cuda_kernel_backward(
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
        const wp::int32 var_0 = 2;
        bool var_1;
        const wp::float32 var_2 = 1.0;
        const wp::int32 var_3 = 0;
        const wp::int32 var_4 = 1;
        bool var_5;
        const wp::float32 var_6 = 2.0;
        const wp::int32 var_7 = 0;
        const wp::int32 var_8 = 0;
        bool var_9;
        const wp::float32 var_10 = 3.0;
        const wp::int32 var_11 = 0;
        const wp::float32 var_12 = 4.0;
        const wp::int32 var_13 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        bool adj_1 = {};
        wp::float32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::int32 adj_4 = {};
        bool adj_5 = {};
        wp::float32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::int32 adj_8 = {};
        bool adj_9 = {};
        wp::float32 adj_10 = {};
        wp::int32 adj_11 = {};
        wp::float32 adj_12 = {};
        wp::int32 adj_13 = {};
        //---------
        // forward
        // def if_elif_else(x: wp.array(dtype=float), n: int):                                    <L 6>
        // if n > 2:                                                                              <L 7>
        var_1 = (var_n > var_0);
        if (var_1) {
            // x[0] = 1.0                                                                         <L 8>
            // wp::array_store(var_x, var_3, var_2);
        }
        if (!var_1) {
            // elif n > 1:                                                                        <L 9>
            var_5 = (var_n > var_4);
            if (var_5) {
                // x[0] = 2.0                                                                     <L 10>
                // wp::array_store(var_x, var_7, var_6);
            }
            if (!var_5) {
                // elif n > 0:                                                                    <L 11>
                var_9 = (var_n > var_8);
                if (var_9) {
                    // x[0] = 3.0                                                                 <L 12>
                    // wp::array_store(var_x, var_11, var_10);
                }
                if (!var_9) {
                    // x[0] = 4.0                                                                 <L 14>
                    // wp::array_store(var_x, var_13, var_12);
                }
            }
        }
        //---------
        // reverse
        if (!var_1) {
            if (!var_5) {
                if (!var_9) {
                    wp::adj_array_store(var_x, var_13, var_12, adj_x, adj_13, adj_12);
                    // adj: x[0] = 4.0                                                            <L 14>
                }
                if (var_9) {
                    wp::adj_array_store(var_x, var_11, var_10, adj_x, adj_11, adj_10);
                    // adj: x[0] = 3.0                                                            <L 12>
                }
                // adj: elif n > 0:                                                               <L 11>
            }
            if (var_5) {
                wp::adj_array_store(var_x, var_7, var_6, adj_x, adj_7, adj_6);
                // adj: x[0] = 2.0                                                                <L 10>
            }
            // adj: elif n > 1:                                                                   <L 9>
        }
        if (var_1) {
            wp::adj_array_store(var_x, var_3, var_2, adj_x, adj_3, adj_2);
            // adj: x[0] = 1.0                                                                    <L 8>
        }
        // adj: if n > 2:                                                                         <L 7>
        // adj: def if_elif_else(x: wp.array(dtype=float), n: int):                               <L 6>
        continue;
    }
}
