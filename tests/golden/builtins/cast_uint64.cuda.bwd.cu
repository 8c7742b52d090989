extern "C" __global__ void casts_3150cb51_cuda_kernel_backward(
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
        wp::uint64 var_0;
        wp::uint64 var_1;
        wp::uint64 var_2;
        wp::uint64 var_3;
        wp::uint64 var_4;
        wp::uint64 var_5;
        wp::uint64 var_6;
        wp::uint64 var_7;
        wp::uint64 var_8;
        wp::uint64 var_9;
        wp::uint64 var_10;
        wp::uint64 var_11;
        wp::uint64 var_12;
        //---------
        // dual vars
        wp::uint64 adj_0 = {};
        wp::uint64 adj_1 = {};
        wp::uint64 adj_2 = {};
        wp::uint64 adj_3 = {};
        wp::uint64 adj_4 = {};
        wp::uint64 adj_5 = {};
        wp::uint64 adj_6 = {};
        wp::uint64 adj_7 = {};
        wp::uint64 adj_8 = {};
        wp::uint64 adj_9 = {};
        wp::uint64 adj_10 = {};
        wp::uint64 adj_11 = {};
        wp::uint64 adj_12 = {};
        //---------
        // forward
        // def casts(a: wp.int8, b: wp.uint8, c: wp.int16, d: wp.uint16, e: wp.int32, f: wp.uint32, g: wp.int64, h: wp.uint64, i: wp.float16, j: wp.bfloat16, k: wp.float32, l: wp.float64, m: wp.bool):       <L 6>
        // aa = wp.uint64(a)                                                                      <L 7>
        var_0 = wp::uint64(var_a);
        // bb = wp.uint64(b)                                                                      <L 8>
        var_1 = wp::uint64(var_b);
        // cc = wp.uint64(c)                                                                      <L 9>
        var_2 = wp::uint64(var_c);
        // dd = wp.uint64(d)                                                                      <L 10>
        var_3 = wp::uint64(var_d);
        // ee = wp.uint64(e)                                                                      <L 11>
        var_4 = wp::uint64(var_e);
        // ff = wp.uint64(f)                                                                      <L 12>
        var_5 = wp::uint64(var_f);
        // gg = wp.uint64(g)                                                                      <L 13>
        var_6 = wp::uint64(var_g);
        // hh = wp.uint64(h)                                                                      <L 14>
        var_7 = wp::uint64(var_h);
        // ii = wp.uint64(i)                                                                      <L 15>
        var_8 = wp::uint64(var_i);
        // jj = wp.uint64(j)                                                                      <L 16>
        var_9 = wp::uint64(var_j);
        // kk = wp.uint64(k)                                                                      <L 17>
        var_10 = wp::uint64(var_k);
        // ll = wp.uint64(l)                                                                      <L 18>
        var_11 = wp::uint64(var_l);
        // mm = wp.uint64(m)                                                                      <L 19>
        var_12 = wp::uint64(var_m);
        //---------
        // reverse
        // adj: mm = wp.uint64(m)                                                                 <L 19>
        // adj: ll = wp.uint64(l)                                                                 <L 18>
        // adj: kk = wp.uint64(k)                                                                 <L 17>
        // adj: jj = wp.uint64(j)                                                                 <L 16>
        // adj: ii = wp.uint64(i)                                                                 <L 15>
        // adj: hh = wp.uint64(h)                                                                 <L 14>
        // adj: gg = wp.uint64(g)                                                                 <L 13>
        // adj: ff = wp.uint64(f)                                                                 <L 12>
        // adj: ee = wp.uint64(e)                                                                 <L 11>
        // adj: dd = wp.uint64(d)                                                                 <L 10>
        // adj: cc = wp.uint64(c)                                                                 <L 9>
        // adj: bb = wp.uint64(b)                                                                 <L 8>
        // adj: aa = wp.uint64(a)                                                                 <L 7>
        // adj: def casts(a: wp.int8, b: wp.uint8, c: wp.int16, d: wp.uint16, e: wp.int32, f: wp.uint32, g: wp.int64, h: wp.uint64, i: wp.float16, j: wp.bfloat16, k: wp.float32, l: wp.float64, m: wp.bool):  <L 6>
        continue;
    }
}
