extern "C" __global__ void range_int64_cast_63dc166e_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::int64 var_n,
    wp::array_t<wp::float32> adj_x,
    wp::int64 adj_n)
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
        wp::int32 var_0;
        wp::range_t var_1;
        wp::int32 var_2;
        const wp::float32 var_3 = 1.0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::range_t adj_1 = {};
        wp::int32 adj_2 = {};
        wp::float32 adj_3 = {};
        //---------
        // forward
        // def range_int64_cast(x: wp.array(dtype=float), n: wp.int64):                           <L 6>
        // for i in range(int(n)):                                                                <L 7>
        var_0 = wp::int(var_n);
        var_1 = wp::range(var_0);
        //---------
        // reverse
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
        // adj: for i in range(int(n)):                                                           <L 7>
        // adj: def range_int64_cast(x: wp.array(dtype=float), n: wp.int64):                      <L 6>
        continue;
    }
}
