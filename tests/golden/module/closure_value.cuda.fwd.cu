extern "C" __global__ void make__locals__inner_4d8e4944_cuda_kernel_forward(
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
        const wp::float32 var_0 = 2.0;
        const wp::float32 var_1 = 2.0;
        wp::float32 var_2;
        const wp::int32 var_3 = 0;
        //---------
        // forward
        // def inner(x: wp.array(dtype=float)):                                                   <L 7>
        // x[0] = scale * 2.0                                                                     <L 8>
        var_2 = wp::mul(var_0, var_1);
        wp::array_store(var_x, var_3, var_2);
    }
}
