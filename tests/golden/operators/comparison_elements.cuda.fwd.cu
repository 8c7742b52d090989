extern "C" __global__ void comparison_elements_c7a57b41_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<bool> var_out)
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
        const wp::int32 var_2 = 1;
        wp::int32 var_3;
        wp::float32* var_4;
        bool var_5;
        wp::float32 var_6;
        wp::float32 var_7;
        //---------
        // forward
        // def comparison_elements(x: wp.array(dtype=float), out: wp.array(dtype=wp.bool)):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // out[i] = x[i] < x[i + 1]                                                               <L 8>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::add(var_0, var_2);
        var_4 = wp::address(var_x, var_3);
        var_6 = wp::load(var_1);
        var_7 = wp::load(var_4);
        var_5 = (var_6 < var_7);
        wp::array_store(var_out, var_0, var_5);
    }
}
