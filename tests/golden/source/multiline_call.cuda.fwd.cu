extern "C" __global__ void multiline_call_36d13baa_cuda_kernel_forward(
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
        const wp::float32 var_2 = 0.0;
        const wp::float32 var_3 = 1.0;
        const wp::int32 var_4 = 0;
        wp::float32* var_5;
        wp::float32 var_6;
        wp::float32 var_7;
        wp::float32 var_8;
        wp::float32 var_9;
        //---------
        // forward
        // def multiline_call(x: wp.array(dtype=float)):                                          <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // x[i] = wp.clamp(                                                                       <L 8>
        // x[i],                                                                                  <L 9>
        var_1 = wp::address(var_x, var_0);
        // 0.0,                                                                                   <L 10>
        // wp.max(                                                                                <L 11>
        // 1.0,                                                                                   <L 12>
        // x[0],                                                                                  <L 13>
        var_5 = wp::address(var_x, var_4);
        var_7 = wp::load(var_5);
        var_6 = wp::max(var_3, var_7);
        var_9 = wp::load(var_1);
        var_8 = wp::clamp(var_9, var_2, var_6);
        // x[i] = wp.clamp(                                                                       <L 8>
        wp::array_store(var_x, var_0, var_8);
    }
}
