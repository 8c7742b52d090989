extern "C" __global__ void precedence_68bdb439_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::float32 var_a,
    wp::float32 var_b,
    wp::float32 var_c,
    wp::array_t<wp::float32> var_out)
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
        wp::float32 var_0;
        wp::float32 var_1;
        const wp::int32 var_2 = 0;
        wp::float32 var_3;
        wp::float32 var_4;
        const wp::int32 var_5 = 1;
        wp::float32 var_6;
        wp::float32 var_7;
        const wp::int32 var_8 = 2;
        wp::float32 var_9;
        wp::float32 var_10;
        const wp::int32 var_11 = 3;
        wp::float32 var_12;
        wp::float32 var_13;
        const wp::int32 var_14 = 4;
        //---------
        // forward
        // def precedence(a: float, b: float, c: float, out: wp.array(dtype=float)):              <L 6>
        // out[0] = a + b * c                                                                     <L 7>
        var_0 = wp::mul(var_b, var_c);
        var_1 = wp::add(var_a, var_0);
        wp::array_store(var_out, var_2, var_1);
        // out[1] = (a + b) * c                                                                   <L 8>
        var_3 = wp::add(var_a, var_b);
        var_4 = wp::mul(var_3, var_c);
        wp::array_store(var_out, var_5, var_4);
        // out[2] = -a**b                                                                         <L 9>
        var_6 = wp::pow(var_a, var_b);
        var_7 = wp::neg(var_6);
        wp::array_store(var_out, var_8, var_7);
        // out[3] = a - b - c                                                                     <L 10>
        var_9 = wp::sub(var_a, var_b);
        var_10 = wp::sub(var_9, var_c);
        wp::array_store(var_out, var_11, var_10);
        // out[4] = a**b**c                                                                       <L 11>
        var_12 = wp::pow(var_b, var_c);
        var_13 = wp::pow(var_a, var_12);
        wp::array_store(var_out, var_14, var_13);
    }
}
