extern "C" __global__ void matrix_from_vectors_5cd6275e_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::vec_t<3, wp::float32> var_a,
    wp::vec_t<3, wp::float32> var_b,
    wp::vec_t<3, wp::float32> var_c,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_out)
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
        const wp::int32 var_1 = 0;
        wp::mat_t<3, 3, wp::float32> var_2;
        const wp::int32 var_3 = 1;
        wp::mat_t<2, 3, wp::float32> var_4;
        wp::mat_t<3, 2, wp::float32> var_5;
        //---------
        // forward
        // def matrix_from_vectors(a: wp.vec3, b: wp.vec3, c: wp.vec3, out: wp.array(dtype=wp.mat33)):       <L 6>
        // out[0] = wp.matrix_from_rows(a, b, c)                                                  <L 7>
        var_0 = wp::matrix_from_rows<wp::float32>(var_a, var_b, var_c);
        wp::array_store(var_out, var_1, var_0);
        // out[1] = wp.matrix_from_cols(a, b, c)                                                  <L 8>
        var_2 = wp::matrix_from_cols<wp::float32>(var_a, var_b, var_c);
        wp::array_store(var_out, var_3, var_2);
        // d = wp.matrix_from_rows(a, b)                                                          <L 9>
        var_4 = wp::matrix_from_rows<2, 3, wp::float32>({var_a, var_b});
        // e = wp.matrix_from_cols(a, b)                                                          <L 10>
        var_5 = wp::matrix_from_cols<3, 2, wp::float32>({var_a, var_b});
    }
}
