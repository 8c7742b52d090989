extern "C" __global__ void augment_element_bits_f9fbc498_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_x,
    wp::int32 var_mask)
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
        wp::int32 var_1;
        const wp::int32 var_2 = 8;
        wp::int32 var_3;
        const wp::int32 var_4 = 0;
        wp::int32* var_5;
        wp::int32 var_6;
        wp::int32 var_7;
        //---------
        // forward
        // def augment_element_bits(x: wp.array(dtype=int), mask: int):                           <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // x[i] &= mask                                                                           <L 8>
        var_1 = wp::atomic_and(var_x, var_0, var_mask);
        // x[i] |= 8                                                                              <L 9>
        var_3 = wp::atomic_or(var_x, var_0, var_2);
        // x[i] ^= x[0]                                                                           <L 10>
        var_5 = wp::address(var_x, var_4);
        var_7 = wp::load(var_5);
        var_6 = wp::atomic_xor(var_x, var_0, var_7);
    }
}
