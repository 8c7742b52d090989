extern "C" __global__ void constant_numpy_float64_85786197_cuda_kernel_forward(
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
        const wp::int32 var_0 = 0;
        wp::float32* var_1;
        const wp::float64 var_2 = 2.5;
        bool var_3;
        wp::float32 var_4;
        const wp::int32 var_5 = 0;
        //---------
        // forward
        // def constant_numpy_float64(x: wp.array(dtype=float), out: wp.array(dtype=wp.bool)):       <L 9>
        // out[0] = x[0] > LIMIT                                                                  <L 10>
        var_1 = wp::address(var_x, var_0);
        var_4 = wp::load(var_1);
        var_3 = (var_4 > var_2);
        wp::array_store(var_out, var_5, var_3);
    }
}
