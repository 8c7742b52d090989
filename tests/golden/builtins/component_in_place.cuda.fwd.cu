extern "C" __global__ void component_in_place_rows_eeea22ee_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::vec_t<3, wp::float32> var_v,
    wp::quat_t<wp::float32> var_q,
    wp::transform_t<wp::float32> var_t,
    wp::mat_t<2, 2, wp::float32> var_m)
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
        wp::quat_t<wp::float32> var_1;
        wp::transform_t<wp::float32> var_2;
        wp::mat_t<2, 2, wp::float32> var_3;
        const wp::int32 var_4 = 0;
        const wp::float32 var_5 = 1.0;
        const wp::int32 var_6 = 1;
        const wp::float32 var_7 = 2.0;
        const wp::int32 var_8 = 2;
        const wp::float32 var_9 = 3.0;
        const wp::int32 var_10 = 0;
        const wp::float32 var_11 = 4.0;
        wp::vec_t<2, wp::float32> var_12;
        const wp::int32 var_13 = 0;
        const wp::int32 var_14 = 1;
        const wp::float32 var_15 = 5.0;
        const wp::int32 var_16 = 0;
        const wp::float32 var_17 = 1.0;
        const wp::int32 var_18 = 1;
        const wp::float32 var_19 = 2.0;
        const wp::int32 var_20 = 2;
        const wp::float32 var_21 = 3.0;
        const wp::int32 var_22 = 0;
        const wp::float32 var_23 = 4.0;
        wp::vec_t<2, wp::float32> var_24;
        const wp::int32 var_25 = 0;
        const wp::int32 var_26 = 1;
        const wp::float32 var_27 = 5.0;
        //---------
        // forward
        // def component_in_place_rows(v: wp.vec3, q: wp.quat, t: wp.transform, m: wp.mat22):       <L 6>
        // a = v                                                                                  <L 7>
        var_0 = wp::copy(var_v);
        // b = q                                                                                  <L 8>
        var_1 = wp::copy(var_q);
        // c = t                                                                                  <L 9>
        var_2 = wp::copy(var_t);
        // d = m                                                                                  <L 10>
        var_3 = wp::copy(var_m);
        // a[0] += 1.0                                                                            <L 11>
        wp::add_inplace(var_0, var_4, var_5);
        // b[1] += 2.0                                                                            <L 12>
        wp::add_inplace(var_1, var_6, var_7);
        // c[2] += 3.0                                                                            <L 13>
        wp::add_inplace(var_2, var_8, var_9);
        // d[0] += wp.vec2(4.0)                                                                   <L 14>
        var_12 = wp::vec_t<2, wp::float32>(var_11);
        wp::add_inplace(var_3, var_10, var_12);
        // d[0, 1] += 5.0                                                                         <L 15>
        wp::add_inplace(var_3, var_13, var_14, var_15);
        // a[0] -= 1.0                                                                            <L 16>
        wp::sub_inplace(var_0, var_16, var_17);
        // b[1] -= 2.0                                                                            <L 17>
        wp::sub_inplace(var_1, var_18, var_19);
        // c[2] -= 3.0                                                                            <L 18>
        wp::sub_inplace(var_2, var_20, var_21);
        // d[0] -= wp.vec2(4.0)                                                                   <L 19>
        var_24 = wp::vec_t<2, wp::float32>(var_23);
        wp::sub_inplace(var_3, var_22, var_24);
        // d[0, 1] -= 5.0                                                                         <L 20>
        wp::sub_inplace(var_3, var_25, var_26, var_27);
    }
}
