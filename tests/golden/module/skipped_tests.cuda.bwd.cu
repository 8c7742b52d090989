extern "C" __global__ void skipped_tests_b69e5e19_cuda_kernel_backward(
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
        wp::float32* var_1;
        const wp::float32 var_2 = 2.0;
        wp::float32 var_3;
        wp::float32 var_4;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        //---------
        // forward
        // def skipped_tests(x: wp.array(dtype=float)):                                           <L 9>
        // i = wp.tid()                                                                           <L 10>
        var_0 = builtin_tid1d();
        // x[i] = x[i] * 2.0                                                                      <L 11>
        var_1 = wp::address(var_x, var_0);
        var_4 = wp::load(var_1);
        var_3 = wp::mul(var_4, var_2);
        // wp::array_store(var_x, var_0, var_3);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_0, var_3, adj_x, adj_0, adj_3);
        wp::adj_mul(var_4, var_2, adj_1, adj_2, adj_3);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: x[i] = x[i] * 2.0                                                                 <L 11>
        // adj: i = wp.tid()                                                                      <L 10>
        // adj: def skipped_tests(x: wp.array(dtype=float)):                                      <L 9>
        continue;
    }
}

extern "C" __global__ void TestOnDevice__in_class_5669ff7f_cuda_kernel_backward(
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
        const wp::float32 var_0 = 1.0;
        const wp::int32 var_1 = 0;
        //---------
        // dual vars
        wp::float32 adj_0 = {};
        wp::int32 adj_1 = {};
        //---------
        // forward
        // def in_class(x: wp.array(dtype=float)):                                                <L 17>
        // x[0] = 1.0                                                                             <L 18>
        // wp::array_store(var_x, var_1, var_0);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_1, var_0, adj_x, adj_1, adj_0);
        // adj: x[0] = 1.0                                                                        <L 18>
        // adj: def in_class(x: wp.array(dtype=float)):                                           <L 17>
        continue;
    }
}
