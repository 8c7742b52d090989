struct Body_9c126cd1
{
    wp::float32 mass;
    wp::int32 count;


    Body_9c126cd1() = default;
    CUDA_CALLABLE Body_9c126cd1(wp::float32 const& mass,
    wp::int32 const& count = {})
        : mass{mass}
        , count{count}

    {
    }

    CUDA_CALLABLE Body_9c126cd1& operator += (const Body_9c126cd1& rhs)
    {    mass += rhs.mass;
    count += rhs.count;

        return *this;}

};

static CUDA_CALLABLE void adj_Body_9c126cd1(wp::float32 const&,
    wp::int32 const&,
    wp::float32 & adj_mass,
    wp::int32 & adj_count,
    Body_9c126cd1 & adj_ret)
{
    adj_mass += adj_ret.mass;
    adj_count += adj_ret.count;
}

// Required when compiling adjoints.
CUDA_CALLABLE Body_9c126cd1 add(const Body_9c126cd1& a, const Body_9c126cd1& b)
{
    return Body_9c126cd1();
}

CUDA_CALLABLE void adj_atomic_add(Body_9c126cd1* p, Body_9c126cd1 t)
{
    wp::adj_atomic_add(&p->mass, t.mass);
    wp::adj_atomic_add(&p->count, t.count);
}

extern "C" __global__ void parameter_1c803a4a_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    Body_9c126cd1 var_b,
    wp::array_t<wp::float32> var_out)
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
        wp::float32* var_0;
        wp::int32* var_1;
        wp::float32 var_2;
        wp::int32 var_3;
        wp::float32 var_4;
        wp::float32 var_5;
        const wp::int32 var_6 = 0;
        //---------
        // forward
        // def parameter(b: Body, out: wp.array(dtype=float)):                                    <L 12>
        // out[0] = b.mass * float(b.count)                                                       <L 13>
        var_0 = &((var_b).mass);
        var_1 = &((var_b).count);
        var_3 = wp::load(var_1);
        var_2 = wp::float(var_3);
        var_5 = wp::load(var_0);
        var_4 = wp::mul(var_5, var_2);
        wp::array_store(var_out, var_6, var_4);
    }
}
