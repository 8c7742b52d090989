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

extern "C" __global__ void nested_write_2e2adcd2_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<Outer_7beba058> var_out,
    wp::array_t<Outer_7beba058> adj_out)
{
    wp::tile_shared_storage_t tile_mem;

    for (size_t _idx = static_cast<size_t>(blockDim.x) * static_cast<size_t>(blockIdx.x) + static_cast<size_t>(threadIdx.x);
         _idx < dim.size;
         _idx += static_cast<size_t>(blockDim.x) * static_cast<size_t>(gridDim.x))
    {
            // reset shared memory allocator
        wp::tile_shared_storage_t::init();

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
        // dual vars
        Outer_7beba058 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::vec_t<3, wp::float32> adj_3 = {};
        wp::int32 adj_4 = {};
        Inner_d1908919 adj_5 = {};
        Inner_d1908919 adj_6 = {};
        Inner_d1908919 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::int32 adj_9 = {};
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
        // wp::array_store(var_out, var_9, var_0);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_9, var_0, adj_out, adj_9, adj_0);
        // adj: out[0] = s                                                                        <L 26>
        adj_6 += adj_0.c;
        adj_0.c = {};
        // adj: s.c = t                                                                           <L 25>
        adj_8 += adj_6.w;
        adj_6.w = {};
        // adj: t.w = 4.0                                                                         <L 24>
        wp::adj_copy(var_7, adj_5, adj_6);
        adj_0.c += adj_5;
        // adj: t = s.c                                                                           <L 23>
        adj_0.n = {};
        // adj: s.n = 3                                                                           <L 22>
        adj_3 += adj_0.c.v;
        adj_0.c.v = {};
        wp::adj_vec_t(var_2, adj_2, adj_3);
        // adj: s.c.v = wp.vec3(2.0)                                                              <L 21>
        adj_1 += adj_0.c.w;
        adj_0.c.w = {};
        // adj: s.c.w = 1.0                                                                       <L 20>
        // adj: s = Outer()                                                                       <L 19>
        // adj: def nested_write(out: wp.array(dtype=Outer)):                                     <L 18>
        continue;
    }
}
