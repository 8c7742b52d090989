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

extern "C" __global__ void nested_bb3f34ad_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    Outer_7beba058 var_s,
    wp::array_t<wp::float32> var_out,
    Outer_7beba058 adj_s,
    wp::array_t<wp::float32> adj_out)
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
        Inner_d1908919* var_0;
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        const wp::int32 var_4 = 0;
        Inner_d1908919* var_5;
        wp::vec_t<3, wp::float32>* var_6;
        const wp::int32 var_7 = 2;
        wp::float32 var_8;
        wp::vec_t<3, wp::float32> var_9;
        Inner_d1908919* var_10;
        wp::vec_t<3, wp::float32>* var_11;
        const wp::int32 var_12 = 0;
        wp::float32 var_13;
        wp::vec_t<3, wp::float32> var_14;
        wp::float32 var_15;
        const wp::int32 var_16 = 1;
        //---------
        // dual vars
        Inner_d1908919 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::int32 adj_4 = {};
        Inner_d1908919 adj_5 = {};
        wp::vec_t<3, wp::float32> adj_6 = {};
        wp::int32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::vec_t<3, wp::float32> adj_9 = {};
        Inner_d1908919 adj_10 = {};
        wp::vec_t<3, wp::float32> adj_11 = {};
        wp::int32 adj_12 = {};
        wp::float32 adj_13 = {};
        wp::vec_t<3, wp::float32> adj_14 = {};
        wp::float32 adj_15 = {};
        wp::int32 adj_16 = {};
        //---------
        // forward
        // def nested(s: Outer, out: wp.array(dtype=float)):                                      <L 18>
        // out[0] = s.c.w                                                                         <L 19>
        var_0 = &((var_s).c);
        var_1 = &(((var_s).c).w);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // wp::array_store(var_out, var_4, var_2);
        // out[1] = s.c.v[2] + s.c.v.x                                                            <L 20>
        var_5 = &((var_s).c);
        var_6 = &(((var_s).c).v);
        var_9 = wp::load(var_6);
        var_8 = wp::extract(var_9, var_7);
        var_10 = &((var_s).c);
        var_11 = &(((var_s).c).v);
        var_14 = wp::load(var_11);
        var_13 = wp::extract(var_14, var_12);
        var_15 = wp::add(var_8, var_13);
        // wp::array_store(var_out, var_16, var_15);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_16, var_15, adj_out, adj_16, adj_15);
        wp::adj_add(var_8, var_13, adj_8, adj_13, adj_15);
        wp::adj_extract(var_14, var_12, adj_11, adj_12, adj_13);
        adj_10.v += adj_11;
        adj_s.c += adj_10;
        wp::adj_extract(var_9, var_7, adj_6, adj_7, adj_8);
        adj_5.v += adj_6;
        adj_s.c += adj_5;
        // adj: out[1] = s.c.v[2] + s.c.v.x                                                       <L 20>
        wp::adj_array_store(var_out, var_4, var_2, adj_out, adj_4, adj_2);
        wp::adj_copy(var_3, adj_1, adj_2);
        adj_0.w += adj_1;
        adj_s.c += adj_0;
        // adj: out[0] = s.c.w                                                                    <L 19>
        // adj: def nested(s: Outer, out: wp.array(dtype=float)):                                 <L 18>
        continue;
    }
}
