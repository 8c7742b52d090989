extern "C" __global__ void renamed_22135937_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x)
{
    wp::tile_shared_storage_t tile_mem;

    const size_t _idx = static_cast<size_t>(blockIdx.z * gridDim.y + blockIdx.y) * static_cast<size_t>(gridDim.x * blockDim.x) + static_cast<size_t>(blockIdx.x * blockDim.x + threadIdx.x);
    if (_idx >= dim.size) return;
            // reset shared memory allocator
    wp::tile_shared_storage_t::init();

        //---------
        // primal vars
        const wp::float32 var_0 = 1.0;
        const wp::int32 var_1 = 0;
        //---------
        // forward
        // def plain(x: wp.array(dtype=float)):                                                   <L 7>
        // x[0] = 1.0                                                                             <L 8>
        wp::array_store(var_x, var_1, var_0);
}

extern "C" __global__ void scale_float64_1cc0ffbb_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float64> var_x,
    wp::float64 var_by)
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
        wp::float64* var_1;
        wp::float64 var_2;
        wp::float64 var_3;
        //---------
        // forward
        // def scale(x: wp.array(dtype=dtype), by: dtype):                                        <L 19>
        // i = wp.tid()                                                                           <L 20>
        var_0 = builtin_tid1d();
        // x[i] = x[i] * by                                                                       <L 21>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::mul(var_3, var_by);
        wp::array_store(var_x, var_0, var_2);
    }
}

extern "C" __global__ void scale_float32_31603951_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::float32 var_by)
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
        wp::float32 var_2;
        wp::float32 var_3;
        //---------
        // forward
        // def scale(x: wp.array(dtype=dtype), by: dtype):                                        <L 19>
        // i = wp.tid()                                                                           <L 20>
        var_0 = builtin_tid1d();
        // x[i] = x[i] * by                                                                       <L 21>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::mul(var_3, var_by);
        wp::array_store(var_x, var_0, var_2);
    }
}

extern "C" __global__ void scale_int32_cfa0e309_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_x,
    wp::int32 var_by)
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
        wp::int32* var_1;
        wp::int32 var_2;
        wp::int32 var_3;
        //---------
        // forward
        // def scale(x: wp.array(dtype=dtype), by: dtype):                                        <L 19>
        // i = wp.tid()                                                                           <L 20>
        var_0 = builtin_tid1d();
        // x[i] = x[i] * by                                                                       <L 21>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::mul(var_3, var_by);
        wp::array_store(var_x, var_0, var_2);
    }
}

extern "C" __global__ void decorated_20c93503_cuda_kernel_forward(
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
        const wp::float32 var_0 = 2.0;
        const wp::int32 var_1 = 0;
        //---------
        // forward
        // def decorated(x: wp.array(dtype=float)):                                               <L 27>
        // x[0] = 2.0                                                                             <L 28>
        wp::array_store(var_x, var_1, var_0);
    }
}

extern "C" __global__ void by_class_04ecc3da_cuda_kernel_forward(
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
        const wp::float32 var_0 = 3.0;
        const wp::int32 var_1 = 0;
        //---------
        // forward
        // def by_class(x: wp.array(dtype=float)):                                                <L 32>
        // x[0] = 3.0                                                                             <L 33>
        wp::array_store(var_x, var_1, var_0);
    }
}
