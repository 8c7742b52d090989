struct wp_args_casts_0fdbb179 {
    wp::int8 a;
    wp::uint8 b;
    wp::int16 c;
    wp::uint16 d;
    wp::int32 e;
    wp::uint32 f;
    wp::int64 g;
    wp::uint64 h;
    wp::float16 i;
    wp::bfloat16 j;
    wp::float32 k;
    wp::float64 l;
    bool m;
};

template <bool wp_linear_contiguous>
static void casts_0fdbb179_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_casts_0fdbb179 *_wp_args,
    wp_args_casts_0fdbb179 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int8 var_a = _wp_args->a;
    wp::uint8 var_b = _wp_args->b;
    wp::int16 var_c = _wp_args->c;
    wp::uint16 var_d = _wp_args->d;
    wp::int32 var_e = _wp_args->e;
    wp::uint32 var_f = _wp_args->f;
    wp::int64 var_g = _wp_args->g;
    wp::uint64 var_h = _wp_args->h;
    wp::float16 var_i = _wp_args->i;
    wp::bfloat16 var_j = _wp_args->j;
    wp::float32 var_k = _wp_args->k;
    wp::float64 var_l = _wp_args->l;
    bool var_m = _wp_args->m;
    wp::int8 adj_a = _wp_adj_args->a;
    wp::uint8 adj_b = _wp_adj_args->b;
    wp::int16 adj_c = _wp_adj_args->c;
    wp::uint16 adj_d = _wp_adj_args->d;
    wp::int32 adj_e = _wp_adj_args->e;
    wp::uint32 adj_f = _wp_adj_args->f;
    wp::int64 adj_g = _wp_adj_args->g;
    wp::uint64 adj_h = _wp_adj_args->h;
    wp::float16 adj_i = _wp_adj_args->i;
    wp::bfloat16 adj_j = _wp_adj_args->j;
    wp::float32 adj_k = _wp_adj_args->k;
    wp::float64 adj_l = _wp_adj_args->l;
    bool adj_m = _wp_adj_args->m;
    //---------
    // primal vars
    wp::uint16 var_0;
    wp::uint16 var_1;
    wp::uint16 var_2;
    wp::uint16 var_3;
    wp::uint16 var_4;
    wp::uint16 var_5;
    wp::uint16 var_6;
    wp::uint16 var_7;
    wp::uint16 var_8;
    wp::uint16 var_9;
    wp::uint16 var_10;
    wp::uint16 var_11;
    wp::uint16 var_12;
    //---------
    // dual vars
    wp::uint16 adj_0 = {};
    wp::uint16 adj_1 = {};
    wp::uint16 adj_2 = {};
    wp::uint16 adj_3 = {};
    wp::uint16 adj_4 = {};
    wp::uint16 adj_5 = {};
    wp::uint16 adj_6 = {};
    wp::uint16 adj_7 = {};
    wp::uint16 adj_8 = {};
    wp::uint16 adj_9 = {};
    wp::uint16 adj_10 = {};
    wp::uint16 adj_11 = {};
    wp::uint16 adj_12 = {};
    //---------
    // forward
    // def casts(a: wp.int8, b: wp.uint8, c: wp.int16, d: wp.uint16, e: wp.int32, f: wp.uint32, g: wp.int64, h: wp.uint64, i: wp.float16, j: wp.bfloat16, k: wp.float32, l: wp.float64, m: wp.bool):       <L 6>
    // aa = wp.uint16(a)                                                                      <L 7>
    var_0 = wp::uint16(var_a);
    // bb = wp.uint16(b)                                                                      <L 8>
    var_1 = wp::uint16(var_b);
    // cc = wp.uint16(c)                                                                      <L 9>
    var_2 = wp::uint16(var_c);
    // dd = wp.uint16(d)                                                                      <L 10>
    var_3 = wp::uint16(var_d);
    // ee = wp.uint16(e)                                                                      <L 11>
    var_4 = wp::uint16(var_e);
    // ff = wp.uint16(f)                                                                      <L 12>
    var_5 = wp::uint16(var_f);
    // gg = wp.uint16(g)                                                                      <L 13>
    var_6 = wp::uint16(var_g);
    // hh = wp.uint16(h)                                                                      <L 14>
    var_7 = wp::uint16(var_h);
    // ii = wp.uint16(i)                                                                      <L 15>
    var_8 = wp::uint16(var_i);
    // jj = wp.uint16(j)                                                                      <L 16>
    var_9 = wp::uint16(var_j);
    // kk = wp.uint16(k)                                                                      <L 17>
    var_10 = wp::uint16(var_k);
    // ll = wp.uint16(l)                                                                      <L 18>
    var_11 = wp::uint16(var_l);
    // mm = wp.uint16(m)                                                                      <L 19>
    var_12 = wp::uint16(var_m);
    //---------
    // reverse
    // adj: mm = wp.uint16(m)                                                                 <L 19>
    // adj: ll = wp.uint16(l)                                                                 <L 18>
    // adj: kk = wp.uint16(k)                                                                 <L 17>
    // adj: jj = wp.uint16(j)                                                                 <L 16>
    // adj: ii = wp.uint16(i)                                                                 <L 15>
    // adj: hh = wp.uint16(h)                                                                 <L 14>
    // adj: gg = wp.uint16(g)                                                                 <L 13>
    // adj: ff = wp.uint16(f)                                                                 <L 12>
    // adj: ee = wp.uint16(e)                                                                 <L 11>
    // adj: dd = wp.uint16(d)                                                                 <L 10>
    // adj: cc = wp.uint16(c)                                                                 <L 9>
    // adj: bb = wp.uint16(b)                                                                 <L 8>
    // adj: aa = wp.uint16(a)                                                                 <L 7>
    // adj: def casts(a: wp.int8, b: wp.uint8, c: wp.int16, d: wp.uint16, e: wp.int32, f: wp.uint32, g: wp.int64, h: wp.uint64, i: wp.float16, j: wp.bfloat16, k: wp.float32, l: wp.float64, m: wp.bool):  <L 6>
    return;
}
