extern "C" __global__ void deep_indentation_9c1160fc_cuda_kernel_backward(
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
        const wp::int32 var_2 = 1;
        bool var_3;
        const wp::int32 var_4 = 2;
        bool var_5;
        wp::range_t var_6;
        wp::int32 var_7;
        wp::float32* var_8;
        const wp::float32 var_9 = 0.0;
        bool var_10;
        wp::float32 var_11;
        const wp::float32 var_12 = 1.0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        bool adj_1 = {};
        wp::int32 adj_2 = {};
        bool adj_3 = {};
        wp::int32 adj_4 = {};
        bool adj_5 = {};
        wp::range_t adj_6 = {};
        wp::int32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        bool adj_10 = {};
        wp::float32 adj_11 = {};
        wp::float32 adj_12 = {};
        //---------
        // forward
        // def deep_indentation(x: wp.array(dtype=float), n: int):                                <L 6>
        // if n > 0:                                                                              <L 7>
        var_1 = (var_n > var_0);
        if (var_1) {
            // if n > 1:                                                                          <L 8>
            var_3 = (var_n > var_2);
            if (var_3) {
                // if n > 2:                                                                      <L 9>
                var_5 = (var_n > var_4);
                if (var_5) {
                    // for i in range(n):                                                         <L 10>
                    var_6 = wp::range(var_n);
                }
            }
        }
        //---------
        // reverse
        if (var_1) {
            if (var_3) {
                if (var_5) {
                    var_6 = wp::iter_reverse(var_6);
                    start_for_0:;
                        if (iter_cmp(var_6) == 0) goto end_for_0;
                        var_7 = wp::iter_next(var_6);
                    	adj_8 = {};
                    	adj_9 = {};
                    	adj_10 = {};
                    	adj_11 = {};
                    	adj_12 = {};
                        // if x[i] > 0.0:                                                         <L 11>
                        var_8 = wp::address(var_x, var_7);
                        var_11 = wp::load(var_8);
                        var_10 = (var_11 > var_9);
                        if (var_10) {
                            // x[i] = 1.0                                                         <L 12>
                            // wp::array_store(var_x, var_7, var_12);
                        }
                        if (var_10) {
                            wp::adj_array_store(var_x, var_7, var_12, adj_x, adj_7, adj_12);
                            // adj: x[i] = 1.0                                                    <L 12>
                        }
                        wp::adj_address(var_x, var_7, adj_x, adj_7, adj_8);
                        // adj: if x[i] > 0.0:                                                    <L 11>
                    	goto start_for_0;
                    end_for_0:;
                    // adj: for i in range(n):                                                    <L 10>
                }
                // adj: if n > 2:                                                                 <L 9>
            }
            // adj: if n > 1:                                                                     <L 8>
        }
        // adj: if n > 0:                                                                         <L 7>
        // adj: def deep_indentation(x: wp.array(dtype=float), n: int):                           <L 6>
        continue;
    }
}
