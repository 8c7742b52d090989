extern "C" __global__ void matrix_conversion_ff34e4dd_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::mat_t<2, 2, wp::float32> var_m,
    wp::array_t<wp::mat_t<2, 2, wp::float64>> var_out)
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
        wp::mat_t<2, 2, wp::float64> var_0;
        const wp::int32 var_1 = 0;
        //---------
        // forward
        // def matrix_conversion(m: wp.mat22, out: wp.array(dtype=wp.mat22d)):                    <L 6>
        // out[0] = wp.mat22d(m)                                                                  <L 7>
        var_0 = wp::mat_t<2, 2, wp::float64>(var_m);
        wp::array_store(var_out, var_1, var_0);
    }
}
