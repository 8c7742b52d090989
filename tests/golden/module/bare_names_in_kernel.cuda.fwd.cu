extern "C" __global__ void bare_names_in_kernel_c2c46be6_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v)
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
        const wp::int32 var_0 = 0;
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        const wp::int32 var_4 = 0;
        const wp::float32 var_5 = 1.0;
        const wp::float32 var_6 = 2.0;
        const wp::float32 var_7 = 3.0;
        wp::vec_t<3, wp::float32> var_8;
        const wp::int32 var_9 = 0;
        //---------
        // forward
        // def bare_names_in_kernel(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):        <L 6>
        // x[0] = sin(x[0])                                                                       <L 7>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::sin(var_3);
        wp::array_store(var_x, var_4, var_2);
        // v[0] = vec3(1.0, 2.0, 3.0)                                                             <L 8>
        var_8 = wp::vec_t<3, wp::float32>(var_5, var_6, var_7);
        wp::array_store(var_v, var_9, var_8);
    }
}
