extern "C" __global__ void skipped_tests_b69e5e19_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x)
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
        // forward
        // def skipped_tests(x: wp.array(dtype=float)):                                           <L 9>
        // i = wp.tid()                                                                           <L 10>
        var_0 = builtin_tid1d();
        // x[i] = x[i] * 2.0                                                                      <L 11>
        var_1 = wp::address(var_x, var_0);
        var_4 = wp::load(var_1);
        var_3 = wp::mul(var_4, var_2);
        wp::array_store(var_x, var_0, var_3);
    }
}

extern "C" __global__ void TestOnDevice__in_class_5669ff7f_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x)
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
        // forward
        // def in_class(x: wp.array(dtype=float)):                                                <L 17>
        // x[0] = 1.0                                                                             <L 18>
        wp::array_store(var_x, var_1, var_0);
    }
}
