extern "C" __global__ void casts_1baab86c_cuda_kernel_backward(
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
    bool var_m,
    wp::int8 adj_a,
    wp::uint8 adj_b,
    wp::int16 adj_c,
    wp::uint16 adj_d,
    wp::int32 adj_e,
    wp::uint32 adj_f,
    wp::int64 adj_g,
    wp::uint64 adj_h,
    wp::float16 adj_i,
    wp::bfloat16 adj_j,
    wp::float32 adj_k,
    wp::float64 adj_l,
    bool adj_m)
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
        wp::int32 var_2;
        wp::int32 var_3;
        wp::int32 var_4;
        wp::int32 var_5;
        wp::int32 var_6;
        wp::int32 var_7;
        wp::int32 var_8;
        wp::int32 var_9;
        wp::int32 var_10;
        wp::int32 var_11;
        wp::int32 var_12;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::int32 adj_9 = {};
        wp::int32 adj_10 = {};
        wp::int32 adj_11 = {};
        wp::int32 adj_12 = {};
        //---------
        // forward
        // def casts(a: wp.int8, b: wp.uint8, c: wp.int16, d: wp.uint16, e: wp.int32, f: wp.uint32, g: wp.int64, h: wp.uint64, i: wp.float16, j: wp.bfloat16, k: wp.float32, l: wp.float64, m: wp.bool):       <L 6>
        // aa = int(a)                                                                            <L 7>
        var_0 = wp::int(var_a);
        // bb = int(b)                                                                            <L 8>
        var_1 = wp::int(var_b);
        // cc = int(c)                                                                            <L 9>
        var_2 = wp::int(var_c);
        // dd = int(d)                                                                            <L 10>
        var_3 = wp::int(var_d);
        // ee = int(e)                                                                            <L 11>
        var_4 = wp::int(var_e);
        // ff = int(f)                                                                            <L 12>
        var_5 = wp::int(var_f);
        // gg = int(g)                                                                            <L 13>
        var_6 = wp::int(var_g);
        // hh = int(h)                                                                            <L 14>
        var_7 = wp::int(var_h);
        // ii = int(i)                                                                            <L 15>
        var_8 = wp::int(var_i);
        // jj = int(j)                                                                            <L 16>
        var_9 = wp::int(var_j);
        // kk = int(k)                                                                            <L 17>
        var_10 = wp::int(var_k);
        // ll = int(l)                                                                            <L 18>
        var_11 = wp::int(var_l);
        // mm = int(m)                                                                            <L 19>
        var_12 = wp::int(var_m);
        //---------
        // reverse
        // adj: mm = int(m)                                                                       <L 19>
        // adj: ll = int(l)                                                                       <L 18>
        // adj: kk = int(k)                                                                       <L 17>
        // adj: jj = int(j)                                                                       <L 16>
        // adj: ii = int(i)                                                                       <L 15>
        // adj: hh = int(h)                                                                       <L 14>
        // adj: gg = int(g)                                                                       <L 13>
        // adj: ff = int(f)                                                                       <L 12>
        // adj: ee = int(e)                                                                       <L 11>
        // adj: dd = int(d)                                                                       <L 10>
        // adj: cc = int(c)                                                                       <L 9>
        // adj: bb = int(b)                                                                       <L 8>
        // adj: aa = int(a)                                                                       <L 7>
        // adj: def casts(a: wp.int8, b: wp.uint8, c: wp.int16, d: wp.uint16, e: wp.int32, f: wp.uint32, g: wp.int64, h: wp.uint64, i: wp.float16, j: wp.bfloat16, k: wp.float32, l: wp.float64, m: wp.bool):  <L 6>
        continue;
    }
}
