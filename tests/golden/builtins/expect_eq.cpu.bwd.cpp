struct wp_args_expect_eq_rows_2c99f1e3 {
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
static void expect_eq_rows_2c99f1e3_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_expect_eq_rows_2c99f1e3 *_wp_args,
    wp_args_expect_eq_rows_2c99f1e3 *_wp_adj_args)
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
    wp::quat_t<wp::float16> adj_n = _wp_adj_args->n;
    wp::quat_t<wp::float32> adj_o = _wp_adj_args->o;
    wp::quat_t<wp::float64> adj_p = _wp_adj_args->p;
    wp::transform_t<wp::float16> adj_q = _wp_adj_args->q;
    wp::transform_t<wp::float32> adj_r = _wp_adj_args->r;
    wp::transform_t<wp::float64> adj_s = _wp_adj_args->s;
    wp::vec_t<3, wp::float32> adj_t = _wp_adj_args->t;
    wp::mat_t<2, 2, wp::float32> adj_u = _wp_adj_args->u;
    wp::vec_t<2, bool> adj_v = _wp_adj_args->v;
    wp::mat_t<2, 2, bool> adj_w = _wp_adj_args->w;
    //---------
    // primal vars
    //---------
    // dual vars
    //---------
    // forward
    // def expect_eq_rows(                                                                    <L 9>
    // wp.expect_eq(a, a)                                                                     <L 34>
    wp::expect_eq(var_a, var_a);
    // wp.expect_eq(b, b)                                                                     <L 35>
    wp::expect_eq(var_b, var_b);
    // wp.expect_eq(c, c)                                                                     <L 36>
    wp::expect_eq(var_c, var_c);
    // wp.expect_eq(d, d)                                                                     <L 37>
    wp::expect_eq(var_d, var_d);
    // wp.expect_eq(e, e)                                                                     <L 38>
    wp::expect_eq(var_e, var_e);
    // wp.expect_eq(f, f)                                                                     <L 39>
    wp::expect_eq(var_f, var_f);
    // wp.expect_eq(g, g)                                                                     <L 40>
    wp::expect_eq(var_g, var_g);
    // wp.expect_eq(h, h)                                                                     <L 41>
    wp::expect_eq(var_h, var_h);
    // wp.expect_eq(i, i)                                                                     <L 42>
    wp::expect_eq(var_i, var_i);
    // wp.expect_eq(j, j)                                                                     <L 43>
    wp::expect_eq(var_j, var_j);
    // wp.expect_eq(k, k)                                                                     <L 44>
    wp::expect_eq(var_k, var_k);
    // wp.expect_eq(l, l)                                                                     <L 45>
    wp::expect_eq(var_l, var_l);
    // wp.expect_eq(m, m)                                                                     <L 46>
    wp::expect_eq(var_m, var_m);
    // wp.expect_eq(n, n)                                                                     <L 47>
    wp::expect_eq(var_n, var_n);
    // wp.expect_eq(o, o)                                                                     <L 48>
    wp::expect_eq(var_o, var_o);
    // wp.expect_eq(p, p)                                                                     <L 49>
    wp::expect_eq(var_p, var_p);
    // wp.expect_eq(q, q)                                                                     <L 50>
    wp::expect_eq(var_q, var_q);
    // wp.expect_eq(r, r)                                                                     <L 51>
    wp::expect_eq(var_r, var_r);
    // wp.expect_eq(s, s)                                                                     <L 52>
    wp::expect_eq(var_s, var_s);
    // wp.expect_eq(t, t)                                                                     <L 53>
    wp::expect_eq(var_t, var_t);
    // wp.expect_eq(u, u)                                                                     <L 54>
    wp::expect_eq(var_u, var_u);
    // wp.expect_eq(v, v)                                                                     <L 55>
    wp::expect_eq(var_v, var_v);
    // wp.expect_eq(w, w)                                                                     <L 56>
    wp::expect_eq(var_w, var_w);
    //---------
    // reverse
    // adj: wp.expect_eq(w, w)                                                                <L 56>
    // adj: wp.expect_eq(v, v)                                                                <L 55>
    // adj: wp.expect_eq(u, u)                                                                <L 54>
    // adj: wp.expect_eq(t, t)                                                                <L 53>
    // adj: wp.expect_eq(s, s)                                                                <L 52>
    // adj: wp.expect_eq(r, r)                                                                <L 51>
    // adj: wp.expect_eq(q, q)                                                                <L 50>
    // adj: wp.expect_eq(p, p)                                                                <L 49>
    // adj: wp.expect_eq(o, o)                                                                <L 48>
    // adj: wp.expect_eq(n, n)                                                                <L 47>
    // adj: wp.expect_eq(m, m)                                                                <L 46>
    // adj: wp.expect_eq(l, l)                                                                <L 45>
    // adj: wp.expect_eq(k, k)                                                                <L 44>
    // adj: wp.expect_eq(j, j)                                                                <L 43>
    // adj: wp.expect_eq(i, i)                                                                <L 42>
    // adj: wp.expect_eq(h, h)                                                                <L 41>
    // adj: wp.expect_eq(g, g)                                                                <L 40>
    // adj: wp.expect_eq(f, f)                                                                <L 39>
    // adj: wp.expect_eq(e, e)                                                                <L 38>
    // adj: wp.expect_eq(d, d)                                                                <L 37>
    // adj: wp.expect_eq(c, c)                                                                <L 36>
    // adj: wp.expect_eq(b, b)                                                                <L 35>
    // adj: wp.expect_eq(a, a)                                                                <L 34>
    // adj: def expect_eq_rows(                                                               <L 9>
    return;
}
