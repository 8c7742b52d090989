extern "C" __global__ void matrix_function_88b26dd1_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::float32 var_x,
    wp::array_t<wp::mat_t<2, 2, wp::float32>> var_out)
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
        const wp::float32 var_1 = 3.0;
        const wp::float32 var_2 = 4.0;
        const wp::int32 var_3 = 2;
        const wp::int32 var_4 = 2;
        wp::tuple_t<wp::int32, wp::int32> var_5;
        wp::mat_t<2, 2, wp::float32> var_6;
        const wp::int32 var_7 = 0;
        const wp::int32 var_8 = 2;
        const wp::int32 var_9 = 3;
        wp::tuple_t<wp::int32, wp::int32> var_10;
        wp::mat_t<2, 3, wp::float32> var_11;
        const wp::int32 var_12 = 3;
        const wp::int32 var_13 = 3;
        wp::tuple_t<wp::int32, wp::int32> var_14;
        wp::mat_t<3, 3, wp::float32> var_15;
        //---------
        // forward
        // def matrix_function(x: float, out: wp.array(dtype=wp.mat22)):                          <L 6>
        // out[0] = wp.matrix(x, 2.0, 3.0, 4.0, shape=(2, 2))                                     <L 7>
        var_5 = wp::tuple(var_3, var_4);
        var_6 = wp::mat_t<2, 2, wp::float32>(var_x, var_0, var_1, var_2);
        wp::array_store(var_out, var_7, var_6);
        // a = wp.matrix(shape=(2, 3), dtype=float)                                               <L 8>
        var_10 = wp::tuple(var_8, var_9);
        var_11 = wp::mat_t<2, 3, wp::float32>();
        // b = wp.matrix(x, shape=(3, 3))                                                         <L 9>
        var_14 = wp::tuple(var_12, var_13);
        var_15 = wp::mat_t<3, 3, wp::float32>(var_x);
    }
}
