extern "C" __global__ void matrix_constructor_4x4_ab2c038d_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::float32 var_x,
    wp::array_t<wp::mat_t<4, 4, wp::float32>> var_out)
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
        const wp::float32 var_0 = 0.0;
        const wp::float32 var_1 = 0.0;
        const wp::float32 var_2 = 0.0;
        const wp::float32 var_3 = 0.0;
        const wp::float32 var_4 = 0.0;
        const wp::float32 var_5 = 0.0;
        const wp::float32 var_6 = 0.0;
        const wp::float32 var_7 = 0.0;
        const wp::float32 var_8 = 0.0;
        const wp::float32 var_9 = 0.0;
        const wp::float32 var_10 = 0.0;
        const wp::float32 var_11 = 0.0;
        const wp::float32 var_12 = 1.0;
        wp::mat_t<4, 4, wp::float32> var_13;
        const wp::int32 var_14 = 0;
        //---------
        // forward
        // def matrix_constructor_4x4(x: float, out: wp.array(dtype=wp.mat44)):                   <L 6>
        // out[0] = wp.mat44(x, 0.0, 0.0, 0.0, 0.0, x, 0.0, 0.0, 0.0, 0.0, x, 0.0, 0.0, 0.0, 0.0, 1.0)       <L 7>
        var_13 = wp::mat_t<4, 4, wp::float32>(var_x, var_0, var_1, var_2, var_3, var_x, var_4, var_5, var_6, var_7, var_x, var_8, var_9, var_10, var_11, var_12);
        wp::array_store(var_out, var_14, var_13);
    }
}
