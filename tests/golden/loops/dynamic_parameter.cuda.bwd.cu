extern "C" __global__ void dynamic_parameter_2b5ed0a8_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::int32 var_n,
    wp::int32 var_k,
    wp::array_t<wp::float32> adj_x,
    wp::int32 adj_n,
    wp::int32 adj_k)
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
        wp::int32 var_2;
        const wp::float32 var_3 = 1.0;
        //---------
        // dual vars
        wp::range_t adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::float32 adj_3 = {};
        //---------
        // forward
        // def dynamic_parameter(x: wp.array(dtype=float), n: int, k: int):                       <L 6>
        // for i in range(k):                                                                     <L 7>
        var_0 = wp::range(var_k);
        // x[n] = 1.0                                                                             <L 9>
        // wp::array_store(var_x, var_n, var_3);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_n, var_3, adj_x, adj_n, adj_3);
        // adj: x[n] = 1.0                                                                        <L 9>
        var_0 = wp::iter_reverse(var_0);
        start_for_0:;
            if (iter_cmp(var_0) == 0) goto end_for_0;
            var_1 = wp::iter_next(var_0);
        	adj_2 = {};
            // n = n + i                                                                          <L 8>
            var_2 = wp::add(var_n, var_1);
            wp::assign(var_n, var_2);
            wp::adj_assign(var_n, var_2, adj_n, adj_2);
            wp::adj_add(var_n, var_1, adj_n, adj_1, adj_2);
            // adj: n = n + i                                                                     <L 8>
        	goto start_for_0;
        end_for_0:;
        // adj: for i in range(k):                                                                <L 7>
        // adj: def dynamic_parameter(x: wp.array(dtype=float), n: int, k: int):                  <L 6>
        continue;
    }
}
