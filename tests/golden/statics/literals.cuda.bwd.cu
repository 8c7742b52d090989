extern "C" __global__ void literals_b126557c_cuda_kernel_backward(
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
        wp::int32 var_0;
        wp::float32* var_1;
        const wp::float32 var_2 = 1.0;
        wp::float32 var_3;
        wp::float32 var_4;
        const wp::float32 var_5 = -0.5;
        wp::float32 var_6;
        const wp::int32 var_7 = 5;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::int32 adj_7 = {};
        //---------
        // forward
        // def literals(x: wp.array(dtype=float), n: wp.array(dtype=int)):                        <L 9>
        // i = wp.tid()                                                                           <L 10>
        var_0 = builtin_tid1d();
        // x[i] = x[i] * wp.static(SCALE * 2.0) - wp.static(-SCALE)                               <L 11>
        var_1 = wp::address(var_x, var_0);
        var_4 = wp::load(var_1);
        var_3 = wp::mul(var_4, var_2);
        var_6 = wp::sub(var_3, var_5);
        // wp::array_store(var_x, var_0, var_6);
        // n[i] = wp.static(SIZE + 1)                                                             <L 12>
        // wp::array_store(var_n, var_0, var_7);
        //---------
        // reverse
        wp::adj_array_store(var_n, var_0, var_7, adj_n, adj_0, adj_7);
        // adj: n[i] = wp.static(SIZE + 1)                                                        <L 12>
        wp::adj_array_store(var_x, var_0, var_6, adj_x, adj_0, adj_6);
        wp::adj_sub(var_3, var_5, adj_3, adj_5, adj_6);
        wp::adj_mul(var_4, var_2, adj_1, adj_2, adj_3);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: x[i] = x[i] * wp.static(SCALE * 2.0) - wp.static(-SCALE)                          <L 11>
        // adj: i = wp.tid()                                                                      <L 10>
        // adj: def literals(x: wp.array(dtype=float), n: wp.array(dtype=int)):                   <L 9>
        continue;
    }
}
