struct Particle_4b7eabdf
{
    wp::vec_t<3, wp::float32> pos;
    wp::float32 mass;


    Particle_4b7eabdf() = default;
    CUDA_CALLABLE Particle_4b7eabdf(wp::vec_t<3, wp::float32> const& pos,
    wp::float32 const& mass = {})
        : pos{pos}
        , mass{mass}

    {
    }

    CUDA_CALLABLE Particle_4b7eabdf& operator += (const Particle_4b7eabdf& rhs)
    {    pos += rhs.pos;
    mass += rhs.mass;

        return *this;}

};

static CUDA_CALLABLE void adj_Particle_4b7eabdf(wp::vec_t<3, wp::float32> const&,
    wp::float32 const&,
    wp::vec_t<3, wp::float32> & adj_pos,
    wp::float32 & adj_mass,
    Particle_4b7eabdf & adj_ret)
{
    adj_pos += adj_ret.pos;
    adj_mass += adj_ret.mass;
}

// Required when compiling adjoints.
CUDA_CALLABLE Particle_4b7eabdf add(const Particle_4b7eabdf& a, const Particle_4b7eabdf& b)
{
    return Particle_4b7eabdf();
}

CUDA_CALLABLE void adj_atomic_add(Particle_4b7eabdf* p, Particle_4b7eabdf t)
{
    wp::adj_atomic_add(&p->pos, t.pos);
    wp::adj_atomic_add(&p->mass, t.mass);
}

struct wp_args_array_of_structs_576eeea9 {
    wp::array_t<Particle_4b7eabdf> ps;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void array_of_structs_576eeea9_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_array_of_structs_576eeea9 *_wp_args,
    wp_args_array_of_structs_576eeea9 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_array_of_structs_576eeea9 wp_contiguous_args;
    wp_args_array_of_structs_576eeea9 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.ps.strides[0] = sizeof(Particle_4b7eabdf);
        wp_contiguous_adj_args.ps.strides[0] = sizeof(Particle_4b7eabdf);
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<Particle_4b7eabdf> var_ps = _wp_args->ps;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<Particle_4b7eabdf> adj_ps = _wp_adj_args->ps;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    Particle_4b7eabdf* var_1;
    wp::float32* var_2;
    Particle_4b7eabdf* var_3;
    wp::vec_t<3, wp::float32>* var_4;
    const wp::int32 var_5 = 0;
    wp::float32 var_6;
    wp::vec_t<3, wp::float32> var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    Particle_4b7eabdf adj_1 = {};
    wp::float32 adj_2 = {};
    Particle_4b7eabdf adj_3 = {};
    wp::vec_t<3, wp::float32> adj_4 = {};
    wp::int32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    //---------
    // forward
    // def array_of_structs(ps: wp.array(dtype=Particle), out: wp.array(dtype=float)):        <L 12>
    // i = wp.tid()                                                                           <L 13>
    var_0 = builtin_tid1d();
    // out[i] = ps[i].mass + ps[i].pos[0]                                                     <L 14>
    var_1 = wp::address(var_ps, var_0);
    var_2 = &(((*wp::address(var_ps, var_0))).mass);
    var_3 = wp::address(var_ps, var_0);
    var_4 = &(((*wp::address(var_ps, var_0))).pos);
    var_7 = wp::load(var_4);
    var_6 = wp::extract(var_7, var_5);
    var_9 = wp::load(var_2);
    var_8 = wp::add(var_9, var_6);
    // wp::array_store(var_out, var_0, var_8);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_0, var_8, adj_out, adj_0, adj_8);
    wp::adj_add(var_9, var_6, adj_2, adj_6, adj_8);
    wp::adj_extract(var_7, var_5, adj_4, adj_5, adj_6);
    adj_3.pos += adj_4;
    wp::adj_address(var_ps, var_0, adj_ps, adj_0, adj_3);
    adj_1.mass += adj_2;
    wp::adj_address(var_ps, var_0, adj_ps, adj_0, adj_1);
    // adj: out[i] = ps[i].mass + ps[i].pos[0]                                                <L 14>
    // adj: i = wp.tid()                                                                      <L 13>
    // adj: def array_of_structs(ps: wp.array(dtype=Particle), out: wp.array(dtype=float)):   <L 12>
    return;
}
