extern "C" __global__ void casts_be9f05e2_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::int8 var_a,
    wp::uint8 var_b,
    wp::int16 var_c,
    wp::uint16 var_d,
    wp::int32 var_e,
    wp::uint32 var_f,
    wp::int64 var_g,
    wp::uint64 var_h,
    wp::float16 var_i,
    wp::bfloat16 var_j,
    wp::float32 var_k,
    wp::float64 var_l,
    bool var_m)
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
        wp::float16 var_0;
        wp::float16 var_1;
        wp::float16 var_2;
        wp::float16 var_3;
        wp::float16 var_4;
        wp::float16 var_5;
        wp::float16 var_6;
        wp::float16 var_7;
        wp::float16 var_8;
        wp::float16 var_9;
        wp::float16 var_10;
        wp::float16 var_11;
        wp::float16 var_12;
        //---------
        // forward
        // def casts(a: wp.int8, b: wp.uint8, c: wp.int16, d: wp.uint16, e: wp.int32, f: wp.uint32, g: wp.int64, h: wp.uint64, i: wp.float16, j: wp.bfloat16, k: wp.float32, l: wp.float64, m: wp.bool):       <L 6>
        // aa = wp.float16(a)                                                                     <L 7>
        var_0 = wp::float16(var_a);
        // bb = wp.float16(b)                                                                     <L 8>
        var_1 = wp::float16(var_b);
        // cc = wp.float16(c)                                                                     <L 9>
        var_2 = wp::float16(var_c);
        // dd = wp.float16(d)                                                                     <L 10>
        var_3 = wp::float16(var_d);
        // ee = wp.float16(e)                                                                     <L 11>
        var_4 = wp::float16(var_e);
        // ff = wp.float16(f)                                                                     <L 12>
        var_5 = wp::float16(var_f);
        // gg = wp.float16(g)                                                                     <L 13>
        var_6 = wp::float16(var_g);
        // hh = wp.float16(h)                                                                     <L 14>
        var_7 = wp::float16(var_h);
        // ii = wp.float16(i)                                                                     <L 15>
        var_8 = wp::float16(var_i);
        // jj = wp.float16(j)                                                                     <L 16>
        var_9 = wp::float16(var_j);
        // kk = wp.float16(k)                                                                     <L 17>
        var_10 = wp::float16(var_k);
        // ll = wp.float16(l)                                                                     <L 18>
        var_11 = wp::float16(var_l);
        // mm = wp.float16(m)                                                                     <L 19>
        var_12 = wp::float16(var_m);
    }
}
