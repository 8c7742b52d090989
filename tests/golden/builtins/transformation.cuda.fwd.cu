extern "C" __global__ void transformation_rows_adaf1778_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::vec_t<3, wp::float32> var_p,
    wp::quat_t<wp::float32> var_q,
    wp::float32 var_x)
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
        wp::transform_t<wp::float32> var_0;
        wp::transform_t<wp::float32> var_1;
        const wp::quat_t<wp::float32> var_2 = wp::initializer_array<4,wp::float32>{0.0, 0.0, 0.0, 1.0};
        const wp::float32 var_3 = 0.0;
        const wp::float32 var_4 = 0.0;
        const wp::float32 var_5 = 0.0;
        const wp::float32 var_6 = 0.0;
        const wp::float32 var_7 = 0.0;
        const wp::float32 var_8 = 1.0;
        wp::transform_t<wp::float32> var_9;
        wp::transform_t<float> var_10;
        wp::transform_t<wp::float32> var_11;
        wp::transform_t<wp::float64> var_12;
        const wp::float32 var_13 = 1.0;
        const wp::float32 var_14 = 2.0;
        const wp::float32 var_15 = 3.0;
        const wp::float32 var_16 = 0.0;
        const wp::float32 var_17 = 0.0;
        const wp::float32 var_18 = 0.0;
        const wp::float32 var_19 = 1.0;
        wp::transform_t<wp::float64> var_20;
        const wp::float64 var_21 = 1.0;
        const wp::float64 var_22 = 2.0;
        const wp::float64 var_23 = 3.0;
        const wp::float64 var_24 = 0.0;
        const wp::float64 var_25 = 0.0;
        const wp::float64 var_26 = 0.0;
        const wp::float64 var_27 = 1.0;
        //---------
        // forward
        // def transformation_rows(p: wp.vec3, q: wp.quat, x: float):                             <L 6>
        // a = wp.transformation(p, q)                                                            <L 7>
        var_0 = wp::transform_t<wp::float32>(var_p, var_q);
        // b = wp.transformation(p)                                                               <L 8>
        var_1 = wp::transform_t<wp::float32>(var_p, var_2);
        // c = wp.transformation(x, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0)                                 <L 9>
        var_9 = wp::transform_t<wp::float32>({var_x, var_3, var_4, var_5, var_6, var_7, var_8});
        // d = wp.transformation(p, q, dtype=float)                                               <L 10>
        var_10 = wp::transform_t<wp::float32>(var_p, var_q);
        // e = wp.transform_identity()                                                            <L 11>
        var_11 = wp::transform_identity<wp::float32>();
        // f = wp.transform_identity(dtype=wp.float64)                                            <L 12>
        var_12 = wp::transform_identity<wp::float64>();
        // g = wp.transformation(1.0, 2.0, 3.0, 0.0, 0.0, 0.0, 1.0, dtype=wp.float64)             <L 13>
        var_20 = wp::transform_t<wp::float64>({var_21, var_22, var_23, var_24, var_25, var_26, var_27});
    }
}
