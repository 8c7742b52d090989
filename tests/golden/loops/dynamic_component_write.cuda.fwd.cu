extern "C" __global__ void dynamic_component_write_5e2e3f7a_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v,
    wp::int32 var_n)
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
        wp::vec_t<3, wp::float32> var_0;
        wp::range_t var_1;
        wp::int32 var_2;
        const wp::int32 var_3 = 1;
        wp::float32 var_4;
        const wp::float32 var_5 = 1.0;
        wp::float32 var_6;
        const wp::int32 var_7 = 1;
        const wp::int32 var_8 = 0;
        wp::float32 var_9;
        const wp::float32 var_10 = 2.0;
        wp::float32 var_11;
        const wp::int32 var_12 = 0;
        const wp::int32 var_13 = 0;
        //---------
        // forward
        // def dynamic_component_write(v: wp.array(dtype=wp.vec3), n: int):                       <L 6>
        // s = wp.vec3()                                                                          <L 7>
        var_0 = wp::vec_t<3, wp::float32>();
        // for i in range(n):                                                                     <L 8>
        var_1 = wp::range(var_n);
        start_for_0:;
            if (iter_cmp(var_1) == 0) goto end_for_0;
            var_2 = wp::iter_next(var_1);
            // s[1] = s[1] + 1.0                                                                  <L 9>
            var_4 = wp::extract(var_0, var_3);
            var_6 = wp::add(var_4, var_5);
            wp::assign_inplace(var_0, var_7, var_6);
            // s.x += 2.0                                                                         <L 10>
            var_9 = wp::extract(var_0, var_8);
            var_11 = wp::add(var_9, var_10);
            wp::assign_inplace(var_0, var_12, var_11);
            goto start_for_0;
        end_for_0:;
        // v[0] = s                                                                               <L 11>
        wp::array_store(var_v, var_13, var_0);
    }
}
