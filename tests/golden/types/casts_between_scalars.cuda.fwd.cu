extern "C" __global__ void casts_between_scalars_4541c2d0_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_n,
    wp::float32 var_x,
    wp::float64 var_d,
    wp::uint8 var_u)
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
        wp::int32 var_1;
        wp::float64 var_2;
        wp::float32 var_3;
        wp::int64 var_4;
        wp::uint8 var_5;
        wp::float16 var_6;
        bool var_7;
        bool var_8;
        wp::int32 var_9;
        //---------
        // forward
        // def casts_between_scalars(n: int, x: float, d: wp.float64, u: wp.uint8):               <L 6>
        // a = float(n)                                                                           <L 7>
        var_0 = wp::float(var_n);
        // b = int(x)                                                                             <L 8>
        var_1 = wp::int(var_x);
        // c = wp.float64(x)                                                                      <L 9>
        var_2 = wp::float64(var_x);
        // e = wp.float32(d)                                                                      <L 10>
        var_3 = wp::float32(var_d);
        // f = wp.int64(n)                                                                        <L 11>
        var_4 = wp::int64(var_n);
        // g = wp.uint8(n)                                                                        <L 12>
        var_5 = wp::uint8(var_n);
        // h = wp.float16(x)                                                                      <L 13>
        var_6 = wp::float16(var_x);
        // k = bool(n)                                                                            <L 14>
        var_7 = bool(var_n);
        // l = wp.bool(x)                                                                         <L 15>
        var_8 = bool(var_x);
        // m = wp.int32(u)                                                                        <L 16>
        var_9 = wp::int32(var_u);
    }
}
