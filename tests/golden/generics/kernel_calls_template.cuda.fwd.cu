// kernel_calls_template.py:0
static CUDA_CALLABLE wp::int32 clipped_0(
    wp::int32 var_a,
    wp::int32 var_limit)
{
    //---------
    // primal vars
    wp::int32 var_0;
    //---------
    // forward
    // def clipped(a: Any, limit: Any):                                                       <L 1>
    // return wp.min(a, limit)                                                                <L 2>
    var_0 = wp::min(var_a, var_limit);
    return var_0;
}

// kernel_calls_template.py:0
static CUDA_CALLABLE wp::uint64 clipped_0(
    wp::uint64 var_a,
    wp::uint64 var_limit)
{
    //---------
    // primal vars
    wp::uint64 var_0;
    //---------
    // forward
    // def clipped(a: Any, limit: Any):                                                       <L 1>
    // return wp.min(a, limit)                                                                <L 2>
    var_0 = wp::min(var_a, var_limit);
    return var_0;
}

// kernel_calls_template.py:0
static CUDA_CALLABLE wp::float32 clipped_0(
    wp::float32 var_a,
    wp::float32 var_limit)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def clipped(a: Any, limit: Any):                                                       <L 1>
    // return wp.min(a, limit)                                                                <L 2>
    var_0 = wp::min(var_a, var_limit);
    return var_0;
}

extern "C" __global__ void kernel_calls_template_4479c87b_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_x,
    wp::int32 var_limit)
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
        // def kernel_calls_template(x: wp.array(dtype=Any), limit: Any):                         <L 1>
        // i = wp.tid()                                                                           <L 2>
        var_0 = builtin_tid1d();
        // x[i] = clipped(x[i], limit)                                                            <L 3>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = clipped_0(var_3, var_limit);
        wp::array_store(var_x, var_0, var_2);
    }
}

extern "C" __global__ void kernel_calls_template_afb91a4b_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::uint64> var_x,
    wp::uint64 var_limit)
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
        wp::uint64* var_1;
        wp::uint64 var_2;
        wp::uint64 var_3;
        //---------
        // forward
        // def kernel_calls_template(x: wp.array(dtype=Any), limit: Any):                         <L 1>
        // i = wp.tid()                                                                           <L 2>
        var_0 = builtin_tid1d();
        // x[i] = clipped(x[i], limit)                                                            <L 3>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = clipped_0(var_3, var_limit);
        wp::array_store(var_x, var_0, var_2);
    }
}

extern "C" __global__ void kernel_calls_template_c84679fc_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::float32 var_limit)
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
        // def kernel_calls_template(x: wp.array(dtype=Any), limit: Any):                         <L 1>
        // i = wp.tid()                                                                           <L 2>
        var_0 = builtin_tid1d();
        // x[i] = clipped(x[i], limit)                                                            <L 3>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = clipped_0(var_3, var_limit);
        wp::array_store(var_x, var_0, var_2);
    }
}
