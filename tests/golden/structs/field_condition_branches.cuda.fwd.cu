struct Cfg_a820fa35
{
    bool on;
    wp::int32 n;
    wp::float32 limit;


    Cfg_a820fa35() = default;
    CUDA_CALLABLE Cfg_a820fa35(bool const& on,
    wp::int32 const& n = {},
    wp::float32 const& limit = {})
        : on{on}
        , n{n}
        , limit{limit}

    {
    }

    CUDA_CALLABLE Cfg_a820fa35& operator += (const Cfg_a820fa35& rhs)
    {    n += rhs.n;
    limit += rhs.limit;

        return *this;}

};

static CUDA_CALLABLE void adj_Cfg_a820fa35(bool const&,
    wp::int32 const&,
    wp::float32 const&,
    bool & adj_on,
    wp::int32 & adj_n,
    wp::float32 & adj_limit,
    Cfg_a820fa35 & adj_ret)
{
    adj_on += adj_ret.on;
    adj_n += adj_ret.n;
    adj_limit += adj_ret.limit;
}

// Required when compiling adjoints.
CUDA_CALLABLE Cfg_a820fa35 add(const Cfg_a820fa35& a, const Cfg_a820fa35& b)
{
    return Cfg_a820fa35();
}

CUDA_CALLABLE void adj_atomic_add(Cfg_a820fa35* p, Cfg_a820fa35 t)
{
    wp::adj_atomic_add(&p->on, t.on);
    wp::adj_atomic_add(&p->n, t.n);
    wp::adj_atomic_add(&p->limit, t.limit);
}

extern "C" __global__ void field_condition_branches_3f9cd9cf_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    Cfg_a820fa35 var_c,
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
        wp::int32 var_0;
        bool* var_1;
        bool var_2;
        wp::float32* var_3;
        wp::float32 var_4;
        wp::float32 var_5;
        bool var_6;
        bool var_7;
        wp::float32* var_8;
        wp::float32 var_9;
        wp::float32 var_10;
        bool var_11;
        wp::float32 var_12;
        bool var_13;
        wp::int32* var_14;
        wp::range_t var_15;
        wp::int32 var_16;
        wp::int32 var_17;
        const wp::float32 var_18 = 1.0;
        wp::float32 var_19;
        bool var_20;
        bool* var_21;
        bool var_22;
        wp::float32* var_23;
        bool var_24;
        wp::float32 var_25;
        wp::float32 var_26;
        //---------
        // forward
        // def field_condition_branches(c: Cfg, x: wp.array(dtype=float)):                        <L 13>
        // i = wp.tid()                                                                           <L 14>
        var_0 = builtin_tid1d();
        // a = c.limit if c.on else x[i]                                                          <L 15>
        var_1 = &((var_c).on);
        var_2 = wp::load(var_1);
        if (var_2) {
            var_3 = &((var_c).limit);
            var_5 = wp::load(var_3);
            var_4 = wp::copy(var_5);
        }
        var_6 = wp::load(var_1);
        var_7 = wp::load(var_1);
        if (!var_7) {
            var_8 = wp::address(var_x, var_0);
            var_10 = wp::load(var_8);
            var_9 = wp::copy(var_10);
        }
        var_11 = wp::load(var_1);
        var_13 = wp::load(var_1);
        var_12 = wp::where(var_13, var_4, var_9);
        // for j in range(c.n):                                                                   <L 16>
        var_14 = &((var_c).n);
        var_16 = wp::load(var_14);
        var_15 = wp::range(var_16);
        start_for_0:;
            if (iter_cmp(var_15) == 0) goto end_for_0;
            var_17 = wp::iter_next(var_15);
            // a += 1.0                                                                           <L 17>
            var_19 = wp::add(var_12, var_18);
            // if c.on and a > c.limit:                                                           <L 18>
            var_21 = &((var_c).on);
            var_22 = wp::load(var_21);
            var_20 = var_22;
            if (var_20) {
                var_23 = &((var_c).limit);
                var_25 = wp::load(var_23);
                var_24 = (var_19 > var_25);
                var_20 = var_20 && var_24;
            }
            if (var_20) {
                // break                                                                          <L 19>
                wp::assign(var_12, var_19);
                goto end_for_0;
            }
            var_26 = wp::where(var_20, var_12, var_19);
            wp::assign(var_12, var_26);
            goto start_for_0;
        end_for_0:;
        // x[i] = a                                                                               <L 20>
        wp::array_store(var_x, var_0, var_12);
    }
}
