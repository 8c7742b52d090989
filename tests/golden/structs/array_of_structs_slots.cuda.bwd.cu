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

extern "C" __global__ void array_of_structs_slots_7b3647b1_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<Particle_4b7eabdf> var_ps,
    wp::array_t<wp::float32> var_x,
    wp::array_t<Particle_4b7eabdf> adj_ps,
    wp::array_t<wp::float32> adj_x)
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
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        Particle_4b7eabdf adj_2 = {};
        wp::vec_t<3, wp::float32> adj_3 = {};
        wp::int32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        Particle_4b7eabdf adj_8 = {};
        wp::vec_t<3, wp::float32> adj_9 = {};
        wp::int32 adj_10 = {};
        Particle_4b7eabdf adj_11 = {};
        wp::float32 adj_12 = {};
        Particle_4b7eabdf adj_13 = {};
        wp::vec_t<3, wp::float32> adj_14 = {};
        wp::int32 adj_15 = {};
        wp::float32 adj_16 = {};
        Particle_4b7eabdf adj_17 = {};
        wp::vec_t<3, wp::float32> adj_18 = {};
        wp::int32 adj_19 = {};
        wp::float32 adj_20 = {};
        wp::float32 adj_21 = {};
        wp::float32 adj_22 = {};
        //---------
        // forward
        // def array_of_structs_slots(ps: wp.array(dtype=Particle), x: wp.array(dtype=float)):       <L 12>
        // i = wp.tid()                                                                           <L 13>
        var_0 = builtin_tid1d();
        // ps[i].pos[1] = 1.0                                                                     <L 14>
        var_2 = &(wp::index(var_ps, var_0));
        var_3 = &(wp::index(var_ps, var_0).pos);
        // wp::store(&(wp::index(var_ps, var_0).pos.component_ref(var_4)), var_1);
        // ps[i].pos.x = x[i]                                                                     <L 15>
        var_5 = wp::address(var_x, var_0);
        var_7 = wp::load(var_5);
        var_6 = wp::copy(var_7);
        var_8 = &(wp::index(var_ps, var_0));
        var_9 = &(wp::index(var_ps, var_0).pos);
        // wp::store(&(wp::index(var_ps, var_0).pos.component_ref(var_10)), var_6);
        // ps[i].mass += 2.0                                                                      <L 16>
        var_11 = &(wp::index(var_ps, var_0));
        // wp::array_atomic_add_slot(var_ps, var_12, [&](auto& _e) -> auto& { return _e.mass; }, var_0);
        // ps[i].pos.y -= 3.0                                                                     <L 17>
        var_13 = &(wp::index(var_ps, var_0));
        var_14 = &(wp::index(var_ps, var_0).pos);
        // wp::array_atomic_sub_slot(var_ps, var_16, [&](auto& _e) -> auto& { return _e.pos.component_ref(var_15); }, var_0);
        // ps[i].pos[2] += x[i]                                                                   <L 18>
        var_17 = &(wp::index(var_ps, var_0));
        var_18 = &(wp::index(var_ps, var_0).pos);
        var_20 = wp::address(var_x, var_0);
        var_22 = wp::load(var_20);
        var_21 = wp::copy(var_22);
        // wp::array_atomic_add_slot(var_ps, var_21, [&](auto& _e) -> auto& { return _e.pos.component_ref(var_19); }, var_0);
        //---------
        // reverse
        wp::adj_array_atomic_add_slot(var_ps, adj_ps, adj_21, [&](auto& _e) -> auto& { return _e.pos.component_ref(var_19); }, var_0);
        wp::adj_copy(var_22, adj_20, adj_21);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_20);
        // adj: ps[i].pos[2] += x[i]                                                              <L 18>
        wp::adj_array_atomic_sub_slot(var_ps, adj_ps, adj_16, [&](auto& _e) -> auto& { return _e.pos.component_ref(var_15); }, var_0);
        // adj: ps[i].pos.y -= 3.0                                                                <L 17>
        wp::adj_array_atomic_add_slot(var_ps, adj_ps, adj_12, [&](auto& _e) -> auto& { return _e.mass; }, var_0);
        // adj: ps[i].mass += 2.0                                                                 <L 16>
        wp::adj_array_store_slot(var_ps, adj_ps, adj_6, [&](auto& _e) -> auto& { return _e.pos.component_ref(var_10); }, var_0);
        wp::adj_copy(var_7, adj_5, adj_6);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_5);
        // adj: ps[i].pos.x = x[i]                                                                <L 15>
        wp::adj_array_store_slot(var_ps, adj_ps, adj_1, [&](auto& _e) -> auto& { return _e.pos.component_ref(var_4); }, var_0);
        // adj: ps[i].pos[1] = 1.0                                                                <L 14>
        // adj: i = wp.tid()                                                                      <L 13>
        // adj: def array_of_structs_slots(ps: wp.array(dtype=Particle), x: wp.array(dtype=float)):  <L 12>
        continue;
    }
}
