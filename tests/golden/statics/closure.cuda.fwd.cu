extern "C" __global__ void narrow_5dd664d7_cuda_kernel_forward(
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
        const wp::int32 var_2 = 2;
        wp::float32 var_3;
        wp::float32 var_4;
        wp::float32 var_5;
        //---------
        // forward
        // def closure(x: wp.array(dtype=float)):                                                 <L 9>
        // i = wp.tid()                                                                           <L 10>
        var_0 = builtin_tid1d();
        // x[i] = x[i] + float(wp.static(width * 2))                                              <L 11>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::float(var_2);
        var_5 = wp::load(var_1);
        var_4 = wp::add(var_5, var_3);
        wp::array_store(var_x, var_0, var_4);
    }
}

extern "C" __global__ void wide_bf4287b3_cuda_kernel_forward(
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
        const wp::int32 var_2 = 16;
        wp::float32 var_3;
        wp::float32 var_4;
        wp::float32 var_5;
        //---------
        // forward
        // def closure(x: wp.array(dtype=float)):                                                 <L 9>
        // i = wp.tid()                                                                           <L 10>
        var_0 = builtin_tid1d();
        // x[i] = x[i] + float(wp.static(width * 2))                                              <L 11>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::float(var_2);
        var_5 = wp::load(var_1);
        var_4 = wp::add(var_5, var_3);
        wp::array_store(var_x, var_0, var_4);
    }
}
