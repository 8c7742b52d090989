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

struct wp_args_nested_write_2e2adcd2 {
    wp::array_t<Outer_7beba058> out;
};

template <bool wp_linear_contiguous>
static void nested_write_2e2adcd2_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_nested_write_2e2adcd2 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<Outer_7beba058> var_out = _wp_args->out;
    //---------
    // primal vars
    Outer_7beba058 var_0;
    const wp::float32 var_1 = 1.0;
    const wp::float32 var_2 = 2.0;
    wp::vec_t<3, wp::float32> var_3;
    const wp::int32 var_4 = 3;
    Inner_d1908919* var_5;
    Inner_d1908919 var_6;
    Inner_d1908919 var_7;
    const wp::float32 var_8 = 4.0;
    const wp::int32 var_9 = 0;
    //---------
    // forward
    // def nested_write(out: wp.array(dtype=Outer)):                                          <L 18>
    // s = Outer()                                                                            <L 19>
    var_0 = Outer_7beba058();
    // s.c.w = 1.0                                                                            <L 20>
    var_0.c.w = var_1;
    // s.c.v = wp.vec3(2.0)                                                                   <L 21>
    var_3 = wp::vec_t<3, wp::float32>(var_2);
    var_0.c.v = var_3;
    // s.n = 3                                                                                <L 22>
    var_0.n = var_4;
    // t = s.c                                                                                <L 23>
    var_5 = &((var_0).c);
    var_7 = wp::load(var_5);
    var_6 = wp::copy(var_7);
    // t.w = 4.0                                                                              <L 24>
    var_6.w = var_8;
    // s.c = t                                                                                <L 25>
    var_0.c = var_6;
    // out[0] = s                                                                             <L 26>
    wp::array_store(var_out, var_9, var_0);
}
