struct wp_args_casts_3150cb51 {
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
static void casts_3150cb51_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_casts_3150cb51 *_wp_args)
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
}
