struct Parts_4e51dd1b
{
    wp::vec_t<3, wp::float32> v;
    wp::vec_t<2, bool> vb;
    wp::quat_t<wp::float32> q;
    wp::transform_t<wp::float32> t;
    wp::mat_t<2, 2, wp::float32> m;
    wp::mat_t<2, 2, bool> mb;


    Parts_4e51dd1b() = default;
    CUDA_CALLABLE Parts_4e51dd1b(wp::vec_t<3, wp::float32> const& v,
    wp::vec_t<2, bool> const& vb = {},
    wp::quat_t<wp::float32> const& q = {},
    wp::transform_t<wp::float32> const& t = {},
    wp::mat_t<2, 2, wp::float32> const& m = {},
    wp::mat_t<2, 2, bool> const& mb = {})
        : v{v}
        , vb{vb}
        , q{q}
        , t{t}
        , m{m}
        , mb{mb}

    {
    }

    CUDA_CALLABLE Parts_4e51dd1b& operator += (const Parts_4e51dd1b& rhs)
    {    v += rhs.v;
    q += rhs.q;
    t += rhs.t;
    m += rhs.m;

        return *this;}

};

static CUDA_CALLABLE void adj_Parts_4e51dd1b(wp::vec_t<3, wp::float32> const&,
    wp::vec_t<2, bool> const&,
    wp::quat_t<wp::float32> const&,
    wp::transform_t<wp::float32> const&,
    wp::mat_t<2, 2, wp::float32> const&,
    wp::mat_t<2, 2, bool> const&,
    wp::vec_t<3, wp::float32> & adj_v,
    wp::vec_t<2, bool> & adj_vb,
    wp::quat_t<wp::float32> & adj_q,
    wp::transform_t<wp::float32> & adj_t,
    wp::mat_t<2, 2, wp::float32> & adj_m,
    wp::mat_t<2, 2, bool> & adj_mb,
    Parts_4e51dd1b & adj_ret)
{
    adj_v += adj_ret.v;
    adj_vb += adj_ret.vb;
    adj_q += adj_ret.q;
    adj_t += adj_ret.t;
    adj_m += adj_ret.m;
    adj_mb += adj_ret.mb;
}

// Required when compiling adjoints.
CUDA_CALLABLE Parts_4e51dd1b add(const Parts_4e51dd1b& a, const Parts_4e51dd1b& b)
{
    return Parts_4e51dd1b();
}

CUDA_CALLABLE void adj_atomic_add(Parts_4e51dd1b* p, Parts_4e51dd1b t)
{
    wp::adj_atomic_add(&p->v, t.v);
    wp::adj_atomic_add(&p->vb, t.vb);
    wp::adj_atomic_add(&p->q, t.q);
    wp::adj_atomic_add(&p->t, t.t);
    wp::adj_atomic_add(&p->m, t.m);
    wp::adj_atomic_add(&p->mb, t.mb);
}

struct wp_args_field_component_refs_rows_a99be0fd {
    Parts_4e51dd1b p;
    wp::int32 k;
};

template <bool wp_linear_contiguous>
static void field_component_refs_rows_a99be0fd_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_field_component_refs_rows_a99be0fd *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    Parts_4e51dd1b var_p = _wp_args->p;
    wp::int32 var_k = _wp_args->k;
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    wp::vec_t<3, wp::float32>* var_1;
    wp::float32* var_2;
    const bool var_3 = true;
    wp::vec_t<2, bool>* var_4;
    bool* var_5;
    const wp::float32 var_6 = 2.0;
    wp::quat_t<wp::float32>* var_7;
    wp::float32* var_8;
    const wp::float32 var_9 = 3.0;
    wp::transform_t<wp::float32>* var_10;
    wp::float32* var_11;
    const wp::float32 var_12 = 4.0;
    wp::vec_t<2, wp::float32> var_13;
    wp::mat_t<2, 2, wp::float32>* var_14;
    wp::vec_t<2, wp::float32>* var_15;
    const wp::float32 var_16 = 5.0;
    wp::mat_t<2, 2, wp::float32>* var_17;
    const wp::int32 var_18 = 0;
    wp::float32* var_19;
    const bool var_20 = false;
    wp::mat_t<2, 2, bool>* var_21;
    const wp::int32 var_22 = 0;
    bool* var_23;
    wp::mat_t<2, 2, bool>* var_24;
    const wp::int32 var_25 = 1;
    wp::vec_t<2, bool> var_26;
    wp::mat_t<2, 2, bool> var_27;
    wp::mat_t<2, 2, bool>* var_28;
    wp::vec_t<2, bool>* var_29;
    //---------
    // forward
    // def field_component_refs_rows(p: Parts, k: int):                                       <L 19>
    // p.v[k] = 1.0                                                                           <L 20>
    var_1 = &((var_p).v);
    var_2 = wp::indexref(var_1, var_k);
    wp::store(var_2, var_0);
    // p.vb[k] = True                                                                         <L 21>
    var_4 = &((var_p).vb);
    var_5 = wp::indexref(var_4, var_k);
    wp::store(var_5, var_3);
    // p.q[k] = 2.0                                                                           <L 22>
    var_7 = &((var_p).q);
    var_8 = wp::indexref(var_7, var_k);
    wp::store(var_8, var_6);
    // p.t[k] = 3.0                                                                           <L 23>
    var_10 = &((var_p).t);
    var_11 = wp::indexref(var_10, var_k);
    wp::store(var_11, var_9);
    // p.m[k] = wp.vec2(4.0)                                                                  <L 24>
    var_13 = wp::vec_t<2, wp::float32>(var_12);
    var_14 = &((var_p).m);
    var_15 = wp::indexref(var_14, var_k);
    wp::store(var_15, var_13);
    // p.m[k, 0] = 5.0                                                                        <L 25>
    var_17 = &((var_p).m);
    var_19 = wp::indexref(var_17, var_k, var_18);
    wp::store(var_19, var_16);
    // p.mb[0, k] = False                                                                     <L 26>
    var_21 = &((var_p).mb);
    var_23 = wp::indexref(var_21, var_22, var_k);
    wp::store(var_23, var_20);
    // r = p.mb[1]                                                                            <L 27>
    var_24 = &((var_p).mb);
    var_27 = wp::load(var_24);
    var_26 = wp::extract(var_27, var_25);
    // p.mb[k] = r                                                                            <L 28>
    var_28 = &((var_p).mb);
    var_29 = wp::indexref(var_28, var_k);
    wp::store(var_29, var_26);
}
