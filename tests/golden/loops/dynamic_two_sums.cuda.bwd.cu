extern "C" __global__ void dynamic_two_sums_4f723196_cuda_kernel_backward(
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
        const wp::float32 var_0 = 0.0;
        wp::float32 var_1;
        const wp::float32 var_2 = 1.0;
        wp::float32 var_3;
        wp::range_t var_4;
        wp::int32 var_5;
        wp::float32* var_6;
        wp::float32 var_7;
        wp::float32 var_8;
        wp::float32* var_9;
        wp::float32 var_10;
        wp::float32 var_11;
        wp::float32 var_12;
        wp::float32 var_13;
        const wp::int32 var_14 = 0;
        //---------
        // dual vars
        wp::float32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::range_t adj_4 = {};
        wp::int32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::float32 adj_12 = {};
        wp::float32 adj_13 = {};
        wp::int32 adj_14 = {};
        //---------
        // forward
        // def dynamic_two_sums(x: wp.array(dtype=float), n: int):                                <L 6>
        // b = float(0.0)                                                                         <L 7>
        var_1 = wp::float(var_0);
        // a = float(1.0)                                                                         <L 8>
        var_3 = wp::float(var_2);
        // for i in range(n):                                                                     <L 9>
        var_4 = wp::range(var_n);
        // x[0] = a + b                                                                           <L 13>
        var_13 = wp::add(var_3, var_1);
        // wp::array_store(var_x, var_14, var_13);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_14, var_13, adj_x, adj_14, adj_13);
        wp::adj_add(var_3, var_1, adj_3, adj_1, adj_13);
        // adj: x[0] = a + b                                                                      <L 13>
        var_4 = wp::iter_reverse(var_4);
        start_for_0:;
            if (iter_cmp(var_4) == 0) goto end_for_0;
            var_5 = wp::iter_next(var_4);
        	adj_6 = {};
        	adj_7 = {};
        	adj_8 = {};
        	adj_9 = {};
        	adj_10 = {};
        	adj_11 = {};
        	adj_12 = {};
            // a = a * x[i]                                                                       <L 10>
            var_6 = wp::address(var_x, var_5);
            var_8 = wp::load(var_6);
            var_7 = wp::mul(var_3, var_8);
            // b = b + x[i]                                                                       <L 11>
            var_9 = wp::address(var_x, var_5);
            var_11 = wp::load(var_9);
            var_10 = wp::add(var_1, var_11);
            // c = a + b                                                                          <L 12>
            var_12 = wp::add(var_7, var_10);
            wp::assign(var_1, var_10);
            wp::assign(var_3, var_7);
            wp::adj_assign(var_3, var_7, adj_3, adj_7);
            wp::adj_assign(var_1, var_10, adj_1, adj_10);
            wp::adj_add(var_7, var_10, adj_7, adj_10, adj_12);
            // adj: c = a + b                                                                     <L 12>
            wp::adj_add(var_1, var_11, adj_1, adj_9, adj_10);
            wp::adj_address(var_x, var_5, adj_x, adj_5, adj_9);
            // adj: b = b + x[i]                                                                  <L 11>
            wp::adj_mul(var_3, var_8, adj_3, adj_6, adj_7);
            wp::adj_address(var_x, var_5, adj_x, adj_5, adj_6);
            // adj: a = a * x[i]                                                                  <L 10>
        	goto start_for_0;
        end_for_0:;
        // adj: for i in range(n):                                                                <L 9>
        wp::adj_float(var_2, adj_2, adj_3);
        // adj: a = float(1.0)                                                                    <L 8>
        wp::adj_float(var_0, adj_0, adj_1);
        // adj: b = float(0.0)                                                                    <L 7>
        // adj: def dynamic_two_sums(x: wp.array(dtype=float), n: int):                           <L 6>
        continue;
    }
}
