extern "C" __global__ void unrolled_continue_345cedc6_cuda_kernel_backward(
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
        const bool var_1 = true;
        bool var_2;
        const bool var_3 = false;
        bool var_4;
        const wp::float32 var_5 = 1.0;
        const wp::float32 var_6 = 2.0;
        const wp::int32 var_7 = 1;
        wp::int32 var_8;
        const wp::int32 var_9 = 1;
        const bool var_10 = true;
        bool var_11;
        const bool var_12 = false;
        bool var_13;
        const wp::float32 var_14 = 1.0;
        const wp::float32 var_15 = 2.0;
        const wp::int32 var_16 = 1;
        wp::int32 var_17;
        const wp::int32 var_18 = 2;
        const bool var_19 = true;
        bool var_20;
        const bool var_21 = false;
        bool var_22;
        const wp::float32 var_23 = 1.0;
        const wp::float32 var_24 = 2.0;
        const wp::int32 var_25 = 1;
        wp::int32 var_26;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        bool adj_1 = {};
        bool adj_2 = {};
        bool adj_3 = {};
        bool adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::int32 adj_9 = {};
        bool adj_10 = {};
        bool adj_11 = {};
        bool adj_12 = {};
        bool adj_13 = {};
        wp::float32 adj_14 = {};
        wp::float32 adj_15 = {};
        wp::int32 adj_16 = {};
        wp::int32 adj_17 = {};
        wp::int32 adj_18 = {};
        bool adj_19 = {};
        bool adj_20 = {};
        bool adj_21 = {};
        bool adj_22 = {};
        wp::float32 adj_23 = {};
        wp::float32 adj_24 = {};
        wp::int32 adj_25 = {};
        wp::int32 adj_26 = {};
        //---------
        // forward
        // def unrolled_continue(x: wp.array(dtype=float), n: int):                               <L 6>
        // for i in range(3):                                                                     <L 7>
        // if i == n:                                                                             <L 8>
        var_2 = (var_0 == var_n);
        if (var_2) {
            // continue                                                                           <L 9>
        }
        var_4 = wp::where(var_2, var_3, var_1);
        // x[i] = 1.0                                                                             <L 10>
        if (var_4) {
            // wp::array_store(var_x, var_0, var_5);
            // x[i + 1] = 2.0                                                                     <L 11>
            var_8 = wp::add(var_0, var_7);
            // wp::array_store(var_x, var_8, var_6);
        }
        // if i == n:                                                                             <L 8>
        var_11 = (var_9 == var_n);
        if (var_11) {
            // continue                                                                           <L 9>
        }
        var_13 = wp::where(var_11, var_12, var_10);
        // x[i] = 1.0                                                                             <L 10>
        if (var_13) {
            // wp::array_store(var_x, var_9, var_14);
            // x[i + 1] = 2.0                                                                     <L 11>
            var_17 = wp::add(var_9, var_16);
            // wp::array_store(var_x, var_17, var_15);
        }
        // if i == n:                                                                             <L 8>
        var_20 = (var_18 == var_n);
        if (var_20) {
            // continue                                                                           <L 9>
        }
        var_22 = wp::where(var_20, var_21, var_19);
        // x[i] = 1.0                                                                             <L 10>
        if (var_22) {
            // wp::array_store(var_x, var_18, var_23);
            // x[i + 1] = 2.0                                                                     <L 11>
            var_26 = wp::add(var_18, var_25);
            // wp::array_store(var_x, var_26, var_24);
        }
        //---------
        // reverse
        if (var_22) {
            wp::adj_array_store(var_x, var_26, var_24, adj_x, adj_26, adj_24);
            wp::adj_add(var_18, var_25, adj_18, adj_25, adj_26);
            // adj: x[i + 1] = 2.0                                                                <L 11>
            wp::adj_array_store(var_x, var_18, var_23, adj_x, adj_18, adj_23);
        }
        // adj: x[i] = 1.0                                                                        <L 10>
        wp::adj_where(var_20, var_21, var_19, adj_20, adj_21, adj_19, adj_22);
        if (var_20) {
            // adj: continue                                                                      <L 9>
        }
        // adj: if i == n:                                                                        <L 8>
        if (var_13) {
            wp::adj_array_store(var_x, var_17, var_15, adj_x, adj_17, adj_15);
            wp::adj_add(var_9, var_16, adj_9, adj_16, adj_17);
            // adj: x[i + 1] = 2.0                                                                <L 11>
            wp::adj_array_store(var_x, var_9, var_14, adj_x, adj_9, adj_14);
        }
        // adj: x[i] = 1.0                                                                        <L 10>
        wp::adj_where(var_11, var_12, var_10, adj_11, adj_12, adj_10, adj_13);
        if (var_11) {
            // adj: continue                                                                      <L 9>
        }
        // adj: if i == n:                                                                        <L 8>
        if (var_4) {
            wp::adj_array_store(var_x, var_8, var_6, adj_x, adj_8, adj_6);
            wp::adj_add(var_0, var_7, adj_0, adj_7, adj_8);
            // adj: x[i + 1] = 2.0                                                                <L 11>
            wp::adj_array_store(var_x, var_0, var_5, adj_x, adj_0, adj_5);
        }
        // adj: x[i] = 1.0                                                                        <L 10>
        wp::adj_where(var_2, var_3, var_1, adj_2, adj_3, adj_1, adj_4);
        if (var_2) {
            // adj: continue                                                                      <L 9>
        }
        // adj: if i == n:                                                                        <L 8>
        // adj: for i in range(3):                                                                <L 7>
        // adj: def unrolled_continue(x: wp.array(dtype=float), n: int):                          <L 6>
        continue;
    }
}
