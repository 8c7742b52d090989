extern "C" __global__ void kernel_list_5b8d7f9f_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float64> var_x,
    wp::float64 var_a,
    wp::int32 var_n)
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
        bool var_1;
        wp::float64* var_2;
        wp::float64 var_3;
        wp::float64 var_4;
        wp::float64 var_5;
        wp::float64 var_6;
        //---------
        // forward
        // def kernel_list(x: wp.array(dtype=Any), a: Any, n: int):                               <L 1>
        // i = wp.tid()                                                                           <L 2>
        var_0 = builtin_tid1d();
        // if i < n:                                                                              <L 3>
        var_1 = (var_0 < var_n);
        if (var_1) {
            // x[i] = x[i] * a + x.dtype(1)                                                       <L 4>
            var_2 = wp::address(var_x, var_0);
            var_4 = wp::load(var_2);
            var_3 = wp::mul(var_4, var_a);
            var_5 = 1;
            var_6 = wp::add(var_3, var_5);
            wp::array_store(var_x, var_0, var_6);
        }
    }
}

extern "C" __global__ void kernel_list_7456b8ba_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::float32 var_a,
    wp::int32 var_n)
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
        bool var_1;
        wp::float32* var_2;
        wp::float32 var_3;
        wp::float32 var_4;
        const wp::int32 var_5 = 1;
        wp::float32 var_6;
        wp::float32 var_7;
        //---------
        // forward
        // def kernel_list(x: wp.array(dtype=Any), a: Any, n: int):                               <L 1>
        // i = wp.tid()                                                                           <L 2>
        var_0 = builtin_tid1d();
        // if i < n:                                                                              <L 3>
        var_1 = (var_0 < var_n);
        if (var_1) {
            // x[i] = x[i] * a + x.dtype(1)                                                       <L 4>
            var_2 = wp::address(var_x, var_0);
            var_4 = wp::load(var_2);
            var_3 = wp::mul(var_4, var_a);
            var_6 = wp::float32(var_5);
            var_7 = wp::add(var_3, var_6);
            wp::array_store(var_x, var_0, var_7);
        }
    }
}
