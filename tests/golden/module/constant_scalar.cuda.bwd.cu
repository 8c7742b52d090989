extern "C" __global__ void constant_scalar_e8720c89_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::int32> var_n,
    wp::array_t<wp::float32> adj_x,
    wp::array_t<wp::int32> adj_n)
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
        const wp::float32 var_0 = -9.81;
        const wp::int32 var_1 = 0;
        const wp::float32 var_2 = 2.0;
        wp::float32 var_3;
        const wp::int32 var_4 = 1;
        const wp::int32 var_5 = 4;
        const wp::int32 var_6 = 0;
        const bool var_7 = true;
        bool var_8;
        //---------
        // dual vars
        wp::float32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::int32 adj_6 = {};
        bool adj_7 = {};
        bool adj_8 = {};
        //---------
        // forward
        // def constant_scalar(x: wp.array(dtype=float), n: wp.array(dtype=int)):                 <L 10>
        // x[0] = GRAVITY                                                                         <L 11>
        // wp::array_store(var_x, var_1, var_0);
        // x[1] = GRAVITY * 2.0                                                                   <L 12>
        var_3 = wp::mul(var_0, var_2);
        // wp::array_store(var_x, var_4, var_3);
        // n[0] = STEPS                                                                           <L 13>
        // wp::array_store(var_n, var_6, var_5);
        // f = ENABLED                                                                            <L 14>
        var_8 = wp::copy(var_7);
        //---------
        // reverse
        wp::adj_copy(var_7, adj_7, adj_8);
        // adj: f = ENABLED                                                                       <L 14>
        wp::adj_array_store(var_n, var_6, var_5, adj_n, adj_6, adj_5);
        // adj: n[0] = STEPS                                                                      <L 13>
        wp::adj_array_store(var_x, var_4, var_3, adj_x, adj_4, adj_3);
        wp::adj_mul(var_0, var_2, adj_0, adj_2, adj_3);
        // adj: x[1] = GRAVITY * 2.0                                                              <L 12>
        wp::adj_array_store(var_x, var_1, var_0, adj_x, adj_1, adj_0);
        // adj: x[0] = GRAVITY                                                                    <L 11>
        // adj: def constant_scalar(x: wp.array(dtype=float), n: wp.array(dtype=int)):            <L 10>
        continue;
    }
}
