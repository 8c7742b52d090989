extern "C" __global__ void transform_get_rows_f65a1358_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::transform_t<wp::float32>> var_t,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v,
    wp::array_t<wp::quat_t<wp::float32>> var_q)
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
        wp::transform_t<wp::float32>* var_7;
        wp::transform_t<wp::float32> var_8;
        wp::transform_t<wp::float32> var_9;
        const wp::int32 var_10 = 0;
        wp::vec_t<3, wp::float32>* var_11;
        wp::vec_t<3, wp::float32> var_12;
        const wp::int32 var_13 = 0;
        wp::quat_t<wp::float32>* var_14;
        wp::quat_t<wp::float32> var_15;
        //---------
        // forward
        // def transform_get_rows(t: wp.array(dtype=wp.transform), v: wp.array(dtype=wp.vec3), q: wp.array(dtype=wp.quat)):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // v[i] = wp.transform_get_translation(t[i])                                              <L 8>
        var_1 = wp::address(var_t, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::transform_get_translation(var_3);
        wp::array_store(var_v, var_0, var_2);
        // q[i] = wp.transform_get_rotation(t[i])                                                 <L 9>
        var_4 = wp::address(var_t, var_0);
        var_6 = wp::load(var_4);
        var_5 = wp::transform_get_rotation(var_6);
        wp::array_store(var_q, var_0, var_5);
        // a = t[i]                                                                               <L 10>
        var_7 = wp::address(var_t, var_0);
        var_9 = wp::load(var_7);
        var_8 = wp::copy(var_9);
        // wp.transform_set_translation(a, v[0])                                                  <L 11>
        var_11 = wp::address(var_v, var_10);
        var_12 = wp::load(var_11);
        wp::transform_set_translation(var_8, var_12);
        // wp.transform_set_rotation(a, q[0])                                                     <L 12>
        var_14 = wp::address(var_q, var_13);
        var_15 = wp::load(var_14);
        wp::transform_set_rotation(var_8, var_15);
        // t[i] = a                                                                               <L 13>
        wp::array_store(var_t, var_0, var_8);
    }
}
