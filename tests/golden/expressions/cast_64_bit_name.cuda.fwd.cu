extern "C" __global__ void cast_64_bit_name_9bb6efc7_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int64> var_n)
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
        wp::int64 var_0;
        wp::int64 var_1;
        const wp::int32 var_2 = 0;
        //---------
        // forward
        // def cast_64_bit_name(n: wp.array(dtype=wp.int64)):                                     <L 6>
        // k = 3                                                                                  <L 7>
        // m = wp.int64(k)                                                                        <L 8>
        var_0 = 3ll;
        // n[0] = m + k                                                                           <L 9>
        var_1 = wp::add(var_0, var_0);
        wp::array_store(var_n, var_2, var_1);
    }
}
