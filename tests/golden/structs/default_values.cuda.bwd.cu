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

extern "C" __global__ void default_values_2073d852_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    Item_6f425be6 var_it,
    wp::array_t<wp::float32> var_out,
    Item_6f425be6 adj_it,
    wp::array_t<wp::float32> adj_out)
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
        wp::float32 var_1;
        wp::float32 var_2;
        const wp::int32 var_3 = 0;
        //---------
        // dual vars
        wp::float32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::int32 adj_3 = {};
        //---------
        // forward
        // def default_values(it: Item, out: wp.array(dtype=float)):                              <L 12>
        // out[0] = it.a                                                                          <L 13>
        var_0 = &((var_it).a);
        var_2 = wp::load(var_0);
        var_1 = wp::copy(var_2);
        // wp::array_store(var_out, var_3, var_1);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_3, var_1, adj_out, adj_3, adj_1);
        wp::adj_copy(var_2, adj_0, adj_1);
        adj_it.a += adj_0;
        // adj: out[0] = it.a                                                                     <L 13>
        // adj: def default_values(it: Item, out: wp.array(dtype=float)):                         <L 12>
        continue;
    }
}
