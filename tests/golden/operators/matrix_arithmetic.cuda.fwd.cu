extern "C" __global__ void matrix_arithmetic_96125324_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::mat_t<2, 2, wp::float32> var_a,
    wp::mat_t<2, 2, wp::float32> var_b,
    wp::float32 var_s,
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
        wp::mat_t<2, 2, wp::float32> var_0;
        const wp::int32 var_1 = 0;
        wp::mat_t<2, 2, wp::float32> var_2;
        const wp::int32 var_3 = 1;
        wp::mat_t<2, 2, wp::float32> var_4;
        const wp::int32 var_5 = 2;
        wp::mat_t<2, 2, wp::float32> var_6;
        const wp::int32 var_7 = 3;
        wp::mat_t<2, 2, wp::float32> var_8;
        const wp::int32 var_9 = 4;
        wp::mat_t<2, 2, wp::float32> var_10;
        const wp::int32 var_11 = 5;
        wp::mat_t<2, 2, wp::float32> var_12;
        const wp::int32 var_13 = 6;
        wp::mat_t<2, 2, wp::float32> var_14;
        const wp::int32 var_15 = 7;
        //---------
        // forward
        // def matrix_arithmetic(a: wp.mat22, b: wp.mat22, s: float, out: wp.array(dtype=wp.mat22)):       <L 6>
        // out[0] = a + b                                                                         <L 7>
        var_0 = wp::add(var_a, var_b);
        wp::array_store(var_out, var_1, var_0);
        // out[1] = a - b                                                                         <L 8>
        var_2 = wp::sub(var_a, var_b);
        wp::array_store(var_out, var_3, var_2);
        // out[2] = a * s                                                                         <L 9>
        var_4 = wp::mul(var_a, var_s);
        wp::array_store(var_out, var_5, var_4);
        // out[3] = s * a                                                                         <L 10>
        var_6 = wp::mul(var_s, var_a);
        wp::array_store(var_out, var_7, var_6);
        // out[4] = a / s                                                                         <L 11>
        var_8 = wp::div(var_a, var_s);
        wp::array_store(var_out, var_9, var_8);
        // out[5] = s / a                                                                         <L 12>
        var_10 = wp::div(var_s, var_a);
        wp::array_store(var_out, var_11, var_10);
        // out[6] = -a                                                                            <L 13>
        var_12 = wp::neg(var_a);
        wp::array_store(var_out, var_13, var_12);
        // out[7] = +a                                                                            <L 14>
        var_14 = wp::pos(var_a);
        wp::array_store(var_out, var_15, var_14);
    }
}
