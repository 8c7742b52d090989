extern "C" __global__ void alias_86a50795_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::float32> var_y,
    wp::int32 var_n)
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
        wp::array_t<wp::float32> var_0;
        const wp::float32 var_1 = 1.0;
        const wp::int32 var_2 = 0;
        const wp::int32 var_3 = 0;
        bool var_4;
        wp::array_t<wp::float32> var_5;
        wp::array_t<wp::float32> var_6;
        const wp::float32 var_7 = 2.0;
        const wp::int32 var_8 = 1;
        //---------
        // forward
        // def alias(x: wp.array(dtype=float), y: wp.array(dtype=float), n: int):                 <L 6>
        // z = x                                                                                  <L 7>
        var_0 = wp::copy(var_x);
        // z[0] = 1.0                                                                             <L 8>
        wp::array_store(var_0, var_2, var_1);
        // if n > 0:                                                                              <L 9>
        var_4 = (var_n > var_3);
        if (var_4) {
            // z = y                                                                              <L 10>
            var_5 = wp::copy(var_y);
        }
        var_6 = wp::where(var_4, var_5, var_0);
        // z[1] = 2.0                                                                             <L 11>
        wp::array_store(var_6, var_8, var_7);
    }
}
