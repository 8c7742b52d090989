extern "C" __global__ void constant_casts_a7e43167_cuda_kernel_backward(
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
        const wp::int32 var_0 = 7;
        const wp::int32 var_1 = 0;
        const wp::float32 var_2 = 3.0;
        const wp::int32 var_3 = 0;
        const wp::int32 var_4 = 5;
        const wp::int32 var_5 = 1;
        const wp::float32 var_6 = 0.5;
        const wp::int32 var_7 = 1;
        const wp::int32 var_8 = 4;
        const wp::int32 var_9 = 2;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::int32 adj_9 = {};
        //---------
        // forward
        // def constant_casts(n: wp.array(dtype=int), x: wp.array(dtype=float)):                  <L 12>
        // n[0] = A                                                                               <L 13>
        // wp::array_store(var_n, var_1, var_0);
        // x[0] = B                                                                               <L 14>
        // wp::array_store(var_x, var_3, var_2);
        // n[1] = C                                                                               <L 15>
        // wp::array_store(var_n, var_5, var_4);
        // x[1] = D                                                                               <L 16>
        // wp::array_store(var_x, var_7, var_6);
        // n[2] = E                                                                               <L 17>
        // wp::array_store(var_n, var_9, var_8);
        //---------
        // reverse
        wp::adj_array_store(var_n, var_9, var_8, adj_n, adj_9, adj_8);
        // adj: n[2] = E                                                                          <L 17>
        wp::adj_array_store(var_x, var_7, var_6, adj_x, adj_7, adj_6);
        // adj: x[1] = D                                                                          <L 16>
        wp::adj_array_store(var_n, var_5, var_4, adj_n, adj_5, adj_4);
        // adj: n[1] = C                                                                          <L 15>
        wp::adj_array_store(var_x, var_3, var_2, adj_x, adj_3, adj_2);
        // adj: x[0] = B                                                                          <L 14>
        wp::adj_array_store(var_n, var_1, var_0, adj_n, adj_1, adj_0);
        // adj: n[0] = A                                                                          <L 13>
        // adj: def constant_casts(n: wp.array(dtype=int), x: wp.array(dtype=float)):             <L 12>
        continue;
    }
}
