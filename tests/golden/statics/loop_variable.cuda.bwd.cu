extern "C" __global__ void loop_variable_c6d9e003_cuda_kernel_backward(
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
        wp::int32 var_0;
        const wp::int32 var_1 = 0;
        const wp::float32 var_2 = 0.25;
        wp::float32 var_3;
        const wp::int32 var_4 = 1;
        const wp::float32 var_5 = 0.5;
        wp::float32 var_6;
        const wp::int32 var_7 = 2;
        const wp::float32 var_8 = 0.25;
        wp::float32 var_9;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        //---------
        // forward
        // def loop_variable(x: wp.array(dtype=float)):                                           <L 8>
        // i = wp.tid()                                                                           <L 9>
        var_0 = builtin_tid1d();
        // for j in range(3):                                                                     <L 10>
        // x[i] += wp.static(WEIGHTS[j])                                                          <L 11>
        // var_3 = wp::atomic_add(var_x, var_0, var_2);
        // var_6 = wp::atomic_add(var_x, var_0, var_5);
        // var_9 = wp::atomic_add(var_x, var_0, var_8);
        //---------
        // reverse
        wp::adj_atomic_add(var_x, var_0, var_8, adj_x, adj_0, adj_8, adj_9);
        wp::adj_atomic_add(var_x, var_0, var_5, adj_x, adj_0, adj_5, adj_6);
        wp::adj_atomic_add(var_x, var_0, var_2, adj_x, adj_0, adj_2, adj_3);
        // adj: x[i] += wp.static(WEIGHTS[j])                                                     <L 11>
        // adj: for j in range(3):                                                                <L 10>
        // adj: i = wp.tid()                                                                      <L 9>
        // adj: def loop_variable(x: wp.array(dtype=float)):                                      <L 8>
        continue;
    }
}
