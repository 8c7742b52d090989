extern "C" __global__ void phi_of_parameter_40972773_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
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
        const wp::int32 var_0 = 0;
        bool var_1;
        const wp::int32 var_2 = 0;
        wp::int32 var_3;
        const wp::float32 var_4 = 1.0;
        //---------
        // forward
        // def phi_of_parameter(x: wp.array(dtype=float), n: int):                                <L 6>
        // if n < 0:                                                                              <L 7>
        var_1 = (var_n < var_0);
        if (var_1) {
            // n = 0                                                                              <L 8>
        }
        var_3 = wp::where(var_1, var_2, var_n);
        // x[n] = 1.0                                                                             <L 9>
        wp::array_store(var_x, var_3, var_4);
    }
}
