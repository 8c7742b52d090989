extern "C" __global__ void scalar_arithmetic_18f44ea3_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::float32 var_a,
    wp::float32 var_b,
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
        const wp::int32 var_1 = 0;
        wp::float32 var_2;
        const wp::int32 var_3 = 1;
        wp::float32 var_4;
        const wp::int32 var_5 = 2;
        wp::float32 var_6;
        const wp::int32 var_7 = 3;
        //---------
        // forward
        // def scalar_arithmetic(a: float, b: float, out: wp.array(dtype=float)):                 <L 6>
        // out[0] = a + b                                                                         <L 7>
        var_0 = wp::add(var_a, var_b);
        wp::array_store(var_out, var_1, var_0);
        // out[1] = a - b                                                                         <L 8>
        var_2 = wp::sub(var_a, var_b);
        wp::array_store(var_out, var_3, var_2);
        // out[2] = a * b                                                                         <L 9>
        var_4 = wp::mul(var_a, var_b);
        wp::array_store(var_out, var_5, var_4);
        // out[3] = a / b                                                                         <L 10>
        var_6 = wp::div(var_a, var_b);
        wp::array_store(var_out, var_7, var_6);
    }
}
