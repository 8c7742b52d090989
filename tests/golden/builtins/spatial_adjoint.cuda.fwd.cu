extern "C" __global__ void spatial_adjoint_rows_0a878d70_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::mat_t<3, 3, wp::float32> var_r,
    wp::mat_t<3, 3, wp::float32> var_s,
    wp::array_t<wp::mat_t<6, 6, wp::float32>> var_out)
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
        wp::mat_t<6, 6, wp::float32> var_0;
        const wp::int32 var_1 = 0;
        //---------
        // forward
        // def spatial_adjoint_rows(r: wp.mat33, s: wp.mat33, out: wp.array(dtype=wp.spatial_matrix)):       <L 6>
        // out[0] = wp.spatial_adjoint(r, s)                                                      <L 7>
        var_0 = wp::spatial_adjoint(var_r, var_s);
        wp::array_store(var_out, var_1, var_0);
    }
}
