extern "C" __global__ void phi_nested_4c6459f8_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::int32 var_n,
    wp::int32 var_m,
    wp::array_t<wp::float32> adj_x,
    wp::int32 adj_n,
    wp::int32 adj_m)
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
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        const wp::int32 var_4 = 0;
        bool var_5;
        const wp::int32 var_6 = 0;
        bool var_7;
        const wp::float32 var_8 = 1.0;
        wp::float32 var_9;
        const wp::float32 var_10 = 2.0;
        wp::float32 var_11;
        wp::float32 var_12;
        const wp::float32 var_13 = 2.0;
        wp::float32 var_14;
        const wp::float32 var_15 = 1.0;
        wp::float32 var_16;
        wp::float32 var_17;
        const wp::int32 var_18 = 1;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::int32 adj_4 = {};
        bool adj_5 = {};
        wp::int32 adj_6 = {};
        bool adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::float32 adj_12 = {};
        wp::float32 adj_13 = {};
        wp::float32 adj_14 = {};
        wp::float32 adj_15 = {};
        wp::float32 adj_16 = {};
        wp::float32 adj_17 = {};
        wp::int32 adj_18 = {};
        //---------
        // forward
        // def phi_nested(x: wp.array(dtype=float), n: int, m: int):                              <L 6>
        // a = x[0]                                                                               <L 7>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // if n > 0:                                                                              <L 8>
        var_5 = (var_n > var_4);
        if (var_5) {
            // if m > 0:                                                                          <L 9>
            var_7 = (var_m > var_6);
            if (var_7) {
                // a = a + 1.0                                                                    <L 10>
                var_9 = wp::add(var_2, var_8);
            }
            if (!var_7) {
                // a = a + 2.0                                                                    <L 12>
                var_11 = wp::add(var_2, var_10);
            }
            var_12 = wp::where(var_7, var_9, var_11);
            // a = a * 2.0                                                                        <L 13>
            var_14 = wp::mul(var_12, var_13);
        }
        if (!var_5) {
            // a = a - 1.0                                                                        <L 15>
            var_16 = wp::sub(var_2, var_15);
        }
        var_17 = wp::where(var_5, var_14, var_16);
        // x[1] = a                                                                               <L 16>
        // wp::array_store(var_x, var_18, var_17);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_18, var_17, adj_x, adj_18, adj_17);
        // adj: x[1] = a                                                                          <L 16>
        wp::adj_where(var_5, var_14, var_16, adj_5, adj_14, adj_16, adj_17);
        if (!var_5) {
            wp::adj_sub(var_2, var_15, adj_2, adj_15, adj_16);
            // adj: a = a - 1.0                                                                   <L 15>
        }
        if (var_5) {
            wp::adj_mul(var_12, var_13, adj_12, adj_13, adj_14);
            // adj: a = a * 2.0                                                                   <L 13>
            wp::adj_where(var_7, var_9, var_11, adj_7, adj_9, adj_11, adj_12);
            if (!var_7) {
                wp::adj_add(var_2, var_10, adj_2, adj_10, adj_11);
                // adj: a = a + 2.0                                                               <L 12>
            }
            if (var_7) {
                wp::adj_add(var_2, var_8, adj_2, adj_8, adj_9);
                // adj: a = a + 1.0                                                               <L 10>
            }
            // adj: if m > 0:                                                                     <L 9>
        }
        // adj: if n > 0:                                                                         <L 8>
        wp::adj_copy(var_3, adj_1, adj_2);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: a = x[0]                                                                          <L 7>
        // adj: def phi_nested(x: wp.array(dtype=float), n: int, m: int):                         <L 6>
        continue;
    }
}
