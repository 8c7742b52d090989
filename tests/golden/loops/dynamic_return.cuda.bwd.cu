extern "C" __global__ void dynamic_return_6720fff7_cuda_kernel_backward(
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
        wp::range_t var_0;
        wp::int32 var_1;
        wp::float32* var_2;
        const wp::float32 var_3 = 1.0;
        bool var_4;
        wp::float32 var_5;
        const wp::float32 var_6 = 1.0;
        //---------
        // dual vars
        wp::range_t adj_0 = {};
        wp::int32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        bool adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        //---------
        // forward
        // def dynamic_return(x: wp.array(dtype=float), n: int):                                  <L 6>
        // for i in range(n):                                                                     <L 7>
        var_0 = wp::range(var_n);
        //---------
        // reverse
        var_0 = wp::iter_reverse(var_0);
        start_for_0:;
            if (iter_cmp(var_0) == 0) goto end_for_0;
            var_1 = wp::iter_next(var_0);
        	adj_2 = {};
        	adj_3 = {};
        	adj_4 = {};
        	adj_5 = {};
        	adj_6 = {};
            // if x[i] > 1.0:                                                                     <L 8>
            var_2 = wp::address(var_x, var_1);
            var_5 = wp::load(var_2);
            var_4 = (var_5 > var_3);
            if (var_4) {
                // return                                                                         <L 9>
                goto label2;
            }
            // x[i] = 1.0                                                                         <L 10>
            // wp::array_store(var_x, var_1, var_6);
            wp::adj_array_store(var_x, var_1, var_6, adj_x, adj_1, adj_6);
            // adj: x[i] = 1.0                                                                    <L 10>
            if (var_4) {
                label2:;
                // adj: return                                                                    <L 9>
            }
            wp::adj_address(var_x, var_1, adj_x, adj_1, adj_2);
            // adj: if x[i] > 1.0:                                                                <L 8>
        	goto start_for_0;
        end_for_0:;
        // adj: for i in range(n):                                                                <L 7>
        // adj: def dynamic_return(x: wp.array(dtype=float), n: int):                             <L 6>
        continue;
    }
}
