struct Everything_3d0b22ee
{
    wp::int8 a;
    wp::uint16 b;
    bool c;
    wp::float16 d;
    wp::bfloat16 e;
    wp::float64 f;
    wp::vec_t<3, wp::float32> g;
    wp::mat_t<2, 2, wp::float32> h;
    wp::quat_t<wp::float32> i;
    wp::transform_t<wp::float32> j;
    wp::array_t<wp::float32> k;
    wp::uint64 l;
    wp::vec_t<3, wp::uint8> m;


    Everything_3d0b22ee() = default;
    CUDA_CALLABLE Everything_3d0b22ee(wp::int8 const& a,
    wp::uint16 const& b = {},
    bool const& c = {},
    wp::float16 const& d = {},
    wp::bfloat16 const& e = {},
    wp::float64 const& f = {},
    wp::vec_t<3, wp::float32> const& g = {},
    wp::mat_t<2, 2, wp::float32> const& h = {},
    wp::quat_t<wp::float32> const& i = {},
    wp::transform_t<wp::float32> const& j = {},
    wp::array_t<wp::float32> const& k = {},
    wp::uint64 const& l = {},
    wp::vec_t<3, wp::uint8> const& m = {})
        : a{a}
        , b{b}
        , c{c}
        , d{d}
        , e{e}
        , f{f}
        , g{g}
        , h{h}
        , i{i}
        , j{j}
        , k{k}
        , l{l}
        , m{m}

    {
    }

    CUDA_CALLABLE Everything_3d0b22ee& operator += (const Everything_3d0b22ee& rhs)
    {    d += rhs.d;
    e += rhs.e;
    f += rhs.f;
    g += rhs.g;
    h += rhs.h;
    i += rhs.i;
    j += rhs.j;
    l += rhs.l;

        return *this;}

};

static CUDA_CALLABLE void adj_Everything_3d0b22ee(wp::int8 const&,
    wp::uint16 const&,
    bool const&,
    wp::float16 const&,
    wp::bfloat16 const&,
    wp::float64 const&,
    wp::vec_t<3, wp::float32> const&,
    wp::mat_t<2, 2, wp::float32> const&,
    wp::quat_t<wp::float32> const&,
    wp::transform_t<wp::float32> const&,
    wp::array_t<wp::float32> const&,
    wp::uint64 const&,
    wp::vec_t<3, wp::uint8> const&,
    wp::int8 & adj_a,
    wp::uint16 & adj_b,
    bool & adj_c,
    wp::float16 & adj_d,
    wp::bfloat16 & adj_e,
    wp::float64 & adj_f,
    wp::vec_t<3, wp::float32> & adj_g,
    wp::mat_t<2, 2, wp::float32> & adj_h,
    wp::quat_t<wp::float32> & adj_i,
    wp::transform_t<wp::float32> & adj_j,
    wp::array_t<wp::float32> & adj_k,
    wp::uint64 & adj_l,
    wp::vec_t<3, wp::uint8> & adj_m,
    Everything_3d0b22ee & adj_ret)
{
    adj_a += adj_ret.a;
    adj_b += adj_ret.b;
    adj_c += adj_ret.c;
    adj_d += adj_ret.d;
    adj_e += adj_ret.e;
    adj_f += adj_ret.f;
    adj_g += adj_ret.g;
    adj_h += adj_ret.h;
    adj_i += adj_ret.i;
    adj_j += adj_ret.j;
    adj_k = adj_ret.k;
    adj_l += adj_ret.l;
    adj_m += adj_ret.m;
}

// Required when compiling adjoints.
CUDA_CALLABLE Everything_3d0b22ee add(const Everything_3d0b22ee& a, const Everything_3d0b22ee& b)
{
    return Everything_3d0b22ee();
}

CUDA_CALLABLE void adj_atomic_add(Everything_3d0b22ee* p, Everything_3d0b22ee t)
{
    wp::adj_atomic_add(&p->a, t.a);
    wp::adj_atomic_add(&p->b, t.b);
    wp::adj_atomic_add(&p->c, t.c);
    wp::adj_atomic_add(&p->d, t.d);
    wp::adj_atomic_add(&p->e, t.e);
    wp::adj_atomic_add(&p->f, t.f);
    wp::adj_atomic_add(&p->g, t.g);
    wp::adj_atomic_add(&p->h, t.h);
    wp::adj_atomic_add(&p->i, t.i);
    wp::adj_atomic_add(&p->j, t.j);
    wp::adj_atomic_add(&p->k, t.k);
    wp::adj_atomic_add(&p->l, t.l);
    wp::adj_atomic_add(&p->m, t.m);
}

extern "C" __global__ void field_types_f173d073_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    Everything_3d0b22ee var_s,
    wp::array_t<wp::float64> var_out)
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
        wp::float64* var_0;
        wp::float64 var_1;
        wp::float64 var_2;
        const wp::int32 var_3 = 0;
        //---------
        // forward
        // def field_types(s: Everything, out: wp.array(dtype=wp.float64)):                       <L 23>
        // out[0] = s.f                                                                           <L 24>
        var_0 = &((var_s).f);
        var_2 = wp::load(var_0);
        var_1 = wp::copy(var_2);
        wp::array_store(var_out, var_3, var_1);
    }
}
