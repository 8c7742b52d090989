extern "C" __global__ void empty_if_cbcd1fbf_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_n,
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
        bool var_1;
        const wp::float32 var_2 = 1.0;
        const wp::int32 var_3 = 0;
        //---------
        // forward
        // def empty_if(n: int, x: wp.array(dtype=float)):                                        <L 6>
        // if n > 0:                                                                              <L 7>
        var_1 = (var_n > var_0);
        if (var_1) {
            // pass                                                                               <L 8>
        }
        if (!var_1) {
            // x[0] = 1.0                                                                         <L 10>
            wp::array_store(var_x, var_3, var_2);
        }
    }
}
