extern "C" __global__ void transform_component_is_lost_8cd66667_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::transform_t<wp::float32> var_t,
    wp::array_t<wp::transform_t<wp::float32>> var_out)
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
        wp::transform_t<wp::float32> var_0;
        const wp::float32 var_1 = 1.0;
        wp::vec_t<3, wp::float32> var_2;
        const wp::int32 var_3 = 0;
        const wp::int32 var_4 = 0;
        //---------
        // forward
        // def transform_component_is_lost(t: wp.transform, out: wp.array(dtype=wp.transform)):       <L 6>
        // a = t                                                                                  <L 7>
        var_0 = wp::copy(var_t);
        // a.p[0] = 1.0                                                                           <L 8>
        var_2 = wp::transform_get_translation(var_0);
        wp::assign_inplace(var_2, var_3, var_1);
        // out[0] = a                                                                             <L 9>
        wp::array_store(var_out, var_4, var_0);
    }
}
