extern "C" __global__ void spatial_parts_rows_0e117cb5_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<6, wp::float32>> var_a,
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
        wp::vec_t<6, wp::float32>* var_1;
        wp::vec_t<3, wp::float32> var_2;
        wp::vec_t<6, wp::float32> var_3;
        const wp::int32 var_4 = 0;
        wp::vec_t<6, wp::float32>* var_5;
        wp::vec_t<3, wp::float32> var_6;
        wp::vec_t<6, wp::float32> var_7;
        const wp::int32 var_8 = 1;
        //---------
        // forward
        // def spatial_parts_rows(a: wp.array(dtype=wp.spatial_vector), out: wp.array(dtype=wp.vec3)):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // out[0] = wp.spatial_top(a[i])                                                          <L 8>
        var_1 = wp::address(var_a, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::spatial_top(var_3);
        wp::array_store(var_out, var_4, var_2);
        // out[1] = wp.spatial_bottom(a[i])                                                       <L 9>
        var_5 = wp::address(var_a, var_0);
        var_7 = wp::load(var_5);
        var_6 = wp::spatial_bottom(var_7);
        wp::array_store(var_out, var_8, var_6);
    }
}
