extern "C" __global__ void quaternion_arithmetic_026b12e0_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::quat_t<wp::float32> var_a,
    wp::quat_t<wp::float32> var_b,
    wp::float32 var_s,
    wp::array_t<wp::quat_t<wp::float32>> var_out)
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
        wp::quat_t<wp::float32> var_0;
        const wp::int32 var_1 = 0;
        wp::quat_t<wp::float32> var_2;
        const wp::int32 var_3 = 1;
        wp::quat_t<wp::float32> var_4;
        const wp::int32 var_5 = 2;
        wp::quat_t<wp::float32> var_6;
        const wp::int32 var_7 = 3;
        wp::quat_t<wp::float32> var_8;
        const wp::int32 var_9 = 4;
        wp::quat_t<wp::float32> var_10;
        const wp::int32 var_11 = 5;
        wp::quat_t<wp::float32> var_12;
        const wp::int32 var_13 = 6;
        wp::quat_t<wp::float32> var_14;
        const wp::int32 var_15 = 7;
        wp::quat_t<wp::float32> var_16;
        const wp::int32 var_17 = 8;
        //---------
        // forward
        // def quaternion_arithmetic(a: wp.quat, b: wp.quat, s: float, out: wp.array(dtype=wp.quat)):       <L 6>
        // out[0] = a + b                                                                         <L 7>
        var_0 = wp::add(var_a, var_b);
        wp::array_store(var_out, var_1, var_0);
        // out[1] = a - b                                                                         <L 8>
        var_2 = wp::sub(var_a, var_b);
        wp::array_store(var_out, var_3, var_2);
        // out[2] = a * b                                                                         <L 9>
        var_4 = wp::mul(var_a, var_b);
        wp::array_store(var_out, var_5, var_4);
        // out[3] = a * s                                                                         <L 10>
        var_6 = wp::mul(var_a, var_s);
        wp::array_store(var_out, var_7, var_6);
        // out[4] = s * a                                                                         <L 11>
        var_8 = wp::mul(var_s, var_a);
        wp::array_store(var_out, var_9, var_8);
        // out[5] = a / s                                                                         <L 12>
        var_10 = wp::div(var_a, var_s);
        wp::array_store(var_out, var_11, var_10);
        // out[6] = s / a                                                                         <L 13>
        var_12 = wp::div(var_s, var_a);
        wp::array_store(var_out, var_13, var_12);
        // out[7] = -a                                                                            <L 14>
        var_14 = wp::neg(var_a);
        wp::array_store(var_out, var_15, var_14);
        // out[8] = +a                                                                            <L 15>
        var_16 = wp::pos(var_a);
        wp::array_store(var_out, var_17, var_16);
    }
}
