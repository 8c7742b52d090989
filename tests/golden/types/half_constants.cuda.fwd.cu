extern "C" __global__ void half_constants_8f92c90f_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float16> var_h,
    wp::array_t<wp::bfloat16> var_b)
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
        const wp::float16 var_0 = 0.5;
        const wp::int32 var_1 = 0;
        const wp::bfloat16 var_2 = 0.25;
        const wp::int32 var_3 = 0;
        wp::float16 var_4;
        const wp::int32 var_5 = 1;
        //---------
        // forward
        // def half_constants(h: wp.array(dtype=wp.float16), b: wp.array(dtype=wp.bfloat16)):       <L 9>
        // h[0] = H                                                                               <L 10>
        wp::array_store(var_h, var_1, var_0);
        // b[0] = B                                                                               <L 11>
        wp::array_store(var_b, var_3, var_2);
        // h[1] = -H                                                                              <L 12>
        var_4 = wp::neg(var_0);
        wp::array_store(var_h, var_5, var_4);
    }
}
