struct Inner_d1908919
{
    wp::float32 w;
    wp::vec_t<3, wp::float32> v;


    Inner_d1908919() = default;
    CUDA_CALLABLE Inner_d1908919(wp::float32 const& w,
    wp::vec_t<3, wp::float32> const& v = {})
        : w{w}
        , v{v}

    {
    }

    CUDA_CALLABLE Inner_d1908919& operator += (const Inner_d1908919& rhs)
    {    w += rhs.w;
    v += rhs.v;

        return *this;}

};

static CUDA_CALLABLE void adj_Inner_d1908919(wp::float32 const&,
    wp::vec_t<3, wp::float32> const&,
    wp::float32 & adj_w,
    wp::vec_t<3, wp::float32> & adj_v,
    Inner_d1908919 & adj_ret)
{
    adj_w += adj_ret.w;
    adj_v += adj_ret.v;
}

// Required when compiling adjoints.
CUDA_CALLABLE Inner_d1908919 add(const Inner_d1908919& a, const Inner_d1908919& b)
{
    return Inner_d1908919();
}

CUDA_CALLABLE void adj_atomic_add(Inner_d1908919* p, Inner_d1908919 t)
{
    wp::adj_atomic_add(&p->w, t.w);
    wp::adj_atomic_add(&p->v, t.v);
}

struct Outer_7beba058
{
    Inner_d1908919 c;
    wp::int32 n;


    Outer_7beba058() = default;
    CUDA_CALLABLE Outer_7beba058(Inner_d1908919 const& c,
    wp::int32 const& n = {})
        : c{c}
        , n{n}

    {
    }

    CUDA_CALLABLE Outer_7beba058& operator += (const Outer_7beba058& rhs)
    {    c += rhs.c;
    n += rhs.n;

        return *this;}

};

static CUDA_CALLABLE void adj_Outer_7beba058(Inner_d1908919 const&,
    wp::int32 const&,
    Inner_d1908919 & adj_c,
    wp::int32 & adj_n,
    Outer_7beba058 & adj_ret)
{
    adj_c += adj_ret.c;
    adj_n += adj_ret.n;
}

// Required when compiling adjoints.
CUDA_CALLABLE Outer_7beba058 add(const Outer_7beba058& a, const Outer_7beba058& b)
{
    return Outer_7beba058();
}

CUDA_CALLABLE void adj_atomic_add(Outer_7beba058* p, Outer_7beba058 t)
{
    adj_atomic_add(&p->c, t.c);
    wp::adj_atomic_add(&p->n, t.n);
}

struct wp_args_nested_in_array_8cafd1fd {
    wp::array_t<Outer_7beba058> ss;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void nested_in_array_8cafd1fd_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_nested_in_array_8cafd1fd *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_nested_in_array_8cafd1fd wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.ss.strides[0] = sizeof(Outer_7beba058);
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<Outer_7beba058> var_ss = _wp_args->ss;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    Outer_7beba058* var_1;
    Inner_d1908919* var_2;
    wp::float32* var_3;
    Outer_7beba058* var_4;
    Inner_d1908919* var_5;
    wp::vec_t<3, wp::float32>* var_6;
    const wp::int32 var_7 = 1;
    wp::float32 var_8;
    wp::vec_t<3, wp::float32> var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    const wp::float32 var_12 = 1.0;
    Outer_7beba058* var_13;
    Inner_d1908919* var_14;
    const wp::float32 var_15 = 2.0;
    Outer_7beba058* var_16;
    Inner_d1908919* var_17;
    wp::vec_t<3, wp::float32>* var_18;
    const wp::int32 var_19 = 0;
    Outer_7beba058* var_20;
    Inner_d1908919* var_21;
    wp::vec_t<3, wp::float32>* var_22;
    const wp::int32 var_23 = 1;
    const wp::float32 var_24 = 3.0;
    Outer_7beba058* var_25;
    const wp::int32 var_26 = 1;
    //---------
    // forward
    // def nested_in_array(ss: wp.array(dtype=Outer), out: wp.array(dtype=float)):            <L 18>
    // i = wp.tid()                                                                           <L 19>
    var_0 = builtin_tid1d();
    // out[i] = ss[i].c.w + ss[i].c.v.y                                                       <L 20>
    var_1 = wp::address(var_ss, var_0);
    var_2 = &(((*wp::address(var_ss, var_0))).c);
    var_3 = &((((*wp::address(var_ss, var_0))).c).w);
    var_4 = wp::address(var_ss, var_0);
    var_5 = &(((*wp::address(var_ss, var_0))).c);
    var_6 = &((((*wp::address(var_ss, var_0))).c).v);
    var_9 = wp::load(var_6);
    var_8 = wp::extract(var_9, var_7);
    var_11 = wp::load(var_3);
    var_10 = wp::add(var_11, var_8);
    wp::array_store(var_out, var_0, var_10);
    // ss[i].c.w = 1.0                                                                        <L 21>
    var_13 = &(wp::index(var_ss, var_0));
    var_14 = &(wp::index(var_ss, var_0).c);
    wp::store(&(wp::index(var_ss, var_0).c.w), var_12);
    // ss[i].c.v.x = 2.0                                                                      <L 22>
    var_16 = &(wp::index(var_ss, var_0));
    var_17 = &(wp::index(var_ss, var_0).c);
    var_18 = &(wp::index(var_ss, var_0).c.v);
    wp::store(&(wp::index(var_ss, var_0).c.v.component_ref(var_19)), var_15);
    // ss[i].c.v[1] += 3.0                                                                    <L 23>
    var_20 = &(wp::index(var_ss, var_0));
    var_21 = &(wp::index(var_ss, var_0).c);
    var_22 = &(wp::index(var_ss, var_0).c.v);
    wp::array_atomic_add_slot(var_ss, var_24, [&](auto& _e) -> auto& { return _e.c.v.component_ref(var_23); }, var_0);
    // ss[i].n -= 1                                                                           <L 24>
    var_25 = &(wp::index(var_ss, var_0));
    wp::array_atomic_sub_slot(var_ss, var_26, [&](auto& _e) -> auto& { return _e.n; }, var_0);
}
