extern "C" __global__ void dynamic_shape_bound_613685ec_cuda_kernel_backward(
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
        wp::int32 var_0;
        wp::shape_t* var_1;
        const wp::int32 var_2 = 1;
        wp::int32 var_3;
        wp::shape_t var_4;
        wp::range_t var_5;
        wp::int32 var_6;
        const wp::float32 var_7 = 1.0;
        wp::int32 var_8;
        wp::range_t var_9;
        wp::int32 var_10;
        const wp::float32 var_11 = 2.0;
        const wp::int32 var_12 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::shape_t adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::shape_t adj_4 = {};
        wp::range_t adj_5 = {};
        wp::int32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::range_t adj_9 = {};
        wp::int32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::int32 adj_12 = {};
        //---------
        // forward
        // def dynamic_shape_bound(x: wp.array2d(dtype=float)):                                   <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // for j in range(x.shape[1]):                                                            <L 8>
        var_1 = &(var_x.shape);
        var_4 = wp::load(var_1);
        var_3 = wp::extract(var_4, var_2);
        var_5 = wp::range(var_3);
        // for k in range(len(x)):                                                                <L 10>
        var_8 = wp::len(var_x);
        var_9 = wp::range(var_8);
        //---------
        // reverse
        var_9 = wp::iter_reverse(var_9);
        start_for_2:;
            if (iter_cmp(var_9) == 0) goto end_for_2;
            var_10 = wp::iter_next(var_9);
        	adj_11 = {};
        	adj_12 = {};
            // x[k, 0] = 2.0                                                                      <L 11>
            // wp::array_store(var_x, var_10, var_12, var_11);
            wp::adj_array_store(var_x, var_10, var_12, var_11, adj_x, adj_10, adj_12, adj_11);
            // adj: x[k, 0] = 2.0                                                                 <L 11>
        	goto start_for_2;
        end_for_2:;
        // adj: for k in range(len(x)):                                                           <L 10>
        var_5 = wp::iter_reverse(var_5);
        start_for_0:;
            if (iter_cmp(var_5) == 0) goto end_for_0;
            var_6 = wp::iter_next(var_5);
        	adj_7 = {};
            // x[i, j] = 1.0                                                                      <L 9>
            // wp::array_store(var_x, var_0, var_6, var_7);
            wp::adj_array_store(var_x, var_0, var_6, var_7, adj_x, adj_0, adj_6, adj_7);
            // adj: x[i, j] = 1.0                                                                 <L 9>
        	goto start_for_0;
        end_for_0:;
        adj_x.shape = adj_1;
        // adj: for j in range(x.shape[1]):                                                       <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def dynamic_shape_bound(x: wp.array2d(dtype=float)):                              <L 6>
        continue;
    }
}
