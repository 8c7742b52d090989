extern "C" __global__ void vector_constructor_long_13d70beb_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::float32 var_x,
    wp::array_t<wp::vec_t<5, wp::float32>> var_out)
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
        const wp::float32 var_2 = 5.0;
        wp::vec_t<5, wp::float32> var_3;
        const wp::int32 var_4 = 0;
        wp::vec_t<5, wp::float32> var_5;
        const wp::int32 var_6 = 1;
        wp::vec_t<5, wp::float32> var_7;
        const wp::int32 var_8 = 2;
        //---------
        // forward
        // def vector_constructor_long(x: float, out: wp.array(dtype=vec5)):                      <L 8>
        // out[0] = vec5(x, 2.0, 3.0, x, 5.0)                                                     <L 9>
        var_3 = wp::vec_t<5, wp::float32>({var_x, var_0, var_1, var_x, var_2});
        wp::array_store(var_out, var_4, var_3);
        // out[1] = vec5(x)                                                                       <L 10>
        var_5 = wp::vec_t<5, wp::float32>(var_x);
        wp::array_store(var_out, var_6, var_5);
        // out[2] = vec5()                                                                        <L 11>
        var_7 = wp::vec_t<5, wp::float32>();
        wp::array_store(var_out, var_8, var_7);
    }
}
