struct S00_104e01e6
{
    wp::float32 member_with_a_long_name;


    S00_104e01e6() = default;
    CUDA_CALLABLE S00_104e01e6(wp::float32 const& member_with_a_long_name)
        : member_with_a_long_name{member_with_a_long_name}

    {
    }

    CUDA_CALLABLE S00_104e01e6& operator += (const S00_104e01e6& rhs)
    {    member_with_a_long_name += rhs.member_with_a_long_name;

        return *this;}

};

static CUDA_CALLABLE void adj_S00_104e01e6(wp::float32 const&,
    wp::float32 & adj_member_with_a_long_name,
    S00_104e01e6 & adj_ret)
{
    adj_member_with_a_long_name += adj_ret.member_with_a_long_name;
}

// Required when compiling adjoints.
CUDA_CALLABLE S00_104e01e6 add(const S00_104e01e6& a, const S00_104e01e6& b)
{
    return S00_104e01e6();
}

CUDA_CALLABLE void adj_atomic_add(S00_104e01e6* p, S00_104e01e6 t)
{
    wp::adj_atomic_add(&p->member_with_a_long_name, t.member_with_a_long_name);
}

struct S01_efec4fa4
{
    S00_104e01e6 member_000000001;


    S01_efec4fa4() = default;
    CUDA_CALLABLE S01_efec4fa4(S00_104e01e6 const& member_000000001)
        : member_000000001{member_000000001}

    {
    }

    CUDA_CALLABLE S01_efec4fa4& operator += (const S01_efec4fa4& rhs)
    {    member_000000001 += rhs.member_000000001;

        return *this;}

};

static CUDA_CALLABLE void adj_S01_efec4fa4(S00_104e01e6 const&,
    S00_104e01e6 & adj_member_000000001,
    S01_efec4fa4 & adj_ret)
{
    adj_member_000000001 += adj_ret.member_000000001;
}

// Required when compiling adjoints.
CUDA_CALLABLE S01_efec4fa4 add(const S01_efec4fa4& a, const S01_efec4fa4& b)
{
    return S01_efec4fa4();
}

CUDA_CALLABLE void adj_atomic_add(S01_efec4fa4* p, S01_efec4fa4 t)
{
    adj_atomic_add(&p->member_000000001, t.member_000000001);
}

struct S02_af8df589
{
    S01_efec4fa4 member_000000002;


    S02_af8df589() = default;
    CUDA_CALLABLE S02_af8df589(S01_efec4fa4 const& member_000000002)
        : member_000000002{member_000000002}

    {
    }

    CUDA_CALLABLE S02_af8df589& operator += (const S02_af8df589& rhs)
    {    member_000000002 += rhs.member_000000002;

        return *this;}

};

static CUDA_CALLABLE void adj_S02_af8df589(S01_efec4fa4 const&,
    S01_efec4fa4 & adj_member_000000002,
    S02_af8df589 & adj_ret)
{
    adj_member_000000002 += adj_ret.member_000000002;
}

// Required when compiling adjoints.
CUDA_CALLABLE S02_af8df589 add(const S02_af8df589& a, const S02_af8df589& b)
{
    return S02_af8df589();
}

CUDA_CALLABLE void adj_atomic_add(S02_af8df589* p, S02_af8df589 t)
{
    adj_atomic_add(&p->member_000000002, t.member_000000002);
}

struct S03_c40952b4
{
    S02_af8df589 member_000000003;


    S03_c40952b4() = default;
    CUDA_CALLABLE S03_c40952b4(S02_af8df589 const& member_000000003)
        : member_000000003{member_000000003}

    {
    }

    CUDA_CALLABLE S03_c40952b4& operator += (const S03_c40952b4& rhs)
    {    member_000000003 += rhs.member_000000003;

        return *this;}

};

static CUDA_CALLABLE void adj_S03_c40952b4(S02_af8df589 const&,
    S02_af8df589 & adj_member_000000003,
    S03_c40952b4 & adj_ret)
{
    adj_member_000000003 += adj_ret.member_000000003;
}

// Required when compiling adjoints.
CUDA_CALLABLE S03_c40952b4 add(const S03_c40952b4& a, const S03_c40952b4& b)
{
    return S03_c40952b4();
}

CUDA_CALLABLE void adj_atomic_add(S03_c40952b4* p, S03_c40952b4 t)
{
    adj_atomic_add(&p->member_000000003, t.member_000000003);
}

struct S04_b192d3fc
{
    S03_c40952b4 member_000000004;


    S04_b192d3fc() = default;
    CUDA_CALLABLE S04_b192d3fc(S03_c40952b4 const& member_000000004)
        : member_000000004{member_000000004}

    {
    }

    CUDA_CALLABLE S04_b192d3fc& operator += (const S04_b192d3fc& rhs)
    {    member_000000004 += rhs.member_000000004;

        return *this;}

};

static CUDA_CALLABLE void adj_S04_b192d3fc(S03_c40952b4 const&,
    S03_c40952b4 & adj_member_000000004,
    S04_b192d3fc & adj_ret)
{
    adj_member_000000004 += adj_ret.member_000000004;
}

// Required when compiling adjoints.
CUDA_CALLABLE S04_b192d3fc add(const S04_b192d3fc& a, const S04_b192d3fc& b)
{
    return S04_b192d3fc();
}

CUDA_CALLABLE void adj_atomic_add(S04_b192d3fc* p, S04_b192d3fc t)
{
    adj_atomic_add(&p->member_000000004, t.member_000000004);
}

struct S05_b4bae2ee
{
    S04_b192d3fc member_000000005;


    S05_b4bae2ee() = default;
    CUDA_CALLABLE S05_b4bae2ee(S04_b192d3fc const& member_000000005)
        : member_000000005{member_000000005}

    {
    }

    CUDA_CALLABLE S05_b4bae2ee& operator += (const S05_b4bae2ee& rhs)
    {    member_000000005 += rhs.member_000000005;

        return *this;}

};

static CUDA_CALLABLE void adj_S05_b4bae2ee(S04_b192d3fc const&,
    S04_b192d3fc & adj_member_000000005,
    S05_b4bae2ee & adj_ret)
{
    adj_member_000000005 += adj_ret.member_000000005;
}

// Required when compiling adjoints.
CUDA_CALLABLE S05_b4bae2ee add(const S05_b4bae2ee& a, const S05_b4bae2ee& b)
{
    return S05_b4bae2ee();
}

CUDA_CALLABLE void adj_atomic_add(S05_b4bae2ee* p, S05_b4bae2ee t)
{
    adj_atomic_add(&p->member_000000005, t.member_000000005);
}

// long_lines.py:61
static CUDA_CALLABLE wp::float32 chained_0(
    S05_b4bae2ee var_state,
    wp::float32 var_value)
{
    //---------
    // primal vars
    S04_b192d3fc* var_0;
    S03_c40952b4* var_1;
    S02_af8df589* var_2;
    S01_efec4fa4* var_3;
    S00_104e01e6* var_4;
    wp::float32* var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    //---------
    // forward
    // def chained(state: S05, value: float):                                                 <L 62>
    // state.member_000000005.member_000000004.member_000000003.member_000000002.member_000000001.member_with_a_long_name = value       <L 63>
    var_state.member_000000005.member_000000004.member_000000003.member_000000002.member_000000001.member_with_a_long_name = var_value;
    // return state.member_000000005.member_000000004.member_000000003.member_000000002.member_000000001.member_with_a_long_name       <L 64>
    var_0 = &((var_state).member_000000005);
    var_1 = &(((var_state).member_000000005).member_000000004);
    var_2 = &((((var_state).member_000000005).member_000000004).member_000000003);
    var_3 = &(((((var_state).member_000000005).member_000000004).member_000000003).member_000000002);
    var_4 = &((((((var_state).member_000000005).member_000000004).member_000000003).member_000000002).member_000000001);
    var_5 = &(((((((var_state).member_000000005).member_000000004).member_000000003).member_000000002).member_000000001).member_with_a_long_name);
    var_7 = wp::load(var_5);
    var_6 = wp::copy(var_7);
    return var_6;
}

// long_lines.py:35
static CUDA_CALLABLE wp::float32 many_0(
    wp::float32 var_parameter_000000,
    wp::float32 var_parameter_000001,
    wp::float32 var_parameter_000002,
    wp::float32 var_parameter_000003,
    wp::float32 var_parameter_000004,
    wp::float32 var_parameter_000005,
    wp::float32 var_parameter_000006,
    wp::float32 var_parameter_000007,
    wp::float32 var_parameter_000008,
    wp::float32 var_parameter_000009,
    wp::float32 var_parameter_000010,
    wp::float32 var_parameter_000011,
    wp::float32 var_parameter_000012,
    wp::float32 var_parameter_000013,
    wp::float32 var_parameter_000014,
    wp::float32 var_parameter_000015,
    wp::float32 var_parameter_000016,
    wp::float32 var_parameter_000017,
    wp::float32 var_parameter_000018,
    wp::float32 var_parameter_000019)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def many(                                                                              <L 36>
    // return parameter_000000 * parameter_000019                                             <L 58>
    var_0 = wp::mul(var_parameter_000000, var_parameter_000019);
    return var_0;
}

extern "C" __global__ void long_lines_138e0c2b_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    S05_b4bae2ee var_state,
    wp::array_t<wp::float32> var_source_of_values,
    wp::array_t<wp::float32> var_target_of_values)
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
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        wp::float32 var_4;
        //---------
        // forward
        // def long_lines(state: S05, source_of_values: wp.array(dtype=float), target_of_values: wp.array(dtype=float)):       <L 68>
        // first_index_here = wp.tid()                                                            <L 69>
        var_0 = builtin_tid1d();
        // value = source_of_values[first_index_here]                                             <L 70>
        var_1 = wp::address(var_source_of_values, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // target_of_values[first_index_here] = chained(state, value)                             <L 71>
        var_4 = chained_0(var_state, var_2);
        wp::array_store(var_target_of_values, var_0, var_4);
    }
}

extern "C" __global__ void long_call_36096046_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::float32 var_parameter_000000,
    wp::float32 var_parameter_000001,
    wp::float32 var_parameter_000002,
    wp::float32 var_parameter_000003,
    wp::float32 var_parameter_000004,
    wp::float32 var_parameter_000005,
    wp::float32 var_parameter_000006,
    wp::float32 var_parameter_000007,
    wp::float32 var_parameter_000008,
    wp::float32 var_parameter_000009,
    wp::float32 var_parameter_000010,
    wp::float32 var_parameter_000011,
    wp::float32 var_parameter_000012,
    wp::float32 var_parameter_000013,
    wp::float32 var_parameter_000014,
    wp::float32 var_parameter_000015,
    wp::float32 var_parameter_000016,
    wp::float32 var_parameter_000017,
    wp::float32 var_parameter_000018,
    wp::float32 var_parameter_000019,
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
        wp::float32 var_0;
        const wp::int32 var_1 = 0;
        //---------
        // forward
        // def long_call(                                                                         <L 75>
        // out[0] = many(parameter_000000, parameter_000001, parameter_000002, parameter_000003, parameter_000004, parameter_000005, parameter_000006, parameter_000007, parameter_000008, parameter_000009, parameter_000010, parameter_000011, parameter_000012, parameter_000013, parameter_000014, parameter_000015, parameter_000016, parameter_000017, parameter_000018, parameter_000019)       <L 98>
        var_0 = many_0(var_parameter_000000, var_parameter_000001, var_parameter_000002, var_parameter_000003, var_parameter_000004, var_parameter_000005, var_parameter_000006, var_parameter_000007, var_parameter_000008, var_parameter_000009, var_parameter_000010, var_parameter_000011, var_parameter_000012, var_parameter_000013, var_parameter_000014, var_parameter_000015, var_parameter_000016, var_parameter_000017, var_parameter_000018, var_parameter_000019);
        wp::array_store(var_out, var_1, var_0);
    }
}
