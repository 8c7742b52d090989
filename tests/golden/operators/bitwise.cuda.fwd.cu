extern "C" __global__ void bitwise_fac642d0_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_a,
    wp::int32 var_b,
    wp::array_t<wp::int32> var_out)
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
        wp::int32 var_0;
        const wp::int32 var_1 = 0;
        wp::int32 var_2;
        const wp::int32 var_3 = 1;
        wp::int32 var_4;
        const wp::int32 var_5 = 2;
        wp::int32 var_6;
        const wp::int32 var_7 = 3;
        wp::int32 var_8;
        const wp::int32 var_9 = 4;
        const wp::int32 var_10 = 2;
        wp::int32 var_11;
        const wp::int32 var_12 = 5;
        //---------
        // forward
        // def bitwise(a: int, b: int, out: wp.array(dtype=int)):                                 <L 6>
        // out[0] = a & b                                                                         <L 7>
        var_0 = wp::bit_and(var_a, var_b);
        wp::array_store(var_out, var_1, var_0);
        // out[1] = a | b                                                                         <L 8>
        var_2 = wp::bit_or(var_a, var_b);
        wp::array_store(var_out, var_3, var_2);
        // out[2] = a ^ b                                                                         <L 9>
        var_4 = wp::bit_xor(var_a, var_b);
        wp::array_store(var_out, var_5, var_4);
        // out[3] = ~a                                                                            <L 10>
        var_6 = wp::invert(var_a);
        wp::array_store(var_out, var_7, var_6);
        // out[4] = a << b                                                                        <L 11>
        var_8 = wp::lshift(var_a, var_b);
        wp::array_store(var_out, var_9, var_8);
        // out[5] = a >> 2                                                                        <L 12>
        var_11 = wp::rshift(var_a, var_10);
        wp::array_store(var_out, var_12, var_11);
    }
}
