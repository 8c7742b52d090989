extern "C" __global__ void vector_slot_add_98c19ee9_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v,
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
        wp::int32 var_0;
        wp::vec_t<3, wp::float32>* var_1;
        const wp::int32 var_2 = 1;
        const wp::float32 var_3 = 1.0;
        wp::vec_t<3, wp::float32>* var_4;
        const wp::int32 var_5 = 0;
        const wp::float32 var_6 = 2.0;
        wp::vec_t<3, wp::float32>* var_7;
        const wp::int32 var_8 = 2;
        wp::float32* var_9;
        wp::float32 var_10;
        wp::float32 var_11;
        //---------
        // forward
        // def vector_slot_add(v: wp.array(dtype=wp.vec3), x: wp.array(dtype=float)):             <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // v[i][1] += 1.0                                                                         <L 8>
        var_1 = &(wp::index(var_v, var_0));
        wp::array_atomic_add_slot(var_v, var_3, [&](auto& _e) -> auto& { return _e.component_ref(var_2); }, var_0);
        // v[i].x -= 2.0                                                                          <L 9>
        var_4 = &(wp::index(var_v, var_0));
        wp::array_atomic_sub_slot(var_v, var_6, [&](auto& _e) -> auto& { return _e.component_ref(var_5); }, var_0);
        // v[i][2] += x[i]                                                                        <L 10>
        var_7 = &(wp::index(var_v, var_0));
        var_9 = wp::address(var_x, var_0);
        var_11 = wp::load(var_9);
        var_10 = wp::copy(var_11);
        wp::array_atomic_add_slot(var_v, var_10, [&](auto& _e) -> auto& { return _e.component_ref(var_8); }, var_0);
    }
}
