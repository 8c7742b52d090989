extern "C" __global__ void transform_slot_85450dc2_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::transform_t<wp::float32>> var_t,
    wp::array_t<wp::vec_t<3, wp::float32>> var_out)
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
        wp::transform_t<wp::float32>* var_1;
        wp::vec_t<3, wp::float32> var_2;
        wp::transform_t<wp::float32> var_3;
        wp::transform_t<wp::float32>* var_4;
        wp::quat_t<wp::float32> var_5;
        wp::transform_t<wp::float32> var_6;
        const wp::float32 var_7 = 1.0;
        wp::transform_t<wp::float32>* var_8;
        const wp::int32 var_9 = 0;
        //---------
        // forward
        // def transform_slot(t: wp.array(dtype=wp.transform), out: wp.array(dtype=wp.vec3)):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // out[i] = t[i].p                                                                        <L 8>
        var_1 = wp::address(var_t, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::transform_get_translation(var_3);
        wp::array_store(var_out, var_0, var_2);
        // q = t[i].q                                                                             <L 9>
        var_4 = wp::address(var_t, var_0);
        var_6 = wp::load(var_4);
        var_5 = wp::transform_get_rotation(var_6);
        // t[i][0] = 1.0                                                                          <L 10>
        var_8 = &(wp::index(var_t, var_0));
        wp::store(&(wp::index(var_t, var_0).component_ref(var_9)), var_7);
    }
}
