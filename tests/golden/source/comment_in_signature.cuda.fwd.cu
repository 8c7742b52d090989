extern "C" __global__ void comment_in_signature_70d8d0ca_cuda_kernel_forward(
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
        wp::float32* var_1;
        const wp::float32 var_2 = 1.0;
        wp::float32 var_3;
        wp::float32 var_4;
        //---------
        // forward
        // def comment_in_signature(                                                              <L 6>
        // x[n] = wp.max(  # larger of                                                            <L 11>
        // x[0],  # first                                                                         <L 12>
        var_1 = wp::address(var_x, var_0);
        // 1.0,                                                                                   <L 13>
        var_4 = wp::load(var_1);
        var_3 = wp::max(var_4, var_2);
        // x[n] = wp.max(  # larger of                                                            <L 11>
        wp::array_store(var_x, var_n, var_3);
    }
}
