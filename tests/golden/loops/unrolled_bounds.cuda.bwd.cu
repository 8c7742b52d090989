extern "C" __global__ void unrolled_bounds_c5747551_cuda_kernel_backward(
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
        const wp::int32 var_0 = 2;
        const wp::float32 var_1 = 1.0;
        const wp::int32 var_2 = 5;
        const wp::float32 var_3 = 1.0;
        const wp::int32 var_4 = 3;
        const wp::float32 var_5 = 2.0;
        const wp::int32 var_6 = 2;
        const wp::float32 var_7 = 2.0;
        const wp::int32 var_8 = 1;
        const wp::float32 var_9 = 2.0;
        const wp::int32 var_10 = -2;
        const wp::float32 var_11 = 3.0;
        const wp::int32 var_12 = -1;
        const wp::float32 var_13 = 3.0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::int32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::int32 adj_12 = {};
        wp::float32 adj_13 = {};
        //---------
        // forward
        // def unrolled_bounds(x: wp.array(dtype=float)):                                         <L 6>
        // for i in range(2, 8, 3):                                                               <L 7>
        // x[i] = 1.0                                                                             <L 8>
        // wp::array_store(var_x, var_0, var_1);
        // wp::array_store(var_x, var_2, var_3);
        // for j in range(3, 0, -1):                                                              <L 9>
        // x[j] = 2.0                                                                             <L 10>
        // wp::array_store(var_x, var_4, var_5);
        // wp::array_store(var_x, var_6, var_7);
        // wp::array_store(var_x, var_8, var_9);
        // for k in range(-2, 0):                                                                 <L 11>
        // x[k] = 3.0                                                                             <L 12>
        // wp::array_store(var_x, var_10, var_11);
        // wp::array_store(var_x, var_12, var_13);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_12, var_13, adj_x, adj_12, adj_13);
        wp::adj_array_store(var_x, var_10, var_11, adj_x, adj_10, adj_11);
        // adj: x[k] = 3.0                                                                        <L 12>
        // adj: for k in range(-2, 0):                                                            <L 11>
        wp::adj_array_store(var_x, var_8, var_9, adj_x, adj_8, adj_9);
        wp::adj_array_store(var_x, var_6, var_7, adj_x, adj_6, adj_7);
        wp::adj_array_store(var_x, var_4, var_5, adj_x, adj_4, adj_5);
        // adj: x[j] = 2.0                                                                        <L 10>
        // adj: for j in range(3, 0, -1):                                                         <L 9>
        wp::adj_array_store(var_x, var_2, var_3, adj_x, adj_2, adj_3);
        wp::adj_array_store(var_x, var_0, var_1, adj_x, adj_0, adj_1);
        // adj: x[i] = 1.0                                                                        <L 8>
        // adj: for i in range(2, 8, 3):                                                          <L 7>
        // adj: def unrolled_bounds(x: wp.array(dtype=float)):                                    <L 6>
        continue;
    }
}
