extern "C" __global__ void constant_range_continue_dd98a7f9_cuda_kernel_backward(
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
        const wp::int32 var_0 = 20;
        wp::range_t var_1;
        wp::int32 var_2;
        bool var_3;
        const wp::float32 var_4 = 1.0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::range_t adj_1 = {};
        wp::int32 adj_2 = {};
        bool adj_3 = {};
        wp::float32 adj_4 = {};
        //---------
        // forward
        // def constant_range_continue(x: wp.array(dtype=float), n: int):                         <L 6>
        // for i in range(20):                                                                    <L 7>
        var_1 = wp::range(var_0);
        //---------
        // reverse
        var_1 = wp::iter_reverse(var_1);
        start_for_0:;
            if (iter_cmp(var_1) == 0) goto end_for_0;
            var_2 = wp::iter_next(var_1);
        	adj_3 = {};
        	adj_4 = {};
            // if i == n:                                                                         <L 8>
            var_3 = (var_2 == var_n);
            if (var_3) {
                // continue                                                                       <L 9>
                goto start_for_0;
            }
            // x[i] = 1.0                                                                         <L 10>
            // wp::array_store(var_x, var_2, var_4);
            wp::adj_array_store(var_x, var_2, var_4, adj_x, adj_2, adj_4);
            // adj: x[i] = 1.0                                                                    <L 10>
            if (var_3) {
                // adj: continue                                                                  <L 9>
            }
            // adj: if i == n:                                                                    <L 8>
        	goto start_for_0;
        end_for_0:;
        // adj: for i in range(20):                                                               <L 7>
        // adj: def constant_range_continue(x: wp.array(dtype=float), n: int):                    <L 6>
        continue;
    }
}
