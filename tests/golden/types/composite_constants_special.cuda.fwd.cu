extern "C" __global__ void composite_constants_special_1e0e2b61_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim)
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
        const wp::vec_t<2, wp::float32> var_0 = wp::initializer_array<2,wp::float32>{inf, -inf};
        wp::vec_t<2, wp::float32> var_1;
        const wp::vec_t<2, bool> var_2 = wp::initializer_array<2,bool>{true, false};
        wp::vec_t<2, bool> var_3;
        const wp::vec_t<2, wp::float16> var_4 = wp::initializer_array<2,wp::float16>{0.0999755859375, 2.0};
        wp::vec_t<2, wp::float16> var_5;
        //---------
        // forward
        // def composite_constants_special():                                                     <L 10>
        // a = INF                                                                                <L 11>
        var_1 = wp::copy(var_0);
        // b = FLAGS                                                                              <L 12>
        var_3 = wp::copy(var_2);
        // c = HALVES                                                                             <L 13>
        var_5 = wp::copy(var_4);
    }
}
