extern "C" __global__ void small_integer_types_b63059ee_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::int8 var_a,
    wp::int8 var_b,
    wp::uint16 var_c,
    wp::uint16 var_d)
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
        wp::int8 var_0;
        wp::int8 var_1;
        wp::uint16 var_2;
        wp::uint16 var_3;
        wp::uint16 var_4;
        //---------
        // forward
        // def small_integer_types(a: wp.int8, b: wp.int8, c: wp.uint16, d: wp.uint16):           <L 6>
        // e = a + b                                                                              <L 7>
        var_0 = wp::add(var_a, var_b);
        // f = a * b                                                                              <L 8>
        var_1 = wp::mul(var_a, var_b);
        // g = c // d                                                                             <L 9>
        var_2 = wp::floordiv(var_c, var_d);
        // h = c % d                                                                              <L 10>
        var_3 = wp::mod(var_c, var_d);
        // k = ~c                                                                                 <L 11>
        var_4 = wp::invert(var_c);
    }
}
