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

// array_from_call_field.py:10
static CUDA_CALLABLE wp::array_t<Item_e01e2805> choose_0(
    wp::array_t<Item_e01e2805> var_p,
    wp::array_t<Item_e01e2805> var_q,
    wp::int32 var_n)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    bool var_1;
    //---------
    // forward
    // def choose(p: wp.array(dtype=Item), q: wp.array(dtype=Item), n: int):                  <L 11>
    // if n > 0:                                                                              <L 12>
    var_1 = (var_n > var_0);
    if (var_1) {
        // return p                                                                           <L 13>
        return var_p;
    }
    // return q                                                                               <L 14>
    return var_q;
}

extern "C" __global__ void array_from_call_field_d30cdeb4_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<Item_e01e2805> var_p,
    wp::array_t<Item_e01e2805> var_q,
    wp::int32 var_n,
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
        wp::int32 var_0;
        wp::array_t<Item_e01e2805> var_1;
        Item_e01e2805* var_2;
        wp::float32* var_3;
        wp::float32 var_4;
        wp::float32 var_5;
        //---------
        // forward
        // def array_from_call_field(p: wp.array(dtype=Item), q: wp.array(dtype=Item), n: int, out: wp.array(dtype=float)):       <L 18>
        // i = wp.tid()                                                                           <L 19>
        var_0 = builtin_tid1d();
        // out[i] = choose(p, q, n)[i].a                                                          <L 20>
        var_1 = choose_0(var_p, var_q, var_n);
        var_2 = wp::address(var_1, var_0);
        var_3 = &(var_2->a);
        var_5 = wp::load(var_3);
        var_4 = wp::copy(var_5);
        wp::array_store(var_out, var_0, var_4);
    }
}
