struct State_e3c921c3
{
    bool alive;
    wp::float32 age;


    State_e3c921c3() = default;
    CUDA_CALLABLE State_e3c921c3(bool const& alive,
    wp::float32 const& age = {})
        : alive{alive}
        , age{age}

    {
    }

    CUDA_CALLABLE State_e3c921c3& operator += (const State_e3c921c3& rhs)
    {    age += rhs.age;

        return *this;}

};

static CUDA_CALLABLE void adj_State_e3c921c3(bool const&,
    wp::float32 const&,
    bool & adj_alive,
    wp::float32 & adj_age,
    State_e3c921c3 & adj_ret)
{
    adj_alive += adj_ret.alive;
    adj_age += adj_ret.age;
}

// Required when compiling adjoints.
CUDA_CALLABLE State_e3c921c3 add(const State_e3c921c3& a, const State_e3c921c3& b)
{
    return State_e3c921c3();
}

CUDA_CALLABLE void adj_atomic_add(State_e3c921c3* p, State_e3c921c3 t)
{
    wp::adj_atomic_add(&p->alive, t.alive);
    wp::adj_atomic_add(&p->age, t.age);
}

extern "C" __global__ void condition_is_field_ccf57ccc_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    State_e3c921c3 var_s,
    wp::array_t<wp::float32> var_x)
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
        const wp::int32 var_0 = 0;
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        bool* var_4;
        bool var_5;
        wp::float32* var_6;
        wp::float32 var_7;
        wp::float32 var_8;
        bool var_9;
        wp::float32 var_10;
        bool var_11;
        const wp::int32 var_12 = 0;
        //---------
        // forward
        // def condition_is_field(s: State, x: wp.array(dtype=float)):                            <L 12>
        // a = x[0]                                                                               <L 13>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // if s.alive:                                                                            <L 14>
        var_4 = &((var_s).alive);
        var_5 = wp::load(var_4);
        if (var_5) {
            // a = s.age                                                                          <L 15>
            var_6 = &((var_s).age);
            var_8 = wp::load(var_6);
            var_7 = wp::copy(var_8);
        }
        var_9 = wp::load(var_4);
        var_11 = wp::load(var_4);
        var_10 = wp::where(var_11, var_7, var_2);
        // x[0] = a                                                                               <L 16>
        wp::array_store(var_x, var_12, var_10);
    }
}
