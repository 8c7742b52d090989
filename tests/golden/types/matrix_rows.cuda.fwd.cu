extern "C" __global__ void matrix_rows_afd52a71_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::mat_t<3, 3, wp::float32> var_m,
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
        wp::mat_t<3, 3, wp::float32> var_0;
        const wp::int32 var_1 = 1;
        wp::vec_t<3, wp::float32> var_2;
        const wp::int32 var_3 = 0;
        const wp::float32 var_4 = 1.0;
        wp::vec_t<3, wp::float32> var_5;
        const wp::int32 var_6 = 0;
        const wp::int32 var_7 = 2;
        const wp::float32 var_8 = 2.0;
        wp::vec_t<3, wp::float32> var_9;
        const wp::int32 var_10 = 0;
        wp::vec_t<3, wp::float32> var_11;
        const wp::int32 var_12 = 1;
        //---------
        // forward
        // def matrix_rows(m: wp.mat33, out: wp.array(dtype=wp.vec3)):                            <L 6>
        // a = m                                                                                  <L 7>
        var_0 = wp::copy(var_m);
        // out[0] = a[1]                                                                          <L 8>
        var_2 = wp::extract(var_0, var_1);
        wp::array_store(var_out, var_3, var_2);
        // a[0] = wp.vec3(1.0)                                                                    <L 9>
        var_5 = wp::vec_t<3, wp::float32>(var_4);
        wp::assign_inplace(var_0, var_6, var_5);
        // a[2] += wp.vec3(2.0)                                                                   <L 10>
        var_9 = wp::vec_t<3, wp::float32>(var_8);
        wp::add_inplace(var_0, var_7, var_9);
        // out[1] = a[0]                                                                          <L 11>
        var_11 = wp::extract(var_0, var_10);
        wp::array_store(var_out, var_12, var_11);
    }
}
