extern "C" __global__ void unrolled_one_line_24b3541a_cuda_kernel_backward(
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
        const wp::float32 var_0 = 0.0;
        const wp::int32 var_1 = 0;
        wp::float32* var_2;
        wp::float32 var_3;
        wp::float32 var_4;
        const wp::int32 var_5 = 1;
        wp::float32* var_6;
        wp::float32 var_7;
        wp::float32 var_8;
        const wp::int32 var_9 = 2;
        wp::float32* var_10;
        wp::float32 var_11;
        wp::float32 var_12;
        const wp::int32 var_13 = 3;
        //---------
        // dual vars
        wp::float32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::int32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::float32 adj_12 = {};
        wp::int32 adj_13 = {};
        //---------
        // forward
        // def unrolled_one_line(x: wp.array(dtype=float)):                                       <L 6>
        // s = 0.0                                                                                <L 7>
        // for i in range(3): s = s + x[i]                                                        <L 8>
        var_2 = wp::address(var_x, var_1);
        var_4 = wp::load(var_2);
        var_3 = wp::add(var_0, var_4);
        var_6 = wp::address(var_x, var_5);
        var_8 = wp::load(var_6);
        var_7 = wp::add(var_3, var_8);
        var_10 = wp::address(var_x, var_9);
        var_12 = wp::load(var_10);
        var_11 = wp::add(var_7, var_12);
        // x[3] = s                                                                               <L 9>
        // wp::array_store(var_x, var_13, var_11);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_13, var_11, adj_x, adj_13, adj_11);
        // adj: x[3] = s                                                                          <L 9>
        wp::adj_add(var_7, var_12, adj_7, adj_10, adj_11);
        wp::adj_address(var_x, var_9, adj_x, adj_9, adj_10);
        wp::adj_add(var_3, var_8, adj_3, adj_6, adj_7);
        wp::adj_address(var_x, var_5, adj_x, adj_5, adj_6);
        wp::adj_add(var_0, var_4, adj_0, adj_2, adj_3);
        wp::adj_address(var_x, var_1, adj_x, adj_1, adj_2);
        // adj: for i in range(3): s = s + x[i]                                                   <L 8>
        // adj: s = 0.0                                                                           <L 7>
        // adj: def unrolled_one_line(x: wp.array(dtype=float)):                                  <L 6>
        continue;
    }
}
