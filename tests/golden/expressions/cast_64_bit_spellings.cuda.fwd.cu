extern "C" __global__ void cast_64_bit_spellings_3b1d7698_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float64> var_d,
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
        wp::float64 var_0;
        const wp::int32 var_1 = 0;
        wp::float64 var_2;
        const wp::int32 var_3 = 1;
        wp::uint64 var_4;
        wp::float64 var_5;
        const wp::int32 var_6 = 2;
        //---------
        // forward
        // def cast_64_bit_spellings(d: wp.array(dtype=wp.float64), u: wp.uint64):                <L 8>
        // d[0] = Real(2.0)                                                                       <L 9>
        var_0 = 2.0;
        wp::array_store(var_d, var_1, var_0);
        // d[1] = d.dtype(3.0)                                                                    <L 10>
        var_2 = 3.0;
        wp::array_store(var_d, var_3, var_2);
        // v = type(u)(4)                                                                         <L 11>
        var_4 = 4ull;
        // d[2] = wp.float64(-5)                                                                  <L 12>
        var_5 = -5;
        wp::array_store(var_d, var_6, var_5);
    }
}
