// redefined.py:10
static CUDA_CALLABLE wp::float32 twice_1(
    wp::float32 var_a)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    wp::float32 var_1;
    //---------
    // forward
    // def twice(a: float):                                                                   <L 11>
    // return a * 2.0                                                                         <L 12>
    var_1 = wp::mul(var_a, var_0);
    return var_1;
}

extern "C" __global__ void redefined_9414e80a_cuda_kernel_forward(
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
        const wp::int32 var_0 = 0;
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        const wp::int32 var_4 = 0;
        //---------
        // forward
        // def redefined(x: wp.array(dtype=float)):                                               <L 16>
        // x[0] = twice(x[0])                                                                     <L 17>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = twice_1(var_3);
        wp::array_store(var_x, var_4, var_2);
    }
}
