extern "C" __global__ void vector_slot_store_311a18ea_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v,
    wp::int32 var_k)
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
        wp::vec_t<3, wp::float32>* var_2;
        const wp::int32 var_3 = 1;
        const wp::float32 var_4 = 2.0;
        wp::vec_t<3, wp::float32>* var_5;
        const wp::int32 var_6 = 0;
        const wp::float32 var_7 = 3.0;
        wp::vec_t<3, wp::float32>* var_8;
        //---------
        // forward
        // def vector_slot_store(v: wp.array(dtype=wp.vec3), k: int):                             <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // v[i][1] = 1.0                                                                          <L 8>
        var_2 = &(wp::index(var_v, var_0));
        wp::store(&(wp::index(var_v, var_0).component_ref(var_3)), var_1);
        // v[i].x = 2.0                                                                           <L 9>
        var_5 = &(wp::index(var_v, var_0));
        wp::store(&(wp::index(var_v, var_0).component_ref(var_6)), var_4);
        // v[i][k] = 3.0                                                                          <L 10>
        var_8 = &(wp::index(var_v, var_0));
        wp::store(&(wp::index(var_v, var_0).component_ref(var_k)), var_7);
    }
}
