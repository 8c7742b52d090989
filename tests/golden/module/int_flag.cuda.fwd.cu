extern "C" __global__ void int_flag_f7c34b93_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_n)
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
        wp::int32* var_1;
        const wp::int32 var_2 = 2;
        wp::int32 var_3;
        wp::int32 var_4;
        wp::int32* var_5;
        const wp::int32 var_6 = 4;
        wp::int32 var_7;
        wp::int32 var_8;
        //---------
        // forward
        // def int_flag(n: wp.array(dtype=int)):                                                  <L 14>
        // i = wp.tid()                                                                           <L 15>
        var_0 = builtin_tid1d();
        // if n[i] & Bits.B:                                                                      <L 16>
        var_1 = wp::address(var_n, var_0);
        var_4 = wp::load(var_1);
        var_3 = wp::bit_and(var_4, var_2);
        if (var_3) {
            // n[i] = n[i] | Bits.C                                                               <L 17>
            var_5 = wp::address(var_n, var_0);
            var_8 = wp::load(var_5);
            var_7 = wp::bit_or(var_8, var_6);
            wp::array_store(var_n, var_0, var_7);
        }
    }
}
