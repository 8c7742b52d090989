// in_function.py:7
static CUDA_CALLABLE wp::float32 boosted_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 3.0;
    wp::float32 var_1;
    const wp::float32 var_2 = 3.0;
    wp::float32 var_3;
    //---------
    // forward
    // def boosted(a: float):                                                                 <L 8>
    // return a * wp.static(GAIN) + wp.static(GAIN)                                           <L 9>
    var_1 = wp::mul(var_a, var_0);
    var_3 = wp::add(var_1, var_2);
    return var_3;
}

extern "C" __global__ void in_function_c61933f0_cuda_kernel_forward(
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
        wp::float32 var_2;
        wp::float32 var_3;
        //---------
        // forward
        // def in_function(x: wp.array(dtype=float)):                                             <L 13>
        // i = wp.tid()                                                                           <L 14>
        var_0 = builtin_tid1d();
        // x[i] = boosted(x[i])                                                                   <L 15>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = boosted_0(var_3);
        wp::array_store(var_x, var_0, var_2);
    }
}
