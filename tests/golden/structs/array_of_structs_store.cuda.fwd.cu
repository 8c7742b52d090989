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

extern "C" __global__ void array_of_structs_store_c8cab609_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<Particle_4b7eabdf> var_ps)
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
        wp::array_store(var_ps, var_0, var_2);
        // ps[i].mass = 3.0                                                                       <L 17>
        var_6 = &(wp::index(var_ps, var_0));
        wp::store(&(wp::index(var_ps, var_0).mass), var_5);
        // ps[i].pos = wp.vec3(1.0)                                                               <L 18>
        var_8 = wp::vec_t<3, wp::float32>(var_7);
        var_9 = &(wp::index(var_ps, var_0));
        wp::store(&(wp::index(var_ps, var_0).pos), var_8);
    }
}
