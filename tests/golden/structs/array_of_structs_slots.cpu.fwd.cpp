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

struct wp_args_array_of_structs_slots_7b3647b1 {
    wp::array_t<Particle_4b7eabdf> ps;
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void array_of_structs_slots_7b3647b1_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_array_of_structs_slots_7b3647b1 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_array_of_structs_slots_7b3647b1 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.ps.strides[0] = sizeof(Particle_4b7eabdf);
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<Particle_4b7eabdf> var_ps = _wp_args->ps;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::float32 var_1 = 1.0;
    Particle_4b7eabdf* var_2;
    wp::vec_t<3, wp::float32>* var_3;
    const wp::int32 var_4 = 1;
    wp::float32* var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    Particle_4b7eabdf* var_8;
    wp::vec_t<3, wp::float32>* var_9;
    const wp::int32 var_10 = 0;
    Particle_4b7eabdf* var_11;
    const wp::float32 var_12 = 2.0;
    Particle_4b7eabdf* var_13;
    wp::vec_t<3, wp::float32>* var_14;
    const wp::int32 var_15 = 1;
    const wp::float32 var_16 = 3.0;
    Particle_4b7eabdf* var_17;
    wp::vec_t<3, wp::float32>* var_18;
    const wp::int32 var_19 = 2;
    wp::float32* var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    //---------
    // forward
    // def array_of_structs_slots(ps: wp.array(dtype=Particle), x: wp.array(dtype=float)):       <L 12>
    // i = wp.tid()                                                                           <L 13>
    var_0 = builtin_tid1d();
    // ps[i].pos[1] = 1.0                                                                     <L 14>
    var_2 = &(wp::index(var_ps, var_0));
    var_3 = &(wp::index(var_ps, var_0).pos);
    wp::store(&(wp::index(var_ps, var_0).pos.component_ref(var_4)), var_1);
    // ps[i].pos.x = x[i]                                                                     <L 15>
    var_5 = wp::address(var_x, var_0);
    var_7 = wp::load(var_5);
    var_6 = wp::copy(var_7);
    var_8 = &(wp::index(var_ps, var_0));
    var_9 = &(wp::index(var_ps, var_0).pos);
    wp::store(&(wp::index(var_ps, var_0).pos.component_ref(var_10)), var_6);
    // ps[i].mass += 2.0                                                                      <L 16>
    var_11 = &(wp::index(var_ps, var_0));
    wp::array_atomic_add_slot(var_ps, var_12, [&](auto& _e) -> auto& { return _e.mass; }, var_0);
    // ps[i].pos.y -= 3.0                                                                     <L 17>
    var_13 = &(wp::index(var_ps, var_0));
    var_14 = &(wp::index(var_ps, var_0).pos);
    wp::array_atomic_sub_slot(var_ps, var_16, [&](auto& _e) -> auto& { return _e.pos.component_ref(var_15); }, var_0);
    // ps[i].pos[2] += x[i]                                                                   <L 18>
    var_17 = &(wp::index(var_ps, var_0));
    var_18 = &(wp::index(var_ps, var_0).pos);
    var_20 = wp::address(var_x, var_0);
    var_22 = wp::load(var_20);
    var_21 = wp::copy(var_22);
    wp::array_atomic_add_slot(var_ps, var_21, [&](auto& _e) -> auto& { return _e.pos.component_ref(var_19); }, var_0);
}
