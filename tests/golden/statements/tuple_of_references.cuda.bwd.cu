extern "C" __global__ void tuple_of_references_321e4fdb_cuda_kernel_backward(
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
        const wp::int32 var_0 = 0;
        wp::float32* var_1;
        const wp::int32 var_2 = 1;
        wp::float32* var_3;
        wp::float32 var_4;
        wp::float32 var_5;
        wp::float32 var_6;
        const wp::int32 var_7 = 2;
        wp::float32 var_8;
        wp::float32 var_9;
        const wp::int32 var_10 = 3;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::int32 adj_10 = {};
        //---------
        // forward
        // def tuple_of_references(x: wp.array(dtype=float)):                                     <L 6>
        // a, b = x[0], x[1]                                                                      <L 7>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::address(var_x, var_2);
        // x[2] = a + b                                                                           <L 8>
        var_5 = wp::load(var_1);
        var_6 = wp::load(var_3);
        var_4 = wp::add(var_5, var_6);
        // wp::array_store(var_x, var_7, var_4);
        // x[3] = a                                                                               <L 9>
        var_9 = wp::load(var_1);
        var_8 = wp::copy(var_9);
        // wp::array_store(var_x, var_10, var_8);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_10, var_8, adj_x, adj_10, adj_8);
        wp::adj_copy(var_9, adj_1, adj_8);
        // adj: x[3] = a                                                                          <L 9>
        wp::adj_array_store(var_x, var_7, var_4, adj_x, adj_7, adj_4);
        wp::adj_add(var_5, var_6, adj_1, adj_3, adj_4);
        // adj: x[2] = a + b                                                                      <L 8>
        wp::adj_address(var_x, var_2, adj_x, adj_2, adj_3);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: a, b = x[0], x[1]                                                                 <L 7>
        // adj: def tuple_of_references(x: wp.array(dtype=float)):                                <L 6>
        continue;
    }
}
