extern "C" __global__ void keyword_arguments_0bff99e2_cuda_kernel_forward(
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
        wp::float32* var_2;
        const wp::float32 var_3 = 1.0;
        wp::float32 var_4;
        wp::float32 var_5;
        //---------
        // forward
        // def keyword_arguments(x: wp.array(dtype=float)):                                       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // x[i] = wp.clamp(high=2.0, x=x[i], low=1.0)                                             <L 8>
        var_2 = wp::address(var_x, var_0);
        var_5 = wp::load(var_2);
        var_4 = wp::clamp(var_5, var_3, var_1);
        wp::array_store(var_x, var_0, var_4);
    }
}
