struct Item_e01e2805
{
    wp::float32 a;


    Item_e01e2805() = default;
    CUDA_CALLABLE Item_e01e2805(wp::float32 const& a)
        : a{a}

    {
    }

    CUDA_CALLABLE Item_e01e2805& operator += (const Item_e01e2805& rhs)
    {    a += rhs.a;

        return *this;}

};

static CUDA_CALLABLE void adj_Item_e01e2805(wp::float32 const&,
    wp::float32 & adj_a,
    Item_e01e2805 & adj_ret)
{
    adj_a += adj_ret.a;
}

// Required when compiling adjoints.
CUDA_CALLABLE Item_e01e2805 add(const Item_e01e2805& a, const Item_e01e2805& b)
{
    return Item_e01e2805();
}

CUDA_CALLABLE void adj_atomic_add(Item_e01e2805* p, Item_e01e2805 t)
{
    wp::adj_atomic_add(&p->a, t.a);
}

extern "C" __global__ void phi_668a2078_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    Item_e01e2805 var_p,
    Item_e01e2805 var_q,
    wp::int32 var_n,
    wp::array_t<wp::float32> var_out,
    Item_e01e2805 adj_p,
    Item_e01e2805 adj_q,
    wp::int32 adj_n,
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
        Item_e01e2805 var_0;
        const wp::int32 var_1 = 0;
        bool var_2;
        Item_e01e2805 var_3;
        Item_e01e2805 var_4;
        wp::float32* var_5;
        wp::float32 var_6;
        wp::float32 var_7;
        const wp::int32 var_8 = 0;
        //---------
        // dual vars
        Item_e01e2805 adj_0 = {};
        wp::int32 adj_1 = {};
        bool adj_2 = {};
        Item_e01e2805 adj_3 = {};
        Item_e01e2805 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::int32 adj_8 = {};
        //---------
        // forward
        // def phi(p: Item, q: Item, n: int, out: wp.array(dtype=float)):                         <L 11>
        // s = p                                                                                  <L 12>
        var_0 = wp::copy(var_p);
        // if n > 0:                                                                              <L 13>
        var_2 = (var_n > var_1);
        if (var_2) {
            // s = q                                                                              <L 14>
            var_3 = wp::copy(var_q);
        }
        var_4 = wp::where(var_2, var_3, var_0);
        // out[0] = s.a                                                                           <L 15>
        var_5 = &((var_4).a);
        var_7 = wp::load(var_5);
        var_6 = wp::copy(var_7);
        // wp::array_store(var_out, var_8, var_6);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_8, var_6, adj_out, adj_8, adj_6);
        wp::adj_copy(var_7, adj_5, adj_6);
        adj_4.a += adj_5;
        // adj: out[0] = s.a                                                                      <L 15>
        wp::adj_where(var_2, var_3, var_0, adj_2, adj_3, adj_0, adj_4);
        if (var_2) {
            wp::adj_copy(var_q, adj_q, adj_3);
            // adj: s = q                                                                         <L 14>
        }
        // adj: if n > 0:                                                                         <L 13>
        wp::adj_copy(var_p, adj_p, adj_0);
        // adj: s = p                                                                             <L 12>
        // adj: def phi(p: Item, q: Item, n: int, out: wp.array(dtype=float)):                    <L 11>
        continue;
    }
}
