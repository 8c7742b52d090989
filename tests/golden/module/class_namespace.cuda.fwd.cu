extern "C" __global__ void class_namespace_ad4b7c0f_cuda_kernel_forward(
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
        const wp::float32 var_0 = 0.25;
        const wp::int32 var_1 = 4;
        const wp::vec_t<3, wp::float32> var_2 = wp::initializer_array<3,wp::float32>{0.0, 1.0, 0.0};
        const wp::int32 var_3 = 0;
        const wp::int32 var_4 = 0;
        const wp::float32 var_5 = 0.25;
        const wp::float32 var_6 = 0.25;
        wp::float32 var_7;
        const wp::int32 var_8 = 1;
        const wp::float32 var_9 = 0.25;
        const wp::float32 var_10 = 0.25;
        wp::float32 var_11;
        const wp::int32 var_12 = 2;
        const wp::float32 var_13 = 0.25;
        const wp::float32 var_14 = 0.25;
        wp::float32 var_15;
        const wp::int32 var_16 = 3;
        const wp::float32 var_17 = 0.25;
        const wp::float32 var_18 = 0.25;
        wp::float32 var_19;
        //---------
        // forward
        // def class_namespace(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):             <L 12>
        // x[Config.SIZE] = Config.RATE                                                           <L 13>
        wp::array_store(var_x, var_1, var_0);
        // v[0] = Config.UP                                                                       <L 14>
        wp::array_store(var_v, var_3, var_2);
        // for i in range(Config.SIZE):                                                           <L 15>
        // x[i] = wp.sin(Config.RATE)                                                             <L 16>
        var_7 = wp::sin(var_6);
        wp::array_store(var_x, var_4, var_7);
        var_11 = wp::sin(var_10);
        wp::array_store(var_x, var_8, var_11);
        var_15 = wp::sin(var_14);
        wp::array_store(var_x, var_12, var_15);
        var_19 = wp::sin(var_18);
        wp::array_store(var_x, var_16, var_19);
    }
}
