struct wp_args_casts_eba0aa9b {
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
static void casts_eba0aa9b_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_casts_eba0aa9b *_wp_args,
    wp_args_casts_eba0aa9b *_wp_adj_args)
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
    wp::float32 var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    //---------
    // forward
    // def casts(a: wp.int8, b: wp.uint8, c: wp.int16, d: wp.uint16, e: wp.int32, f: wp.uint32, g: wp.int64, h: wp.uint64, i: wp.float16, j: wp.bfloat16, k: wp.float32, l: wp.float64, m: wp.bool):       <L 6>
    // aa = float(a)                                                                          <L 7>
    var_0 = wp::float(var_a);
    // bb = float(b)                                                                          <L 8>
    var_1 = wp::float(var_b);
    // cc = float(c)                                                                          <L 9>
    var_2 = wp::float(var_c);
    // dd = float(d)                                                                          <L 10>
    var_3 = wp::float(var_d);
    // ee = float(e)                                                                          <L 11>
    var_4 = wp::float(var_e);
    // ff = float(f)                                                                          <L 12>
    var_5 = wp::float(var_f);
    // gg = float(g)                                                                          <L 13>
    var_6 = wp::float(var_g);
    // hh = float(h)                                                                          <L 14>
    var_7 = wp::float(var_h);
    // ii = float(i)                                                                          <L 15>
    var_8 = wp::float(var_i);
    // jj = float(j)                                                                          <L 16>
    var_9 = wp::float(var_j);
    // kk = float(k)                                                                          <L 17>
    var_10 = wp::float(var_k);
    // ll = float(l)                                                                          <L 18>
    var_11 = wp::float(var_l);
    // mm = float(m)                                                                          <L 19>
    var_12 = wp::float(var_m);
    //---------
    // reverse
    wp::adj_float(var_m, adj_m, adj_12);
    // adj: mm = float(m)                                                                     <L 19>
    wp::adj_float(var_l, adj_l, adj_11);
    // adj: ll = float(l)                                                                     <L 18>
    wp::adj_float(var_k, adj_k, adj_10);
    // adj: kk = float(k)                                                                     <L 17>
    wp::adj_float(var_j, adj_j, adj_9);
    // adj: jj = float(j)                                                                     <L 16>
    wp::adj_float(var_i, adj_i, adj_8);
    // adj: ii = float(i)                                                                     <L 15>
    wp::adj_float(var_h, adj_h, adj_7);
    // adj: hh = float(h)                                                                     <L 14>
    wp::adj_float(var_g, adj_g, adj_6);
    // adj: gg = float(g)                                                                     <L 13>
    wp::adj_float(var_f, adj_f, adj_5);
    // adj: ff = float(f)                                                                     <L 12>
    wp::adj_float(var_e, adj_e, adj_4);
    // adj: ee = float(e)                                                                     <L 11>
    wp::adj_float(var_d, adj_d, adj_3);
    // adj: dd = float(d)                                                                     <L 10>
    wp::adj_float(var_c, adj_c, adj_2);
    // adj: cc = float(c)                                                                     <L 9>
    wp::adj_float(var_b, adj_b, adj_1);
    // adj: bb = float(b)                                                                     <L 8>
    wp::adj_float(var_a, adj_a, adj_0);
    // adj: aa = float(a)                                                                     <L 7>
    // adj: def casts(a: wp.int8, b: wp.uint8, c: wp.int16, d: wp.uint16, e: wp.int32, f: wp.uint32, g: wp.int64, h: wp.uint64, i: wp.float16, j: wp.bfloat16, k: wp.float32, l: wp.float64, m: wp.bool):  <L 6>
    return;
}
