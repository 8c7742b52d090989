extern "C" __global__ void transform_part_slot_eeb475aa_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::transform_t<wp::float32>> var_t)
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
        wp::int32 var_0;
        const wp::float32 var_1 = 1.0;
        wp::vec_t<3, wp::float32> var_2;
        wp::transform_t<wp::float32>* var_3;
        wp::quat_t<wp::float32> var_4;
        wp::transform_t<wp::float32>* var_5;
        //---------
        // forward
        // def transform_part_slot(t: wp.array(dtype=wp.transform)):                              <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // t[i].p = wp.vec3(1.0)                                                                  <L 8>
        var_2 = wp::vec_t<3, wp::float32>(var_1);
        var_3 = &(wp::index(var_t, var_0));
        wp::store(&(wp::index(var_t, var_0).p), var_2);
        // t[i].q = wp.quat_identity()                                                            <L 9>
        var_4 = wp::quat_identity<wp::float32>();
        var_5 = &(wp::index(var_t, var_0));
        wp::store(&(wp::index(var_t, var_0).q), var_4);
    }
}
