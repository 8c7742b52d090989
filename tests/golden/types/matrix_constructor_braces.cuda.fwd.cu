extern "C" __global__ void matrix_constructor_braces_938e0849_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::float32 var_x,
    wp::array_t<wp::mat_t<2, 3, wp::float32>> var_out)
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
        const wp::float32 var_3 = 5.0;
        wp::mat_t<2, 3, wp::float32> var_4;
        const wp::int32 var_5 = 0;
        wp::mat_t<2, 3, wp::float32> var_6;
        const wp::int32 var_7 = 1;
        wp::mat_t<2, 3, wp::float32> var_8;
        const wp::int32 var_9 = 2;
        //---------
        // forward
        // def matrix_constructor_braces(x: float, out: wp.array(dtype=mat23)):                   <L 8>
        // out[0] = mat23(x, 2.0, 3.0, 4.0, 5.0, x)                                               <L 9>
        var_4 = wp::mat_t<2, 3, wp::float32>({var_x, var_0, var_1, var_2, var_3, var_x});
        wp::array_store(var_out, var_5, var_4);
        // out[1] = mat23(x)                                                                      <L 10>
        var_6 = wp::mat_t<2, 3, wp::float32>(var_x);
        wp::array_store(var_out, var_7, var_6);
        // out[2] = mat23()                                                                       <L 11>
        var_8 = wp::mat_t<2, 3, wp::float32>();
        wp::array_store(var_out, var_9, var_8);
    }
}
