struct Inner_9d608814
{
    wp::float32 w;


    Inner_9d608814() = default;
    CUDA_CALLABLE Inner_9d608814(wp::float32 const& w)
        : w{w}

    {
    }

    CUDA_CALLABLE Inner_9d608814& operator += (const Inner_9d608814& rhs)
    {    w += rhs.w;

        return *this;}

};

static CUDA_CALLABLE void adj_Inner_9d608814(wp::float32 const&,
    wp::float32 & adj_w,
    Inner_9d608814 & adj_ret)
{
    adj_w += adj_ret.w;
}

// Required when compiling adjoints.
CUDA_CALLABLE Inner_9d608814 add(const Inner_9d608814& a, const Inner_9d608814& b)
{
    return Inner_9d608814();
}

CUDA_CALLABLE void adj_atomic_add(Inner_9d608814* p, Inner_9d608814 t)
{
    wp::adj_atomic_add(&p->w, t.w);
}

struct Outer_af0d1b05
{
    Inner_9d608814 c;
    wp::int32 n;
    wp::float32 f;


    Outer_af0d1b05() = default;
    CUDA_CALLABLE Outer_af0d1b05(Inner_9d608814 const& c,
    wp::int32 const& n = {},
    wp::float32 const& f = {})
        : c{c}
        , n{n}
        , f{f}

    {
    }

    CUDA_CALLABLE Outer_af0d1b05& operator += (const Outer_af0d1b05& rhs)
    {    c += rhs.c;
    n += rhs.n;
    f += rhs.f;

        return *this;}

};

static CUDA_CALLABLE void adj_Outer_af0d1b05(Inner_9d608814 const&,
    wp::int32 const&,
    wp::float32 const&,
    Inner_9d608814 & adj_c,
    wp::int32 & adj_n,
    wp::float32 & adj_f,
    Outer_af0d1b05 & adj_ret)
{
    adj_c += adj_ret.c;
    adj_n += adj_ret.n;
    adj_f += adj_ret.f;
}

// Required when compiling adjoints.
CUDA_CALLABLE Outer_af0d1b05 add(const Outer_af0d1b05& a, const Outer_af0d1b05& b)
{
    return Outer_af0d1b05();
}

CUDA_CALLABLE void adj_atomic_add(Outer_af0d1b05* p, Outer_af0d1b05 t)
{
    adj_atomic_add(&p->c, t.c);
    wp::adj_atomic_add(&p->n, t.n);
    wp::adj_atomic_add(&p->f, t.f);
}

struct wp_args_nested_augmented_fcd7cb47 {
    Outer_af0d1b05 s;
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void nested_augmented_fcd7cb47_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_nested_augmented_fcd7cb47 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    Outer_af0d1b05 var_s = _wp_args->s;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    wp::float32* var_0;
    const wp::float32 var_1 = 1.0;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32* var_4;
    const wp::float32 var_5 = 2.0;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::int32* var_8;
    const wp::int32 var_9 = 1;
    wp::int32 var_10;
    wp::int32 var_11;
    wp::float32* var_12;
    const wp::int32 var_13 = 0;
    wp::float32* var_14;
    wp::float32 var_15;
    wp::float32 var_16;
    wp::float32 var_17;
    wp::float32* var_18;
    Inner_9d608814* var_19;
    wp::float32* var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    wp::float32 var_23;
    const wp::int32 var_24 = 1;
    //---------
    // forward
    // def nested_augmented(s: Outer, x: wp.array(dtype=float)):                              <L 18>
    // s.f += 1.0                                                                             <L 19>
    var_0 = &((var_s).f);
    var_3 = wp::load(var_0);
    var_2 = wp::add(var_3, var_1);
    var_s.f = var_2;
    // s.c.w *= 2.0                                                                           <L 20>
    var_4 = &(var_s.c.w);
    var_7 = wp::load(var_4);
    var_6 = wp::mul(var_7, var_5);
    var_s.c.w = var_6;
    // s.n <<= 1                                                                              <L 21>
    var_8 = &((var_s).n);
    var_11 = wp::load(var_8);
    var_10 = wp::lshift(var_11, var_9);
    var_s.n = var_10;
    // s.f -= x[0]                                                                            <L 22>
    var_12 = &((var_s).f);
    var_14 = wp::address(var_x, var_13);
    var_16 = wp::load(var_12);
    var_17 = wp::load(var_14);
    var_15 = wp::sub(var_16, var_17);
    var_s.f = var_15;
    // x[1] = s.f + s.c.w                                                                     <L 23>
    var_18 = &((var_s).f);
    var_19 = &((var_s).c);
    var_20 = &(((var_s).c).w);
    var_22 = wp::load(var_18);
    var_23 = wp::load(var_20);
    var_21 = wp::add(var_22, var_23);
    wp::array_store(var_x, var_24, var_21);
}
