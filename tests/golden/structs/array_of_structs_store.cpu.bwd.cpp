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

struct wp_args_array_of_structs_store_c8cab609 {
    wp::array_t<Particle_4b7eabdf> ps;
};

template <bool wp_linear_contiguous>
static void array_of_structs_store_c8cab609_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_array_of_structs_store_c8cab609 *_wp_args,
    wp_args_array_of_structs_store_c8cab609 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_array_of_structs_store_c8cab609 wp_contiguous_args;
    wp_args_array_of_structs_store_c8cab609 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.ps.strides[0] = sizeof(Particle_4b7eabdf);
        wp_contiguous_adj_args.ps.strides[0] = sizeof(Particle_4b7eabdf);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<Particle_4b7eabdf> var_ps = _wp_args->ps;
    wp::array_t<Particle_4b7eabdf> adj_ps = _wp_adj_args->ps;
    //---------
    // primal vars
    wp::int32 var_0;
    Particle_4b7eabdf* var_1;
    Particle_4b7eabdf var_2;
    Particle_4b7eabdf var_3;
    const wp::float32 var_4 = 2.0;
    const wp::float32 var_5 = 3.0;
    Particle_4b7eabdf* var_6;
    const wp::float32 var_7 = 1.0;
    wp::vec_t<3, wp::float32> var_8;
    Particle_4b7eabdf* var_9;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    Particle_4b7eabdf adj_1 = {};
    Particle_4b7eabdf adj_2 = {};
    Particle_4b7eabdf adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    Particle_4b7eabdf adj_6 = {};
    wp::float32 adj_7 = {};
    wp::vec_t<3, wp::float32> adj_8 = {};
    Particle_4b7eabdf adj_9 = {};
    //---------
    // forward
    // def array_of_structs_store(ps: wp.array(dtype=Particle)):                              <L 12>
    // i = wp.tid()                                                                           <L 13>
    var_0 = builtin_tid1d();
    // p = ps[i]                                                                              <L 14>
    var_1 = wp::address(var_ps, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // p.mass = 2.0                                                                           <L 15>
    var_2.mass = var_4;
    // ps[i] = p                                                                              <L 16>
    // wp::array_store(var_ps, var_0, var_2);
    // ps[i].mass = 3.0                                                                       <L 17>
    var_6 = &(wp::index(var_ps, var_0));
    // wp::store(&(wp::index(var_ps, var_0).mass), var_5);
    // ps[i].pos = wp.vec3(1.0)                                                               <L 18>
    var_8 = wp::vec_t<3, wp::float32>(var_7);
    var_9 = &(wp::index(var_ps, var_0));
    // wp::store(&(wp::index(var_ps, var_0).pos), var_8);
    //---------
    // reverse
    wp::adj_array_store_slot(var_ps, adj_ps, adj_8, [&](auto& _e) -> auto& { return _e.pos; }, var_0);
    wp::adj_vec_t(var_7, adj_7, adj_8);
    // adj: ps[i].pos = wp.vec3(1.0)                                                          <L 18>
    wp::adj_array_store_slot(var_ps, adj_ps, adj_5, [&](auto& _e) -> auto& { return _e.mass; }, var_0);
    // adj: ps[i].mass = 3.0                                                                  <L 17>
    wp::adj_array_store(var_ps, var_0, var_2, adj_ps, adj_0, adj_2);
    // adj: ps[i] = p                                                                         <L 16>
    adj_4 += adj_2.mass;
    adj_2.mass = {};
    // adj: p.mass = 2.0                                                                      <L 15>
    wp::adj_copy(var_3, adj_1, adj_2);
    wp::adj_address(var_ps, var_0, adj_ps, adj_0, adj_1);
    // adj: p = ps[i]                                                                         <L 14>
    // adj: i = wp.tid()                                                                      <L 13>
    // adj: def array_of_structs_store(ps: wp.array(dtype=Particle)):                         <L 12>
    return;
}
