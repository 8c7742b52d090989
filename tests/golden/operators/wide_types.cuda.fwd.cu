extern "C" __global__ void wide_types_fb110369_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::int64 var_a,
    wp::uint64 var_b,
    wp::float64 var_c)
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
        wp::int64 var_2;
        wp::uint64 var_3;
        wp::float64 var_4;
        wp::float64 var_5;
        //---------
        // forward
        // def wide_types(a: wp.int64, b: wp.uint64, c: wp.float64):                              <L 6>
        // d = a * a - wp.int64(1)                                                                <L 7>
        var_0 = wp::mul(var_a, var_a);
        var_1 = 1ll;
        var_2 = wp::sub(var_0, var_1);
        // e = b >> b                                                                             <L 8>
        var_3 = wp::rshift(var_b, var_b);
        // f = c / wp.float64(3.0)                                                                <L 9>
        var_4 = 3.0;
        var_5 = wp::div(var_c, var_4);
    }
}
