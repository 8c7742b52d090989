extern "C" __global__ void reversed_range_fd6ef45f_cuda_kernel_backward(
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
        wp::range_t var_1;
        wp::int32 var_2;
        const wp::float32 var_3 = 1.0;
        const wp::int32 var_4 = 3;
        wp::range_t var_5;
        wp::range_t var_6;
        wp::int32 var_7;
        const wp::float32 var_8 = 2.0;
        //---------
        // dual vars
        wp::range_t adj_0 = {};
        wp::range_t adj_1 = {};
        wp::int32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::range_t adj_5 = {};
        wp::range_t adj_6 = {};
        wp::int32 adj_7 = {};
        wp::float32 adj_8 = {};
        //---------
        // forward
        // def reversed_range(x: wp.array(dtype=float), n: int):                                  <L 6>
        // for i in reversed(range(n)):                                                           <L 7>
        var_0 = wp::range(var_n);
        var_1 = wp::iter_reverse(var_0);
        // for j in reversed(range(3)):                                                           <L 9>
        var_5 = wp::range(var_4);
        var_6 = wp::iter_reverse(var_5);
        //---------
        // reverse
        var_6 = wp::iter_reverse(var_6);
        start_for_2:;
            if (iter_cmp(var_6) == 0) goto end_for_2;
            var_7 = wp::iter_next(var_6);
        	adj_8 = {};
            // x[j] = 2.0                                                                         <L 10>
            // wp::array_store(var_x, var_7, var_8);
            wp::adj_array_store(var_x, var_7, var_8, adj_x, adj_7, adj_8);
            // adj: x[j] = 2.0                                                                    <L 10>
        	goto start_for_2;
        end_for_2:;
        // adj: for j in reversed(range(3)):                                                      <L 9>
        var_1 = wp::iter_reverse(var_1);
        start_for_0:;
            if (iter_cmp(var_1) == 0) goto end_for_0;
            var_2 = wp::iter_next(var_1);
        	adj_3 = {};
            // x[i] = 1.0                                                                         <L 8>
            // wp::array_store(var_x, var_2, var_3);
            wp::adj_array_store(var_x, var_2, var_3, adj_x, adj_2, adj_3);
            // adj: x[i] = 1.0                                                                    <L 8>
        	goto start_for_0;
        end_for_0:;
        // adj: for i in reversed(range(n)):                                                      <L 7>
        // adj: def reversed_range(x: wp.array(dtype=float), n: int):                             <L 6>
        continue;
    }
}
