extern "C" __global__ void vector_slot_other_forward_4cba2d37_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v)
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
        const wp::int32 var_2 = 0;
        wp::float32 var_3;
        wp::vec_t<3, wp::float32> var_4;
        const wp::float32 var_5 = 2.0;
        wp::float32 var_6;
        wp::vec_t<3, wp::float32>* var_7;
        const wp::int32 var_8 = 1;
        const wp::int32 var_9 = 1;
        wp::float32 var_10;
        wp::vec_t<3, wp::float32> var_11;
        const wp::float32 var_12 = 3.0;
        wp::float32 var_13;
        //---------
        // forward
        // def vector_slot_other_forward(v: wp.array(dtype=wp.vec3)):                             <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // v[i][0] *= 2.0                                                                         <L 8>
        var_1 = &(wp::index(var_v, var_0));
        var_4 = wp::load(var_1);
        var_3 = wp::extract(var_4, var_2);
        var_6 = wp::mul(var_3, var_5);
        wp::store(&(wp::index(var_v, var_0).component_ref(var_2)), var_6);
        // v[i].y /= 3.0                                                                          <L 9>
        var_7 = &(wp::index(var_v, var_0));
        var_11 = wp::load(var_7);
        var_10 = wp::extract(var_11, var_9);
        var_13 = wp::div(var_10, var_12);
        wp::store(&(wp::index(var_v, var_0).component_ref(var_8)), var_13);
    }
}
