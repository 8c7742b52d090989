extern "C" __global__ void constant_math_50f7a908_cuda_kernel_forward(
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
        const wp::float32 var_0 = 6.283185307179586;
        const wp::int32 var_1 = 0;
        const wp::float32 var_2 = 1.4142135623730951;
        const wp::int32 var_3 = 1;
        const wp::float32 var_4 = 2.718281828459045;
        const wp::int32 var_5 = 2;
        const wp::float32 var_6 = 3.141592653589793;
        const wp::int32 var_7 = 3;
        const wp::float32 var_8 = 0.5235987755982988;
        const wp::int32 var_9 = 4;
        //---------
        // forward
        // def constant_math(x: wp.array(dtype=float)):                                           <L 13>
        // x[0] = TWO_PI                                                                          <L 14>
        wp::array_store(var_x, var_1, var_0);
        // x[1] = ROOT                                                                            <L 15>
        wp::array_store(var_x, var_3, var_2);
        // x[2] = E                                                                               <L 16>
        wp::array_store(var_x, var_5, var_4);
        // x[3] = math.pi                                                                         <L 17>
        wp::array_store(var_x, var_7, var_6);
        // x[4] = DEG                                                                             <L 18>
        wp::array_store(var_x, var_9, var_8);
    }
}
