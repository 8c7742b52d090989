extern "C" __global__ void cast_64_bit_literals_a0c077d9_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float64> var_d,
    wp::array_t<wp::int64> var_n,
    wp::array_t<wp::uint64> var_u)
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
        wp::float64 var_0;
        const wp::int32 var_1 = 0;
        wp::float64 var_2;
        const wp::int32 var_3 = 1;
        wp::int64 var_4;
        const wp::int32 var_5 = 0;
        wp::uint64 var_6;
        const wp::int32 var_7 = 0;
        const wp::float32 var_8 = INFINITY;
        wp::float64 var_9;
        const wp::int32 var_10 = 2;
        //---------
        // forward
        // def cast_64_bit_literals(d: wp.array(dtype=wp.float64), n: wp.array(dtype=wp.int64), u: wp.array(dtype=wp.uint64)):       <L 6>
        // d[0] = wp.float64(2.0)                                                                 <L 7>
        var_0 = 2.0;
        wp::array_store(var_d, var_1, var_0);
        // d[1] = wp.float64(1)                                                                   <L 8>
        var_2 = 1;
        wp::array_store(var_d, var_3, var_2);
        // n[0] = wp.int64(3)                                                                     <L 9>
        var_4 = 3ll;
        wp::array_store(var_n, var_5, var_4);
        // u[0] = wp.uint64(5)                                                                    <L 10>
        var_6 = 5ull;
        wp::array_store(var_u, var_7, var_6);
        // d[2] = wp.float64(wp.inf)                                                              <L 11>
        var_9 = INFINITY;
        wp::array_store(var_d, var_10, var_9);
    }
}
