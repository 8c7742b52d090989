extern "C" __global__ void bit_count_rows_d2941730_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_n,
    wp::uint64 var_u)
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
        wp::int32 var_2;
        wp::int32 var_3;
        wp::int32 var_4;
        wp::int32 var_5;
        //---------
        // forward
        // def bit_count_rows(n: wp.array(dtype=int), u: wp.uint64):                              <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // n[i] = wp.bit_count(n[i]) + wp.bit_count(u)                                            <L 8>
        var_1 = wp::address(var_n, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::bit_count(var_3);
        var_4 = wp::bit_count(var_u);
        var_5 = wp::add(var_2, var_4);
        wp::array_store(var_n, var_0, var_5);
    }
}
