extern "C" __global__ void augment_power_f633e5ca_cuda_kernel_forward(
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
        wp::float32 var_2;
        wp::float32 var_3;
        const wp::float32 var_4 = 2.0;
        wp::float32 var_5;
        const wp::int32 var_6 = 1;
        //---------
        // forward
        // def augment_power(x: wp.array(dtype=float)):                                           <L 6>
        // a = x[0]                                                                               <L 7>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // a **= 2.0                                                                              <L 8>
        var_5 = wp::pow(var_2, var_4);
        // x[1] = a                                                                               <L 9>
        wp::array_store(var_x, var_6, var_5);
    }
}
