extern "C" __global__ void elsewhere_cf5cdbe6_cuda_kernel_forward(
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
        const wp::int32 var_0 = 0;
        wp::float32* var_1;
        const wp::float32 var_2 = 1.0;
        wp::float32 var_3;
        wp::float32 var_4;
        const wp::int32 var_5 = 0;
        //---------
        // forward
        // def elsewhere(x: wp.array(dtype=float)):                                               <L 18>
        // x[0] = x[0] + 1.0                                                                      <L 19>
        var_1 = wp::address(var_x, var_0);
        var_4 = wp::load(var_1);
        var_3 = wp::add(var_4, var_2);
        wp::array_store(var_x, var_5, var_3);
    }
}
