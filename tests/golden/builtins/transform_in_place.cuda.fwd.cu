extern "C" __global__ void transform_in_place_rows_5900a9b2_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::transform_t<wp::float32>> var_t,
    wp::vec_t<3, wp::float32> var_v)
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
        wp::transform_t<wp::float32> var_2;
        wp::transform_t<wp::float32> var_3;
        //---------
        // forward
        // def transform_in_place_rows(t: wp.array(dtype=wp.transform), v: wp.vec3):              <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // a = t[i]                                                                               <L 8>
        var_1 = wp::address(var_t, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // wp.transform_add_inplace(a, v)                                                         <L 9>
        wp::transform_add_inplace(var_2, var_v);
        // wp.transform_sub_inplace(a, v)                                                         <L 10>
        wp::transform_sub_inplace(var_2, var_v);
        // t[i] = a                                                                               <L 11>
        wp::array_store(var_t, var_0, var_2);
    }
}
