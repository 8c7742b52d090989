extern "C" __global__ void module_constant_in_loop_97545a40_cuda_kernel_backward(
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
        const wp::float32 var_3 = 0.5;
        wp::float32 var_4;
        wp::float32 var_5;
        const wp::int32 var_6 = 0;
        //---------
        // dual vars
        wp::range_t adj_0 = {};
        wp::int32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::int32 adj_6 = {};
        //---------
        // forward
        // def module_constant_in_loop(x: wp.array(dtype=float), n: int):                         <L 8>
        // for i in range(n):                                                                     <L 9>
        var_0 = wp::range(var_n);
        // x[0] = RATE                                                                            <L 11>
        // wp::array_store(var_x, var_6, var_3);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_6, var_3, adj_x, adj_6, adj_3);
        // adj: x[0] = RATE                                                                       <L 11>
        var_0 = wp::iter_reverse(var_0);
        start_for_0:;
            if (iter_cmp(var_0) == 0) goto end_for_0;
            var_1 = wp::iter_next(var_0);
        	adj_2 = {};
        	adj_3 = {};
        	adj_4 = {};
        	adj_5 = {};
            // x[i] = x[i] * RATE                                                                 <L 10>
            var_2 = wp::address(var_x, var_1);
            var_5 = wp::load(var_2);
            var_4 = wp::mul(var_5, var_3);
            // wp::array_store(var_x, var_1, var_4);
            wp::adj_array_store(var_x, var_1, var_4, adj_x, adj_1, adj_4);
            wp::adj_mul(var_5, var_3, adj_2, adj_3, adj_4);
            wp::adj_address(var_x, var_1, adj_x, adj_1, adj_2);
            // adj: x[i] = x[i] * RATE                                                            <L 10>
        	goto start_for_0;
        end_for_0:;
        // adj: for i in range(n):                                                                <L 9>
        // adj: def module_constant_in_loop(x: wp.array(dtype=float), n: int):                    <L 8>
        continue;
    }
}
