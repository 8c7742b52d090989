struct wp_args_expect_neq_rows_752daef0 {
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
    wp::quat_t<wp::float16> n;
    wp::quat_t<wp::float32> o;
    wp::quat_t<wp::float64> p;
    wp::transform_t<wp::float16> q;
    wp::transform_t<wp::float32> r;
    wp::transform_t<wp::float64> s;
    wp::vec_t<3, wp::float32> t;
    wp::mat_t<2, 2, wp::float32> u;
    wp::vec_t<2, bool> v;
    wp::mat_t<2, 2, bool> w;
};

template <bool wp_linear_contiguous>
static void expect_neq_rows_752daef0_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_expect_neq_rows_752daef0 *_wp_args)
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
    wp::quat_t<wp::float16> var_n = _wp_args->n;
    wp::quat_t<wp::float32> var_o = _wp_args->o;
    wp::quat_t<wp::float64> var_p = _wp_args->p;
    wp::transform_t<wp::float16> var_q = _wp_args->q;
    wp::transform_t<wp::float32> var_r = _wp_args->r;
    wp::transform_t<wp::float64> var_s = _wp_args->s;
    wp::vec_t<3, wp::float32> var_t = _wp_args->t;
    wp::mat_t<2, 2, wp::float32> var_u = _wp_args->u;
    wp::vec_t<2, bool> var_v = _wp_args->v;
    wp::mat_t<2, 2, bool> var_w = _wp_args->w;
    //---------
    // primal vars
    //---------
    // forward
    // def expect_neq_rows(                                                                   <L 9>
    // wp.expect_neq(a, a)                                                                    <L 34>
    wp::expect_neq(var_a, var_a);
    // wp.expect_neq(b, b)                                                                    <L 35>
    wp::expect_neq(var_b, var_b);
    // wp.expect_neq(c, c)                                                                    <L 36>
    wp::expect_neq(var_c, var_c);
    // wp.expect_neq(d, d)                                                                    <L 37>
    wp::expect_neq(var_d, var_d);
    // wp.expect_neq(e, e)                                                                    <L 38>
    wp::expect_neq(var_e, var_e);
    // wp.expect_neq(f, f)                                                                    <L 39>
    wp::expect_neq(var_f, var_f);
    // wp.expect_neq(g, g)                                                                    <L 40>
    wp::expect_neq(var_g, var_g);
    // wp.expect_neq(h, h)                                                                    <L 41>
    wp::expect_neq(var_h, var_h);
    // wp.expect_neq(i, i)                                                                    <L 42>
    wp::expect_neq(var_i, var_i);
    // wp.expect_neq(j, j)                                                                    <L 43>
    wp::expect_neq(var_j, var_j);
    // wp.expect_neq(k, k)                                                                    <L 44>
    wp::expect_neq(var_k, var_k);
    // wp.expect_neq(l, l)                                                                    <L 45>
    wp::expect_neq(var_l, var_l);
    // wp.expect_neq(m, m)                                                                    <L 46>
    wp::expect_neq(var_m, var_m);
    // wp.expect_neq(n, n)                                                                    <L 47>
    wp::expect_neq(var_n, var_n);
    // wp.expect_neq(o, o)                                                                    <L 48>
    wp::expect_neq(var_o, var_o);
    // wp.expect_neq(p, p)                                                                    <L 49>
    wp::expect_neq(var_p, var_p);
    // wp.expect_neq(q, q)                                                                    <L 50>
    wp::expect_neq(var_q, var_q);
    // wp.expect_neq(r, r)                                                                    <L 51>
    wp::expect_neq(var_r, var_r);
    // wp.expect_neq(s, s)                                                                    <L 52>
    wp::expect_neq(var_s, var_s);
    // wp.expect_neq(t, t)                                                                    <L 53>
    wp::expect_neq(var_t, var_t);
    // wp.expect_neq(u, u)                                                                    <L 54>
    wp::expect_neq(var_u, var_u);
    // wp.expect_neq(v, v)                                                                    <L 55>
    wp::expect_neq(var_v, var_v);
    // wp.expect_neq(w, w)                                                                    <L 56>
    wp::expect_neq(var_w, var_w);
}
