extern "C" __global__ void while_in_if_2595379b_cuda_kernel_backward(
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
        const wp::int32 var_0 = 2;
        bool var_1;
        const wp::int32 var_2 = 0;
        wp::int32 var_3;
        bool var_4;
        const wp::float32 var_5 = 1.0;
        const wp::int32 var_6 = 1;
        wp::int32 var_7;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        bool adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        bool adj_4 = {};
        wp::float32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::int32 adj_7 = {};
        //---------
        // forward
        // def while_in_if(x: wp.array(dtype=float), n: int):                                     <L 6>
        // if n > 2:                                                                              <L 7>
        var_1 = (var_n > var_0);
        if (var_1) {
            // i = int(0)                                                                         <L 8>
            var_3 = wp::int(var_2);
            // while i < n:                                                                       <L 9>
        }
        //---------
        // reverse
        if (var_1) {
        start_while_0:;
            var_4 = (var_3 < var_n);
        if ((var_4) == false) goto end_while_0;
        adj_5 = {};
        adj_6 = {};
        adj_7 = {};
                // x[i] = 1.0                                                                     <L 10>
                // wp::array_store(var_x, var_3, var_5);
                // i += 1                                                                         <L 11>
                var_7 = wp::add(var_3, var_6);
                wp::assign(var_3, var_7);
                wp::adj_assign(var_3, var_7, adj_3, adj_7);
                wp::adj_add(var_3, var_6, adj_3, adj_6, adj_7);
                // adj: i += 1                                                                    <L 11>
                wp::adj_array_store(var_x, var_3, var_5, adj_x, adj_3, adj_5);
                // adj: x[i] = 1.0                                                                <L 10>
        goto start_while_0;
        end_while_0:;
            // adj: while i < n:                                                                  <L 9>
            // adj: i = int(0)                                                                    <L 8>
        }
        // adj: if n > 2:                                                                         <L 7>
        // adj: def while_in_if(x: wp.array(dtype=float), n: int):                                <L 6>
        continue;
    }
}
