extern "C" __global__ void cast_64_bit_nan_163d53c5_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float64> var_d,
    wp::float32 var_x)
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
        const wp::float32 var_0 = NAN;
        const wp::float32 var_1 = NAN;
        wp::float64 var_2;
        const wp::int32 var_3 = 0;
        wp::float64 var_4;
        const wp::int32 var_5 = 1;
        //---------
        // forward
        // def cast_64_bit_nan(d: wp.array(dtype=wp.float64), x: float):                          <L 6>
        // d[0] = wp.float64(wp.nan)                                                              <L 7>
        var_2 = wp::float64(var_1);
        wp::array_store(var_d, var_3, var_2);
        // d[1] = wp.float64(x)                                                                   <L 8>
        var_4 = wp::float64(var_x);
        wp::array_store(var_d, var_5, var_4);
    }
}
