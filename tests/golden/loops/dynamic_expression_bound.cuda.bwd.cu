extern "C" __global__ void dynamic_expression_bound_faf44502_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::float32> adj_x)
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
        const wp::int32 var_0 = 3;
        const wp::int32 var_1 = 2;
        wp::int32 var_2;
        wp::range_t var_3;
        wp::int32 var_4;
        const wp::float32 var_5 = 1.0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::range_t adj_3 = {};
        wp::int32 adj_4 = {};
        wp::float32 adj_5 = {};
        //---------
        // forward
        // def dynamic_expression_bound(x: wp.array(dtype=float)):                                <L 6>
        // for i in range(3 * 2):                                                                 <L 7>
        var_2 = wp::mul(var_0, var_1);
        var_3 = wp::range(var_2);
        //---------
        // reverse
        var_3 = wp::iter_reverse(var_3);
        start_for_0:;
            if (iter_cmp(var_3) == 0) goto end_for_0;
            var_4 = wp::iter_next(var_3);
        	adj_5 = {};
            // x[i] = 1.0                                                                         <L 8>
            // wp::array_store(var_x, var_4, var_5);
            wp::adj_array_store(var_x, var_4, var_5, adj_x, adj_4, adj_5);
            // adj: x[i] = 1.0                                                                    <L 8>
        	goto start_for_0;
        end_for_0:;
        wp::adj_mul(var_0, var_1, adj_0, adj_1, adj_2);
        // adj: for i in range(3 * 2):                                                            <L 7>
        // adj: def dynamic_expression_bound(x: wp.array(dtype=float)):                           <L 6>
        continue;
    }
}
