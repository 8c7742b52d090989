struct wp_args_casts_644f2347 {
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
static void casts_644f2347_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_casts_644f2347 *_wp_args)
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
    bool var_0;
    bool var_1;
    bool var_2;
    bool var_3;
    bool var_4;
    bool var_5;
    bool var_6;
    bool var_7;
    bool var_8;
    bool var_9;
    bool var_10;
    bool var_11;
    bool var_12;
    //---------
    // forward
    // def casts(a: wp.int8, b: wp.uint8, c: wp.int16, d: wp.uint16, e: wp.int32, f: wp.uint32, g: wp.int64, h: wp.uint64, i: wp.float16, j: wp.bfloat16, k: wp.float32, l: wp.float64, m: wp.bool):       <L 6>
    // aa = wp.bool(a)                                                                        <L 7>
    var_0 = bool(var_a);
    // bb = wp.bool(b)                                                                        <L 8>
    var_1 = bool(var_b);
    // cc = wp.bool(c)                                                                        <L 9>
    var_2 = bool(var_c);
    // dd = wp.bool(d)                                                                        <L 10>
    var_3 = bool(var_d);
    // ee = wp.bool(e)                                                                        <L 11>
    var_4 = bool(var_e);
    // ff = wp.bool(f)                                                                        <L 12>
    var_5 = bool(var_f);
    // gg = wp.bool(g)                                                                        <L 13>
    var_6 = bool(var_g);
    // hh = wp.bool(h)                                                                        <L 14>
    var_7 = bool(var_h);
    // ii = wp.bool(i)                                                                        <L 15>
    var_8 = bool(var_i);
    // jj = wp.bool(j)                                                                        <L 16>
    var_9 = bool(var_j);
    // kk = wp.bool(k)                                                                        <L 17>
    var_10 = bool(var_k);
    // ll = wp.bool(l)                                                                        <L 18>
    var_11 = bool(var_l);
    // mm = wp.bool(m)                                                                        <L 19>
    var_12 = bool(var_m);
}
