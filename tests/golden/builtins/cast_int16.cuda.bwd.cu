extern "C" __global__ void casts_3681fbad_cuda_kernel_backward(
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
        wp::int16 var_0;
        wp::int16 var_1;
        wp::int16 var_2;
        wp::int16 var_3;
        wp::int16 var_4;
        wp::int16 var_5;
        wp::int16 var_6;
        wp::int16 var_7;
        wp::int16 var_8;
        wp::int16 var_9;
        wp::int16 var_10;
        wp::int16 var_11;
        wp::int16 var_12;
        //---------
        // dual vars
        wp::int16 adj_0 = {};
        wp::int16 adj_1 = {};
        wp::int16 adj_2 = {};
        wp::int16 adj_3 = {};
        wp::int16 adj_4 = {};
        wp::int16 adj_5 = {};
        wp::int16 adj_6 = {};
        wp::int16 adj_7 = {};
        wp::int16 adj_8 = {};
        wp::int16 adj_9 = {};
        wp::int16 adj_10 = {};
        wp::int16 adj_11 = {};
        wp::int16 adj_12 = {};
        //---------
        // forward
        // def casts(a: wp.int8, b: wp.uint8, c: wp.int16, d: wp.uint16, e: wp.int32, f: wp.uint32, g: wp.int64, h: wp.uint64, i: wp.float16, j: wp.bfloat16, k: wp.float32, l: wp.float64, m: wp.bool):       <L 6>
        // aa = wp.int16(a)                                                                       <L 7>
        var_0 = wp::int16(var_a);
        // bb = wp.int16(b)                                                                       <L 8>
        var_1 = wp::int16(var_b);
        // cc = wp.int16(c)                                                                       <L 9>
        var_2 = wp::int16(var_c);
        // dd = wp.int16(d)                                                                       <L 10>
        var_3 = wp::int16(var_d);
        // ee = wp.int16(e)                                                                       <L 11>
        var_4 = wp::int16(var_e);
        // ff = wp.int16(f)                                                                       <L 12>
        var_5 = wp::int16(var_f);
        // gg = wp.int16(g)                                                                       <L 13>
        var_6 = wp::int16(var_g);
        // hh = wp.int16(h)                                                                       <L 14>
        var_7 = wp::int16(var_h);
        // ii = wp.int16(i)                                                                       <L 15>
        var_8 = wp::int16(var_i);
        // jj = wp.int16(j)                                                                       <L 16>
        var_9 = wp::int16(var_j);
        // kk = wp.int16(k)                                                                       <L 17>
        var_10 = wp::int16(var_k);
        // ll = wp.int16(l)                                                                       <L 18>
        var_11 = wp::int16(var_l);
        // mm = wp.int16(m)                                                                       <L 19>
        var_12 = wp::int16(var_m);
        //---------
        // reverse
        // adj: mm = wp.int16(m)                                                                  <L 19>
        // adj: ll = wp.int16(l)                                                                  <L 18>
        // adj: kk = wp.int16(k)                                                                  <L 17>
        // adj: jj = wp.int16(j)                                                                  <L 16>
        // adj: ii = wp.int16(i)                                                                  <L 15>
        // adj: hh = wp.int16(h)                                                                  <L 14>
        // adj: gg = wp.int16(g)                                                                  <L 13>
        // adj: ff = wp.int16(f)                                                                  <L 12>
        // adj: ee = wp.int16(e)                                                                  <L 11>
        // adj: dd = wp.int16(d)                                                                  <L 10>
        // adj: cc = wp.int16(c)                                                                  <L 9>
        // adj: bb = wp.int16(b)                                                                  <L 8>
        // adj: aa = wp.int16(a)                                                                  <L 7>
        // adj: def casts(a: wp.int8, b: wp.uint8, c: wp.int16, d: wp.uint16, e: wp.int32, f: wp.uint32, g: wp.int64, h: wp.uint64, i: wp.float16, j: wp.bfloat16, k: wp.float32, l: wp.float64, m: wp.bool):  <L 6>
        continue;
    }
}
