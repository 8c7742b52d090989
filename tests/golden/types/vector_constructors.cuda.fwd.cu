extern "C" __global__ void vector_constructors_8d800456_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::float32 var_x,
    wp::vec_t<3, wp::float32> var_v,
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
        wp::vec_t<3, wp::float32> var_0;
        const wp::int32 var_1 = 0;
        wp::vec_t<3, wp::float32> var_2;
        const wp::int32 var_3 = 1;
        const wp::float32 var_4 = 2.0;
        wp::vec_t<3, wp::float32> var_5;
        const wp::int32 var_6 = 2;
        wp::vec_t<3, wp::float32> var_7;
        const wp::int32 var_8 = 3;
        //---------
        // forward
        // def vector_constructors(x: float, v: wp.vec3, out: wp.array(dtype=wp.vec3)):           <L 6>
        // out[0] = wp.vec3()                                                                     <L 7>
        var_0 = wp::vec_t<3, wp::float32>();
        wp::array_store(var_out, var_1, var_0);
        // out[1] = wp.vec3(x)                                                                    <L 8>
        var_2 = wp::vec_t<3, wp::float32>(var_x);
        wp::array_store(var_out, var_3, var_2);
        // out[2] = wp.vec3(x, 2.0, x)                                                            <L 9>
        var_5 = wp::vec_t<3, wp::float32>(var_x, var_4, var_x);
        wp::array_store(var_out, var_6, var_5);
        // out[3] = wp.vec3(v)                                                                    <L 10>
        var_7 = wp::vec_t<3, wp::float32>(var_v);
        wp::array_store(var_out, var_8, var_7);
    }
}
