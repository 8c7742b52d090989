extern "C" __global__ void dynamic_nested_c0ed593e_cuda_kernel_backward(
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
        const wp::float32 var_0 = 0.0;
        wp::float32 var_1;
        wp::range_t var_2;
        wp::int32 var_3;
        wp::range_t var_4;
        wp::int32 var_5;
        wp::float32* var_6;
        wp::float32 var_7;
        wp::float32 var_8;
        const wp::int32 var_9 = 0;
        const wp::int32 var_10 = 0;
        //---------
        // dual vars
        wp::float32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::range_t adj_2 = {};
        wp::int32 adj_3 = {};
        wp::range_t adj_4 = {};
        wp::int32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::int32 adj_9 = {};
        wp::int32 adj_10 = {};
        //---------
        // forward
        // def dynamic_nested(x: wp.array2d(dtype=float), n: int, m: int):                        <L 6>
        // s = float(0.0)                                                                         <L 7>
        var_1 = wp::float(var_0);
        // for i in range(n):                                                                     <L 8>
        var_2 = wp::range(var_n);
        // x[0, 0] = s                                                                            <L 11>
        // wp::array_store(var_x, var_9, var_10, var_1);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_9, var_10, var_1, adj_x, adj_9, adj_10, adj_1);
        // adj: x[0, 0] = s                                                                       <L 11>
        var_2 = wp::iter_reverse(var_2);
        start_for_0:;
            if (iter_cmp(var_2) == 0) goto end_for_0;
            var_3 = wp::iter_next(var_2);
        	adj_4 = {};
        	adj_5 = {};
        	adj_6 = {};
        	adj_7 = {};
        	adj_8 = {};
            // for j in range(m):                                                                 <L 9>
            var_4 = wp::range(var_m);
            var_4 = wp::iter_reverse(var_4);
            start_for_2:;
                if (iter_cmp(var_4) == 0) goto end_for_2;
                var_5 = wp::iter_next(var_4);
            	adj_6 = {};
            	adj_7 = {};
            	adj_8 = {};
                // s += x[i, j]                                                                   <L 10>
                var_6 = wp::address(var_x, var_3, var_5);
                var_8 = wp::load(var_6);
                var_7 = wp::add(var_1, var_8);
                wp::assign(var_1, var_7);
                wp::adj_assign(var_1, var_7, adj_1, adj_7);
                wp::adj_add(var_1, var_8, adj_1, adj_6, adj_7);
                wp::adj_address(var_x, var_3, var_5, adj_x, adj_3, adj_5, adj_6);
                // adj: s += x[i, j]                                                              <L 10>
            	goto start_for_2;
            end_for_2:;
            // adj: for j in range(m):                                                            <L 9>
        	goto start_for_0;
        end_for_0:;
        // adj: for i in range(n):                                                                <L 8>
        wp::adj_float(var_0, adj_0, adj_1);
        // adj: s = float(0.0)                                                                    <L 7>
        // adj: def dynamic_nested(x: wp.array2d(dtype=float), n: int, m: int):                   <L 6>
        continue;
    }
}
