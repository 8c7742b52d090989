struct Item_6f425be6
{
    wp::float32 a;
    wp::int32 n;


    Item_6f425be6() = default;
    CUDA_CALLABLE Item_6f425be6(wp::float32 const& a,
    wp::int32 const& n = {})
        : a{a}
        , n{n}

    {
    }

    CUDA_CALLABLE Item_6f425be6& operator += (const Item_6f425be6& rhs)
    {    a += rhs.a;
    n += rhs.n;

        return *this;}

};

static CUDA_CALLABLE void adj_Item_6f425be6(wp::float32 const&,
    wp::int32 const&,
    wp::float32 & adj_a,
    wp::int32 & adj_n,
    Item_6f425be6 & adj_ret)
{
    adj_a += adj_ret.a;
    adj_n += adj_ret.n;
}

// Required when compiling adjoints.
CUDA_CALLABLE Item_6f425be6 add(const Item_6f425be6& a, const Item_6f425be6& b)
{
    return Item_6f425be6();
}

CUDA_CALLABLE void adj_atomic_add(Item_6f425be6* p, Item_6f425be6 t)
{
    wp::adj_atomic_add(&p->a, t.a);
    wp::adj_atomic_add(&p->n, t.n);
}

extern "C" __global__ void struct_copy_108c8b76_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<Item_6f425be6> var_ps,
    Item_6f425be6 var_s)
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
        Item_6f425be6 var_1;
        const wp::float32 var_2 = 2.0;
        Item_6f425be6* var_3;
        Item_6f425be6 var_4;
        Item_6f425be6 var_5;
        wp::int32* var_6;
        wp::int32 var_7;
        wp::int32 var_8;
        //---------
        // forward
        // def struct_copy(ps: wp.array(dtype=Item), s: Item):                                    <L 12>
        // i = wp.tid()                                                                           <L 13>
        var_0 = builtin_tid1d();
        // t = s                                                                                  <L 14>
        var_1 = wp::copy(var_s);
        // t.a = 2.0                                                                              <L 15>
        var_1.a = var_2;
        // u = ps[i]                                                                              <L 16>
        var_3 = wp::address(var_ps, var_0);
        var_5 = wp::load(var_3);
        var_4 = wp::copy(var_5);
        // u.n = t.n                                                                              <L 17>
        var_6 = &((var_1).n);
        var_8 = wp::load(var_6);
        var_7 = wp::copy(var_8);
        var_4.n = var_7;
        // ps[i] = u                                                                              <L 18>
        wp::array_store(var_ps, var_0, var_4);
    }
}
