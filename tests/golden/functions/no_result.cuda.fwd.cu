// no_result.py:5
static CUDA_CALLABLE void put_0(
    wp::array_t<wp::float32> var_x,
    wp::int32 var_i,
    wp::float32 var_value)
{
    //---------
    // primal vars
    //---------
    // forward
    // def put(x: wp.array(dtype=float), i: int, value: float):                               <L 6>
    // x[i] = value                                                                           <L 7>
    wp::array_store(var_x, var_i, var_value);
}

extern "C" __global__ void no_result_a66fd3e0_cuda_kernel_forward(
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
        const wp::float32 var_1 = 2.0;
        //---------
        // forward
        // def no_result(x: wp.array(dtype=float)):                                               <L 11>
        // i = wp.tid()                                                                           <L 12>
        var_0 = builtin_tid1d();
        // put(x, i, 2.0)                                                                         <L 13>
        put_0(var_x, var_0, var_1);
    }
}
