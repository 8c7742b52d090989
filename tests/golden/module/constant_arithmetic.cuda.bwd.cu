extern "C" __global__ void constant_arithmetic_66f9e34c_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_n,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::int32> adj_n,
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
        const wp::int32 var_0 = 13;
        const wp::int32 var_1 = 0;
        const wp::int32 var_2 = 6;
        const wp::int32 var_3 = 1;
        const wp::float32 var_4 = 1.5;
        const wp::int32 var_5 = 0;
        const wp::int32 var_6 = 1024;
        const wp::int32 var_7 = 2;
        const wp::int32 var_8 = -3;
        const wp::int32 var_9 = 3;
        const wp::int32 var_10 = 1;
        const wp::int32 var_11 = 4;
        const wp::int32 var_12 = 35;
        const wp::int32 var_13 = 5;
        const wp::float32 var_14 = 3.0;
        const wp::int32 var_15 = 1;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::int32 adj_9 = {};
        wp::int32 adj_10 = {};
        wp::int32 adj_11 = {};
        wp::int32 adj_12 = {};
        wp::int32 adj_13 = {};
        wp::float32 adj_14 = {};
        wp::int32 adj_15 = {};
        //---------
        // forward
        // def constant_arithmetic(n: wp.array(dtype=int), x: wp.array(dtype=float)):             <L 16>
        // n[0] = B                                                                               <L 17>
        // wp::array_store(var_n, var_1, var_0);
        // n[1] = C                                                                               <L 18>
        // wp::array_store(var_n, var_3, var_2);
        // x[0] = D                                                                               <L 19>
        // wp::array_store(var_x, var_5, var_4);
        // n[2] = E                                                                               <L 20>
        // wp::array_store(var_n, var_7, var_6);
        // n[3] = F                                                                               <L 21>
        // wp::array_store(var_n, var_9, var_8);
        // n[4] = G                                                                               <L 22>
        // wp::array_store(var_n, var_11, var_10);
        // n[5] = H                                                                               <L 23>
        // wp::array_store(var_n, var_13, var_12);
        // x[1] = I                                                                               <L 24>
        // wp::array_store(var_x, var_15, var_14);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_15, var_14, adj_x, adj_15, adj_14);
        // adj: x[1] = I                                                                          <L 24>
        wp::adj_array_store(var_n, var_13, var_12, adj_n, adj_13, adj_12);
        // adj: n[5] = H                                                                          <L 23>
        wp::adj_array_store(var_n, var_11, var_10, adj_n, adj_11, adj_10);
        // adj: n[4] = G                                                                          <L 22>
        wp::adj_array_store(var_n, var_9, var_8, adj_n, adj_9, adj_8);
        // adj: n[3] = F                                                                          <L 21>
        wp::adj_array_store(var_n, var_7, var_6, adj_n, adj_7, adj_6);
        // adj: n[2] = E                                                                          <L 20>
        wp::adj_array_store(var_x, var_5, var_4, adj_x, adj_5, adj_4);
        // adj: x[0] = D                                                                          <L 19>
        wp::adj_array_store(var_n, var_3, var_2, adj_n, adj_3, adj_2);
        // adj: n[1] = C                                                                          <L 18>
        wp::adj_array_store(var_n, var_1, var_0, adj_n, adj_1, adj_0);
        // adj: n[0] = B                                                                          <L 17>
        // adj: def constant_arithmetic(n: wp.array(dtype=int), x: wp.array(dtype=float)):        <L 16>
        continue;
    }
}
