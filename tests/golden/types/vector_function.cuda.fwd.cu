extern "C" __global__ void vector_function_6fee3936_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::float32 var_x,
    wp::array_t<wp::vec_t<2, wp::float32>> var_out)
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
        const wp::float32 var_0 = 2.0;
        wp::vec_t<2, wp::float32> var_1;
        const wp::int32 var_2 = 0;
        const wp::int32 var_3 = 3;
        wp::vec_t<3, wp::float32> var_4;
        const wp::int32 var_5 = 1;
        const wp::int32 var_6 = 2;
        wp::vec_t<2, wp::float64> var_7;
        const wp::float64 var_8 = 1;
        const wp::float64 var_9 = 2;
        const wp::int32 var_10 = 4;
        wp::vec_t<4, wp::float32> var_11;
        //---------
        // forward
        // def vector_function(x: float, out: wp.array(dtype=wp.vec2)):                           <L 6>
        // out[0] = wp.vector(x, 2.0)                                                             <L 7>
        var_1 = wp::vec_t<2, wp::float32>(var_x, var_0);
        wp::array_store(var_out, var_2, var_1);
        // a = wp.vector(length=3, dtype=float)                                                   <L 8>
        var_4 = wp::vec_t<3, wp::float32>();
        // b = wp.vector(1, 2, dtype=wp.float64)                                                  <L 9>
        var_7 = wp::vec_t<2, wp::float64>(var_8, var_9);
        // c = wp.vector(x, length=4)                                                             <L 10>
        var_11 = wp::vec_t<4, wp::float32>(var_x);
    }
}
