extern "C" __global__ void unrolled_then_dynamic_e3b4cb3c_cuda_kernel_backward(
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
        const wp::float32 var_1 = 1.0;
        const wp::int32 var_2 = 1;
        const wp::float32 var_3 = 1.0;
        wp::range_t var_4;
        wp::int32 var_5;
        wp::int32 var_6;
        wp::int32 var_7;
        const wp::float32 var_8 = 2.0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::range_t adj_4 = {};
        wp::int32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::float32 adj_8 = {};
        //---------
        // forward
        // def unrolled_then_dynamic(x: wp.array(dtype=float), n: int):                           <L 6>
        // for j in range(2):                                                                     <L 7>
        // x[j] = 1.0                                                                             <L 8>
        // wp::array_store(var_x, var_0, var_1);
        // wp::array_store(var_x, var_2, var_3);
        // for k in range(n):                                                                     <L 9>
        var_4 = wp::range(var_n);
        var_5 = wp::copy(var_2);
        //---------
        // reverse
        var_4 = wp::iter_reverse(var_4);
        start_for_0:;
            if (iter_cmp(var_4) == 0) goto end_for_0;
            var_6 = wp::iter_next(var_4);
        	adj_7 = {};
        	adj_8 = {};
            // j = k                                                                              <L 10>
            var_7 = wp::copy(var_6);
            // x[j] = 2.0                                                                         <L 11>
            // wp::array_store(var_x, var_7, var_8);
            wp::assign(var_5, var_7);
            wp::adj_assign(var_5, var_7, adj_5, adj_7);
            wp::adj_array_store(var_x, var_7, var_8, adj_x, adj_7, adj_8);
            // adj: x[j] = 2.0                                                                    <L 11>
            wp::adj_copy(var_6, adj_6, adj_7);
            // adj: j = k                                                                         <L 10>
        	goto start_for_0;
        end_for_0:;
        wp::adj_copy(var_2, adj_2, adj_5);
        // adj: for k in range(n):                                                                <L 9>
        wp::adj_array_store(var_x, var_2, var_3, adj_x, adj_2, adj_3);
        wp::adj_array_store(var_x, var_0, var_1, adj_x, adj_0, adj_1);
        // adj: x[j] = 1.0                                                                        <L 8>
        // adj: for j in range(2):                                                                <L 7>
        // adj: def unrolled_then_dynamic(x: wp.array(dtype=float), n: int):                      <L 6>
        continue;
    }
}
