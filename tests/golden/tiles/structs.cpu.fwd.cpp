struct Inner_bddb7377
{
    wp::float32 mass;
    wp::uint8 kind;


    Inner_bddb7377() = default;
    CUDA_CALLABLE Inner_bddb7377(wp::float32 const& mass,
    wp::uint8 const& kind = {})
        : mass{mass}
        , kind{kind}

    {
    }

    CUDA_CALLABLE Inner_bddb7377& operator += (const Inner_bddb7377& rhs)
    {    mass += rhs.mass;

        return *this;}


    CUDA_CALLABLE Inner_bddb7377& operator -= (const Inner_bddb7377& rhs)
    {    mass -= rhs.mass;

        return *this;}

    CUDA_CALLABLE Inner_bddb7377 operator - () const
    {
        Inner_bddb7377 ret = *this;
    ret.mass = -ret.mass;

        return ret;
    }

};

static CUDA_CALLABLE void adj_Inner_bddb7377(wp::float32 const&,
    wp::uint8 const&,
    wp::float32 & adj_mass,
    wp::uint8 & adj_kind,
    Inner_bddb7377 & adj_ret)
{
    adj_mass += adj_ret.mass;
    adj_kind += adj_ret.kind;
}

// Required when compiling adjoints.
CUDA_CALLABLE Inner_bddb7377 add(const Inner_bddb7377& a, const Inner_bddb7377& b)
{
    Inner_bddb7377 ret = a;
    ret += b;
    return ret;
}

CUDA_CALLABLE void adj_atomic_add(Inner_bddb7377* p, Inner_bddb7377 t)
{
    wp::adj_atomic_add(&p->mass, t.mass);
    wp::adj_atomic_add(&p->kind, t.kind);
}


// Required by tile templates. The overloads are found by ADL when tile.h is
// instantiated with a generated struct type.
CUDA_CALLABLE void adj_add(const Inner_bddb7377& a, const Inner_bddb7377& b, Inner_bddb7377& adj_a, Inner_bddb7377& adj_b, const Inner_bddb7377& adj_ret)
{
    adj_a += adj_ret;
    adj_b += adj_ret;
}

CUDA_CALLABLE Inner_bddb7377 sub(const Inner_bddb7377& a, const Inner_bddb7377& b)
{
    Inner_bddb7377 ret = a;
    ret -= b;
    return ret;
}

CUDA_CALLABLE void adj_sub(const Inner_bddb7377& a, const Inner_bddb7377& b, Inner_bddb7377& adj_a, Inner_bddb7377& adj_b, const Inner_bddb7377& adj_ret)
{
    adj_a += adj_ret;
    adj_b -= adj_ret;
}

CUDA_CALLABLE Inner_bddb7377 atomic_add(Inner_bddb7377* p, Inner_bddb7377 t)
{
    Inner_bddb7377 old {};
    old.mass = wp::atomic_add(&p->mass, t.mass);
    old.kind = p->kind;

    return old;
}

CUDA_CALLABLE Inner_bddb7377 tile_atomic_add_value(Inner_bddb7377* p, Inner_bddb7377 t)
{
    return atomic_add(p, t);
}

CUDA_CALLABLE Inner_bddb7377 tile_adj_atomic_add_value(Inner_bddb7377* p, Inner_bddb7377 t)
{
    // Tile adjoint struct atomics accumulate only for side effects; callers
    // currently ignore the returned old value, so avoid a second atomic here.
    Inner_bddb7377 old {};
    adj_atomic_add(p, t);
    return old;
}

#if defined(__CUDA_ARCH__)
CUDA_CALLABLE Inner_bddb7377 warp_shuffle_down(Inner_bddb7377 val, int offset, int mask)
{
    Inner_bddb7377 ret {};
    ret.mass = wp::warp_shuffle_down(val.mass, offset, mask);
    ret.kind = wp::warp_shuffle_down(val.kind, offset, mask);

    return ret;
}

CUDA_CALLABLE Inner_bddb7377 warp_shuffle_xor(Inner_bddb7377 val, int lane_mask)
{
    Inner_bddb7377 ret {};
    ret.mass = wp::warp_shuffle_xor(val.mass, lane_mask);
    ret.kind = wp::warp_shuffle_xor(val.kind, lane_mask);

    return ret;
}
#endif

struct Particle_237d18bf
{
    wp::vec_t<3, wp::float32> place;
    Inner_bddb7377 inner;
    bool alive;
    wp::array_t<wp::int32> neighbours;
    wp::int64 count;


    Particle_237d18bf() = default;
    CUDA_CALLABLE Particle_237d18bf(wp::vec_t<3, wp::float32> const& place,
    Inner_bddb7377 const& inner = {},
    bool const& alive = {},
    wp::array_t<wp::int32> const& neighbours = {},
    wp::int64 const& count = {})
        : place{place}
        , inner{inner}
        , alive{alive}
        , neighbours{neighbours}
        , count{count}

    {
    }

    CUDA_CALLABLE Particle_237d18bf& operator += (const Particle_237d18bf& rhs)
    {    place += rhs.place;
    inner += rhs.inner;
    count += rhs.count;

        return *this;}


    CUDA_CALLABLE Particle_237d18bf& operator -= (const Particle_237d18bf& rhs)
    {    place -= rhs.place;
    inner -= rhs.inner;
    count -= rhs.count;

        return *this;}

    CUDA_CALLABLE Particle_237d18bf operator - () const
    {
        Particle_237d18bf ret = *this;
    ret.place = -ret.place;
    ret.inner = -ret.inner;
    ret.count = -ret.count;

        return ret;
    }

};

static CUDA_CALLABLE void adj_Particle_237d18bf(wp::vec_t<3, wp::float32> const&,
    Inner_bddb7377 const&,
    bool const&,
    wp::array_t<wp::int32> const&,
    wp::int64 const&,
    wp::vec_t<3, wp::float32> & adj_place,
    Inner_bddb7377 & adj_inner,
    bool & adj_alive,
    wp::array_t<wp::int32> & adj_neighbours,
    wp::int64 & adj_count,
    Particle_237d18bf & adj_ret)
{
    adj_place += adj_ret.place;
    adj_inner += adj_ret.inner;
    adj_alive += adj_ret.alive;
    adj_neighbours = adj_ret.neighbours;
    adj_count += adj_ret.count;
}

// Required when compiling adjoints.
CUDA_CALLABLE Particle_237d18bf add(const Particle_237d18bf& a, const Particle_237d18bf& b)
{
    Particle_237d18bf ret = a;
    ret += b;
    return ret;
}

CUDA_CALLABLE void adj_atomic_add(Particle_237d18bf* p, Particle_237d18bf t)
{
    wp::adj_atomic_add(&p->place, t.place);
    adj_atomic_add(&p->inner, t.inner);
    wp::adj_atomic_add(&p->alive, t.alive);
    wp::adj_atomic_add(&p->neighbours, t.neighbours);
    wp::adj_atomic_add(&p->count, t.count);
}


// Required by tile templates. The overloads are found by ADL when tile.h is
// instantiated with a generated struct type.
CUDA_CALLABLE void adj_add(const Particle_237d18bf& a, const Particle_237d18bf& b, Particle_237d18bf& adj_a, Particle_237d18bf& adj_b, const Particle_237d18bf& adj_ret)
{
    adj_a += adj_ret;
    adj_b += adj_ret;
}

CUDA_CALLABLE Particle_237d18bf sub(const Particle_237d18bf& a, const Particle_237d18bf& b)
{
    Particle_237d18bf ret = a;
    ret -= b;
    return ret;
}

CUDA_CALLABLE void adj_sub(const Particle_237d18bf& a, const Particle_237d18bf& b, Particle_237d18bf& adj_a, Particle_237d18bf& adj_b, const Particle_237d18bf& adj_ret)
{
    adj_a += adj_ret;
    adj_b -= adj_ret;
}

CUDA_CALLABLE Particle_237d18bf atomic_add(Particle_237d18bf* p, Particle_237d18bf t)
{
    Particle_237d18bf old {};
    old.place = wp::atomic_add(&p->place, t.place);
    old.inner = atomic_add(&p->inner, t.inner);
    old.alive = p->alive;
    old.neighbours = p->neighbours;
    old.count = wp::atomic_add(&p->count, t.count);

    return old;
}

CUDA_CALLABLE Particle_237d18bf tile_atomic_add_value(Particle_237d18bf* p, Particle_237d18bf t)
{
    return atomic_add(p, t);
}

CUDA_CALLABLE Particle_237d18bf tile_adj_atomic_add_value(Particle_237d18bf* p, Particle_237d18bf t)
{
    // Tile adjoint struct atomics accumulate only for side effects; callers
    // currently ignore the returned old value, so avoid a second atomic here.
    Particle_237d18bf old {};
    adj_atomic_add(p, t);
    return old;
}

#if defined(__CUDA_ARCH__)
CUDA_CALLABLE Particle_237d18bf warp_shuffle_down(Particle_237d18bf val, int offset, int mask)
{
    Particle_237d18bf ret {};
    ret.place = wp::warp_shuffle_down(val.place, offset, mask);
    ret.inner = warp_shuffle_down(val.inner, offset, mask);
    ret.alive = wp::warp_shuffle_down(val.alive, offset, mask);
    ret.neighbours = wp::warp_shuffle_down(val.neighbours, offset, mask);
    ret.count = wp::warp_shuffle_down(val.count, offset, mask);

    return ret;
}

CUDA_CALLABLE Particle_237d18bf warp_shuffle_xor(Particle_237d18bf val, int lane_mask)
{
    Particle_237d18bf ret {};
    ret.place = wp::warp_shuffle_xor(val.place, lane_mask);
    ret.inner = warp_shuffle_xor(val.inner, lane_mask);
    ret.alive = wp::warp_shuffle_xor(val.alive, lane_mask);
    ret.neighbours = wp::warp_shuffle_xor(val.neighbours, lane_mask);
    ret.count = wp::warp_shuffle_xor(val.count, lane_mask);

    return ret;
}
#endif

struct Plain_308b1f55
{
    wp::float32 x;


    Plain_308b1f55() = default;
    CUDA_CALLABLE Plain_308b1f55(wp::float32 const& x)
        : x{x}

    {
    }

    CUDA_CALLABLE Plain_308b1f55& operator += (const Plain_308b1f55& rhs)
    {    x += rhs.x;

        return *this;}

};

static CUDA_CALLABLE void adj_Plain_308b1f55(wp::float32 const&,
    wp::float32 & adj_x,
    Plain_308b1f55 & adj_ret)
{
    adj_x += adj_ret.x;
}

// Required when compiling adjoints.
CUDA_CALLABLE Plain_308b1f55 add(const Plain_308b1f55& a, const Plain_308b1f55& b)
{
    return Plain_308b1f55();
}

CUDA_CALLABLE void adj_atomic_add(Plain_308b1f55* p, Plain_308b1f55 t)
{
    wp::adj_atomic_add(&p->x, t.x);
}

// structs.py:25
static Particle_237d18bf heavier_0(
    Particle_237d18bf var_a,
    Particle_237d18bf var_b)
{
    //---------
    // primal vars
    Particle_237d18bf var_0;
    Inner_bddb7377* var_1;
    wp::float32* var_2;
    Inner_bddb7377* var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::vec_t<3, wp::float32>* var_8;
    wp::vec_t<3, wp::float32> var_9;
    wp::vec_t<3, wp::float32> var_10;
    //---------
    // forward
    // def heavier(a: Particle, b: Particle):                                                 <L 26>
    // out = Particle()                                                                       <L 27>
    var_0 = Particle_237d18bf();
    // out.inner.mass = wp.max(a.inner.mass, b.inner.mass)                                    <L 28>
    var_1 = &((var_a).inner);
    var_2 = &(((var_a).inner).mass);
    var_3 = &((var_b).inner);
    var_4 = &(((var_b).inner).mass);
    var_6 = wp::load(var_2);
    var_7 = wp::load(var_4);
    var_5 = wp::max(var_6, var_7);
    var_0.inner.mass = var_5;
    // out.place = a.place                                                                    <L 29>
    var_8 = &((var_a).place);
    var_10 = wp::load(var_8);
    var_9 = wp::copy(var_10);
    var_0.place = var_9;
    // return out                                                                             <L 30>
    return var_0;
}

// structs.py:33
static wp::float32 mass_0(
    Particle_237d18bf var_p)
{
    //---------
    // primal vars
    Inner_bddb7377* var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // forward
    // def mass(p: Particle):                                                                 <L 34>
    // return p.inner.mass                                                                    <L 35>
    var_0 = &((var_p).inner);
    var_1 = &(((var_p).inner).mass);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    return var_2;
}

struct wp_args_work_35f387a9 {
    wp::array_t<Particle_237d18bf> particles;
    wp::array_t<wp::float32> out;
    wp::array_t<Plain_308b1f55> plain;
};

template <bool wp_linear_contiguous>
static void work_35f387a9_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_work_35f387a9 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_work_35f387a9 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.particles.strides[0] = sizeof(Particle_237d18bf);
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.plain.strides[0] = sizeof(Plain_308b1f55);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<Particle_237d18bf> var_particles = _wp_args->particles;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<Plain_308b1f55> var_plain = _wp_args->plain;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 8;
    wp::tile_shared_t<Particle_237d18bf,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true> var_2 = wp::tile_alloc_empty<Particle_237d18bf,wp::tile_shape_t<8>,wp::tile_stride_t<1>,false>();
    const wp::int32 var_3 = 0;
    const wp::int32 var_4 = 8;
    wp::tile_register_t<Particle_237d18bf,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_5 = wp::tile_register_t<Particle_237d18bf,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    wp::tile_register_t<Particle_237d18bf,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_6 = wp::tile_register_t<Particle_237d18bf,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    wp::tile_register_t<Particle_237d18bf,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_7 = wp::tile_register_t<Particle_237d18bf,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_8 = 0;
    wp::tile_register_t<Particle_237d18bf,wp::tile_layout_register_t<wp::tile_shape_t<1>>> var_9 = wp::tile_register_t<Particle_237d18bf,wp::tile_layout_register_t<wp::tile_shape_t<1>>>{};
    const wp::int32 var_10 = 0;
    wp::tile_register_t<Particle_237d18bf,wp::tile_layout_register_t<wp::tile_shape_t<1>>> var_11 = wp::tile_register_t<Particle_237d18bf,wp::tile_layout_register_t<wp::tile_shape_t<1>>>{};
    const wp::int32 var_12 = 0;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_13 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_14 = 0;
    wp::tile_register_t<Particle_237d18bf,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_15 = wp::tile_register_t<Particle_237d18bf,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_16 = 0;
    const wp::int32 var_17 = 1;
    Particle_237d18bf var_18;
    const wp::float32 var_19 = 0.0;
    const wp::float32 var_20 = 1.0;
    const wp::float32 var_21 = 2.0;
    wp::vec_t<3, wp::float32> var_22;
    const wp::int32 var_23 = 2;
    const wp::int32 var_24 = 3;
    Particle_237d18bf var_25;
    Inner_bddb7377* var_26;
    wp::float32* var_27;
    Plain_308b1f55* var_28;
    wp::float32* var_29;
    wp::float32 var_30;
    wp::float32 var_31;
    wp::float32 var_32;
    //---------
    // forward
    // def work(particles: wp.array(dtype=Particle), out: wp.array(dtype=float), plain: wp.array(dtype=Plain)):       <L 39>
    // i = wp.tid()                                                                           <L 40>
    var_0 = builtin_tid1d();
    // t = wp.tile_load(particles, shape=8)                                                   <L 41>
    var_2 = wp::tile_load<Particle_237d18bf, true, false, 8>(var_particles, var_3);
    // u = wp.tile_zeros(shape=8, dtype=Particle)                                             <L 42>
    var_5 = wp::tile_zeros<Particle_237d18bf, 8>();
    // u += t                                                                                 <L 43>
    wp::tile_add_inplace(var_5, var_2);
    // wp.tile_store(particles, t + u - t)                                                    <L 44>
    var_6 = wp::tile_add(var_2, var_5);
    var_7 = wp::tile_sub(var_6, var_2);
    wp::tile_store<Particle_237d18bf, true, false>(var_particles, var_8, var_7);
    // wp.tile_store(particles, wp.tile_sum(t))                                               <L 45>
    var_9 = wp::tile_sum(var_2);
    wp::tile_store<Particle_237d18bf, true, false>(var_particles, var_10, var_9);
    // wp.tile_store(particles, wp.tile_reduce(heavier, t))                                   <L 46>
    var_11 = wp::tile_reduce(heavier_0, var_2);
    wp::tile_store<Particle_237d18bf, true, false>(var_particles, var_12, var_11);
    // wp.tile_store(out, wp.tile_map(mass, t))                                               <L 47>
    var_13 = wp::tile_unary_map(mass_0, var_2);
    wp::tile_store<wp::float32, true, false>(var_out, var_14, var_13);
    // wp.tile_atomic_add(particles, u)                                                       <L 48>
    var_15 = wp::tile_atomic_add<Particle_237d18bf, true>(var_particles, var_16, var_5);
    // p = t[1]                                                                               <L 49>
    var_18 = wp::tile_extract(var_2, var_17);
    // p.place = wp.vec3(0.0, 1.0, 2.0)                                                       <L 50>
    var_22 = wp::vec_t<3, wp::float32>(var_19, var_20, var_21);
    var_18.place = var_22;
    // t[2] = p                                                                               <L 51>
    wp::assign(var_2, var_23, var_18);
    // out[i] = t[3].inner.mass + plain[i].x                                                  <L 52>
    var_25 = wp::tile_extract(var_2, var_24);
    var_26 = &(var_25.inner);
    var_27 = &(var_26->mass);
    var_28 = wp::address(var_plain, var_0);
    var_29 = &(((*wp::address(var_plain, var_0))).x);
    var_31 = wp::load(var_27);
    var_32 = wp::load(var_29);
    var_30 = wp::add(var_31, var_32);
    wp::array_store(var_out, var_0, var_30);
}
