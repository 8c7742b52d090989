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

struct S06_05beb881
{
    S05_b4bae2ee member_000000006;


    S06_05beb881() = default;
    CUDA_CALLABLE S06_05beb881(S05_b4bae2ee const& member_000000006)
        : member_000000006{member_000000006}

    {
    }

    CUDA_CALLABLE S06_05beb881& operator += (const S06_05beb881& rhs)
    {    member_000000006 += rhs.member_000000006;

        return *this;}

};

static CUDA_CALLABLE void adj_S06_05beb881(S05_b4bae2ee const&,
    S05_b4bae2ee & adj_member_000000006,
    S06_05beb881 & adj_ret)
{
    adj_member_000000006 += adj_ret.member_000000006;
}

// Required when compiling adjoints.
CUDA_CALLABLE S06_05beb881 add(const S06_05beb881& a, const S06_05beb881& b)
{
    return S06_05beb881();
}

CUDA_CALLABLE void adj_atomic_add(S06_05beb881* p, S06_05beb881 t)
{
    adj_atomic_add(&p->member_000000006, t.member_000000006);
}

struct S07_91162af8
{
    S06_05beb881 member_000000007;


    S07_91162af8() = default;
    CUDA_CALLABLE S07_91162af8(S06_05beb881 const& member_000000007)
        : member_000000007{member_000000007}

    {
    }

    CUDA_CALLABLE S07_91162af8& operator += (const S07_91162af8& rhs)
    {    member_000000007 += rhs.member_000000007;

        return *this;}

};

static CUDA_CALLABLE void adj_S07_91162af8(S06_05beb881 const&,
    S06_05beb881 & adj_member_000000007,
    S07_91162af8 & adj_ret)
{
    adj_member_000000007 += adj_ret.member_000000007;
}

// Required when compiling adjoints.
CUDA_CALLABLE S07_91162af8 add(const S07_91162af8& a, const S07_91162af8& b)
{
    return S07_91162af8();
}

CUDA_CALLABLE void adj_atomic_add(S07_91162af8* p, S07_91162af8 t)
{
    adj_atomic_add(&p->member_000000007, t.member_000000007);
}

struct S08_6c236d1f
{
    S07_91162af8 member_000000008;


    S08_6c236d1f() = default;
    CUDA_CALLABLE S08_6c236d1f(S07_91162af8 const& member_000000008)
        : member_000000008{member_000000008}

    {
    }

    CUDA_CALLABLE S08_6c236d1f& operator += (const S08_6c236d1f& rhs)
    {    member_000000008 += rhs.member_000000008;

        return *this;}

};

static CUDA_CALLABLE void adj_S08_6c236d1f(S07_91162af8 const&,
    S07_91162af8 & adj_member_000000008,
    S08_6c236d1f & adj_ret)
{
    adj_member_000000008 += adj_ret.member_000000008;
}

// Required when compiling adjoints.
CUDA_CALLABLE S08_6c236d1f add(const S08_6c236d1f& a, const S08_6c236d1f& b)
{
    return S08_6c236d1f();
}

CUDA_CALLABLE void adj_atomic_add(S08_6c236d1f* p, S08_6c236d1f t)
{
    adj_atomic_add(&p->member_000000008, t.member_000000008);
}

struct S09_2665c741
{
    S08_6c236d1f member_000000009;


    S09_2665c741() = default;
    CUDA_CALLABLE S09_2665c741(S08_6c236d1f const& member_000000009)
        : member_000000009{member_000000009}

    {
    }

    CUDA_CALLABLE S09_2665c741& operator += (const S09_2665c741& rhs)
    {    member_000000009 += rhs.member_000000009;

        return *this;}

};

static CUDA_CALLABLE void adj_S09_2665c741(S08_6c236d1f const&,
    S08_6c236d1f & adj_member_000000009,
    S09_2665c741 & adj_ret)
{
    adj_member_000000009 += adj_ret.member_000000009;
}

// Required when compiling adjoints.
CUDA_CALLABLE S09_2665c741 add(const S09_2665c741& a, const S09_2665c741& b)
{
    return S09_2665c741();
}

CUDA_CALLABLE void adj_atomic_add(S09_2665c741* p, S09_2665c741 t)
{
    adj_atomic_add(&p->member_000000009, t.member_000000009);
}

struct S10_4255797b
{
    S09_2665c741 member_000000010;


    S10_4255797b() = default;
    CUDA_CALLABLE S10_4255797b(S09_2665c741 const& member_000000010)
        : member_000000010{member_000000010}

    {
    }

    CUDA_CALLABLE S10_4255797b& operator += (const S10_4255797b& rhs)
    {    member_000000010 += rhs.member_000000010;

        return *this;}

};

static CUDA_CALLABLE void adj_S10_4255797b(S09_2665c741 const&,
    S09_2665c741 & adj_member_000000010,
    S10_4255797b & adj_ret)
{
    adj_member_000000010 += adj_ret.member_000000010;
}

// Required when compiling adjoints.
CUDA_CALLABLE S10_4255797b add(const S10_4255797b& a, const S10_4255797b& b)
{
    return S10_4255797b();
}

CUDA_CALLABLE void adj_atomic_add(S10_4255797b* p, S10_4255797b t)
{
    adj_atomic_add(&p->member_000000010, t.member_000000010);
}

struct S11_52508a62
{
    S10_4255797b member_000000011;


    S11_52508a62() = default;
    CUDA_CALLABLE S11_52508a62(S10_4255797b const& member_000000011)
        : member_000000011{member_000000011}

    {
    }

    CUDA_CALLABLE S11_52508a62& operator += (const S11_52508a62& rhs)
    {    member_000000011 += rhs.member_000000011;

        return *this;}

};

static CUDA_CALLABLE void adj_S11_52508a62(S10_4255797b const&,
    S10_4255797b & adj_member_000000011,
    S11_52508a62 & adj_ret)
{
    adj_member_000000011 += adj_ret.member_000000011;
}

// Required when compiling adjoints.
CUDA_CALLABLE S11_52508a62 add(const S11_52508a62& a, const S11_52508a62& b)
{
    return S11_52508a62();
}

CUDA_CALLABLE void adj_atomic_add(S11_52508a62* p, S11_52508a62 t)
{
    adj_atomic_add(&p->member_000000011, t.member_000000011);
}

// long_lines.py:65
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
    wp::float32 var_parameter_000019,
    wp::float32 var_parameter_000020,
    wp::float32 var_parameter_000021,
    wp::float32 var_parameter_000022,
    wp::float32 var_parameter_000023,
    wp::float32 var_parameter_000024,
    wp::float32 var_parameter_000025,
    wp::float32 var_parameter_000026,
    wp::float32 var_parameter_000027,
    wp::float32 var_parameter_000028,
    wp::float32 var_parameter_000029,
    wp::float32 var_parameter_000030,
    wp::float32 var_parameter_000031,
    wp::float32 var_parameter_000032,
    wp::float32 var_parameter_000033,
    wp::float32 var_parameter_000034,
    wp::float32 var_parameter_000035,
    wp::float32 var_parameter_000036,
    wp::float32 var_parameter_000037,
    wp::float32 var_parameter_000038,
    wp::float32 var_parameter_000039)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def many(                                                                              <L 66>
    // return parameter_000000 * parameter_000039                                             <L 108>
    var_0 = wp::mul(var_parameter_000000, var_parameter_000039);
    return var_0;
}

// long_lines.py:111
static CUDA_CALLABLE wp::float32 chained_0(
    S11_52508a62 var_state,
    wp::float32 var_value)
{
    //---------
    // primal vars
    S10_4255797b* var_0;
    S09_2665c741* var_1;
    S08_6c236d1f* var_2;
    S07_91162af8* var_3;
    S06_05beb881* var_4;
    S05_b4bae2ee* var_5;
    S04_b192d3fc* var_6;
    S03_c40952b4* var_7;
    S02_af8df589* var_8;
    S01_efec4fa4* var_9;
    S00_104e01e6* var_10;
    wp::float32* var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    //---------
    // forward
    // def chained(state: S11, value: float):                                                 <L 112>
    // state.member_000000011.member_000000010.member_000000009.member_000000008.member_000000007.member_000000006.member_000000005.member_000000004.member_000000003.member_000000002.member_000000001.member_with_a_long_name = value       <L 113>
    var_state.member_000000011.member_000000010.member_000000009.member_000000008.member_000000007.member_000000006.member_000000005.member_000000004.member_000000003.member_000000002.member_000000001.member_with_a_long_name = var_value;
    // return state.member_000000011.member_000000010.member_000000009.member_000000008.member_000000007.member_000000006.member_000000005.member_000000004.member_000000003.member_000000002.member_000000001.member_with_a_long_name       <L 114>
    var_0 = &((var_state).member_000000011);
    var_1 = &(((var_state).member_000000011).member_000000010);
    var_2 = &((((var_state).member_000000011).member_000000010).member_000000009);
    var_3 = &(((((var_state).member_000000011).member_000000010).member_000000009).member_000000008);
    var_4 = &((((((var_state).member_000000011).member_000000010).member_000000009).member_000000008).member_000000007);
    var_5 = &(((((((var_state).member_000000011).member_000000010).member_000000009).member_000000008).member_000000007).member_000000006);
    var_6 = &((((((((var_state).member_000000011).member_000000010).member_000000009).member_000000008).member_000000007).member_000000006).member_000000005);
    var_7 = &(((((((((var_state).member_000000011).member_000000010).member_000000009).member_000000008).member_000000007).member_000000006).member_000000005).member_000000004);
    var_8 = &((((((((((var_state).member_000000011).member_000000010).member_000000009).member_000000008).member_000000007).member_000000006).member_000000005).member_000000004).member_000000003);
    var_9 = &(((((((((((var_state).member_000000011).member_000000010).member_000000009).member_000000008).member_000000007).member_000000006).member_000000005).member_000000004).member_000000003).member_000000002);
    var_10 = &((((((((((((var_state).member_000000011).member_000000010).member_000000009).member_000000008).member_000000007).member_000000006).member_000000005).member_000000004).member_000000003).member_000000002).member_000000001);
    var_11 = &(((((((((((((var_state).member_000000011).member_000000010).member_000000009).member_000000008).member_000000007).member_000000006).member_000000005).member_000000004).member_000000003).member_000000002).member_000000001).member_with_a_long_name);
    var_13 = wp::load(var_11);
    var_12 = wp::copy(var_13);
    return var_12;
}

extern "C" __global__ void long_lines_4e776a2d_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    S11_52508a62 var_state,
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
        wp::float32 var_5;
        wp::float32 var_6;
        //---------
        // forward
        // def long_lines(state: S11, source_of_values: wp.array(dtype=float), target_of_values: wp.array(dtype=float)):       <L 118>
        // first_index_here = wp.tid()                                                            <L 119>
        var_0 = builtin_tid1d();
        // value = source_of_values[first_index_here]                                             <L 120>
        var_1 = wp::address(var_source_of_values, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // target_of_values[first_index_here] = many(                                             <L 121>
        // value,                                                                                 <L 122>
        // value,                                                                                 <L 123>
        // value,                                                                                 <L 124>
        // value,                                                                                 <L 125>
        // value,                                                                                 <L 126>
        // value,                                                                                 <L 127>
        // value,                                                                                 <L 128>
        // value,                                                                                 <L 129>
        // value,                                                                                 <L 130>
        // value,                                                                                 <L 131>
        // value,                                                                                 <L 132>
        // value,                                                                                 <L 133>
        // value,                                                                                 <L 134>
        // value,                                                                                 <L 135>
        // value,                                                                                 <L 136>
        // value,                                                                                 <L 137>
        // value,                                                                                 <L 138>
        // value,                                                                                 <L 139>
        // value,                                                                                 <L 140>
        // value,                                                                                 <L 141>
        // value,                                                                                 <L 142>
        // value,                                                                                 <L 143>
        // value,                                                                                 <L 144>
        // value,                                                                                 <L 145>
        // value,                                                                                 <L 146>
        // value,                                                                                 <L 147>
        // value,                                                                                 <L 148>
        // value,                                                                                 <L 149>
        // value,                                                                                 <L 150>
        // value,                                                                                 <L 151>
        // value,                                                                                 <L 152>
        // value,                                                                                 <L 153>
        // value,                                                                                 <L 154>
        // value,                                                                                 <L 155>
        // value,                                                                                 <L 156>
        // value,                                                                                 <L 157>
        // value,                                                                                 <L 158>
        // value,                                                                                 <L 159>
        // value,                                                                                 <L 160>
        // value,                                                                                 <L 161>
        var_4 = many_0(var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2, var_2);
        // ) + chained(state, value)                                                              <L 162>
        var_5 = chained_0(var_state, var_2);
        var_6 = wp::add(var_4, var_5);
        // target_of_values[first_index_here] = many(                                             <L 121>
        wp::array_store(var_target_of_values, var_0, var_6);
    }
}

extern "C" __global__ void long_call_03f1bd41_cuda_kernel_forward(
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
    wp::float32 var_parameter_000020,
    wp::float32 var_parameter_000021,
    wp::float32 var_parameter_000022,
    wp::float32 var_parameter_000023,
    wp::float32 var_parameter_000024,
    wp::float32 var_parameter_000025,
    wp::float32 var_parameter_000026,
    wp::float32 var_parameter_000027,
    wp::float32 var_parameter_000028,
    wp::float32 var_parameter_000029,
    wp::float32 var_parameter_000030,
    wp::float32 var_parameter_000031,
    wp::float32 var_parameter_000032,
    wp::float32 var_parameter_000033,
    wp::float32 var_parameter_000034,
    wp::float32 var_parameter_000035,
    wp::float32 var_parameter_000036,
    wp::float32 var_parameter_000037,
    wp::float32 var_parameter_000038,
    wp::float32 var_parameter_000039,
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
        // def long_call(                                                                         <L 166>
        // out[0] = many(parameter_000000, parameter_000001, parameter_000002, parameter_000003, parameter_000004, parameter_000005, parameter_000006, parameter_000007, parameter_000008, parameter_000009, parameter_000010, parameter_000011, parameter_000012, parameter_000013, parameter_000014, parameter_000015, parameter_000016, parameter_000017, parameter_000018, parameter_000019, parameter_000020, parameter_000021, parameter_000022, parameter_000023, parameter_000024, parameter_000025, parameter_000026, parameter_000027, parameter_000028, parameter_000029, parameter_000030, parameter_000031, parameter_000032, parameter_000033, parameter_000034, parameter_000035, parameter_000036, parameter_000037, parameter_000038, parameter_000039)       <L 209>
        var_0 = many_0(var_parameter_000000, var_parameter_000001, var_parameter_000002, var_parameter_000003, var_parameter_000004, var_parameter_000005, var_parameter_000006, var_parameter_000007, var_parameter_000008, var_parameter_000009, var_parameter_000010, var_parameter_000011, var_parameter_000012, var_parameter_000013, var_parameter_000014, var_parameter_000015, var_parameter_000016, var_parameter_000017, var_parameter_000018, var_parameter_000019, var_parameter_000020, var_parameter_000021, var_parameter_000022, var_parameter_000023, var_parameter_000024, var_parameter_000025, var_parameter_000026, var_parameter_000027, var_parameter_000028, var_parameter_000029, var_parameter_000030, var_parameter_000031, var_parameter_000032, var_parameter_000033, var_parameter_000034, var_parameter_000035, var_parameter_000036, var_parameter_000037, var_parameter_000038, var_parameter_000039);
        wp::array_store(var_out, var_1, var_0);
    }
}
