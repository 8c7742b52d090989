extern "C" __global__ void atomics_5ab1138f_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::float32> var_y,
    wp::array_t<wp::float32> adj_x,
    wp::array_t<wp::float32> adj_y)
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
        const wp::int32 var_1 = 0;
        wp::float32* var_2;
        wp::float32 var_3;
        wp::float32 var_4;
        const wp::int32 var_5 = 1;
        wp::float32* var_6;
        wp::float32 var_7;
        wp::float32 var_8;
        wp::float32 var_9;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        //---------
        // forward
        // def atomics(x: wp.array(dtype=float), y: wp.array(dtype=float)):                       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // a = wp.atomic_add(x, 0, y[i])                                                          <L 8>
        var_2 = wp::address(var_y, var_0);
        var_4 = wp::load(var_2);
        // var_3 = wp::atomic_add(var_x, var_1, var_4);
        // b = wp.atomic_max(x, 1, y[i])                                                          <L 9>
        var_6 = wp::address(var_y, var_0);
        var_8 = wp::load(var_6);
        // var_7 = wp::atomic_max(var_x, var_5, var_8);
        // y[i] = a * b                                                                           <L 10>
        var_9 = wp::mul(var_3, var_7);
        // wp::array_store(var_y, var_0, var_9);
        //---------
        // reverse
        wp::adj_array_store(var_y, var_0, var_9, adj_y, adj_0, adj_9);
        wp::adj_mul(var_3, var_7, adj_3, adj_7, adj_9);
        // adj: y[i] = a * b                                                                      <L 10>
        wp::adj_atomic_max(var_x, var_5, var_8, adj_x, adj_5, adj_6, adj_7);
        wp::adj_address(var_y, var_0, adj_y, adj_0, adj_6);
        // adj: b = wp.atomic_max(x, 1, y[i])                                                     <L 9>
        wp::adj_atomic_add(var_x, var_1, var_4, adj_x, adj_1, adj_2, adj_3);
        wp::adj_address(var_y, var_0, adj_y, adj_0, adj_2);
        // adj: a = wp.atomic_add(x, 0, y[i])                                                     <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def atomics(x: wp.array(dtype=float), y: wp.array(dtype=float)):                  <L 6>
        continue;
    }
}
