extern "C" __global__ void matrix_products_3ddb2111_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::mat_t<2, 3, wp::float32> var_a,
    wp::mat_t<3, 2, wp::float32> var_b,
    wp::vec_t<3, wp::float32> var_v,
    wp::vec_t<2, wp::float32> var_w)
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
        wp::mat_t<2, 2, wp::float32> var_0;
        wp::mat_t<3, 3, wp::float32> var_1;
        wp::vec_t<2, wp::float32> var_2;
        wp::vec_t<2, wp::float32> var_3;
        wp::vec_t<3, wp::float32> var_4;
        wp::vec_t<3, wp::float32> var_5;
        //---------
        // forward
        // def matrix_products(a: mat23, b: mat32, v: wp.vec3, w: wp.vec2):                       <L 9>
        // m = a * b                                                                              <L 10>
        var_0 = wp::mul(var_a, var_b);
        // n = b @ a                                                                              <L 11>
        var_1 = wp::mul(var_b, var_a);
        // p = a * v                                                                              <L 12>
        var_2 = wp::mul(var_a, var_v);
        // q = a @ v                                                                              <L 13>
        var_3 = wp::mul(var_a, var_v);
        // r = w * a                                                                              <L 14>
        var_4 = wp::mul(var_w, var_a);
        // s = w @ a                                                                              <L 15>
        var_5 = wp::mul(var_w, var_a);
    }
}
