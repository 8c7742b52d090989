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

// many_argument_types.py:10
static CUDA_CALLABLE wp::float32 collect_0(
    wp::vec_t<3, wp::float32> var_v,
    wp::mat_t<3, 3, wp::float32> var_m,
    Item_e01e2805 var_it,
    wp::array_t<wp::float32> var_x,
    wp::uint64 var_u,
    bool var_c)
{
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    const wp::int32 var_1 = 0;
    wp::float32 var_2;
    wp::float32* var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::int32 var_6 = 0;
    const wp::int32 var_7 = 1;
    wp::float32* var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    //---------
    // forward
    // def collect(v: wp.vec3, m: wp.mat33, it: Item, x: wp.array2d(dtype=float), u: wp.uint64, c: bool):       <L 11>
    // w = m * v                                                                              <L 12>
    var_0 = wp::mul(var_m, var_v);
    // if c:                                                                                  <L 13>
    if (var_c) {
        // return w[0] + it.a                                                                 <L 14>
        var_2 = wp::extract(var_0, var_1);
        var_3 = &((var_it).a);
        var_5 = wp::load(var_3);
        var_4 = wp::add(var_2, var_5);
        return var_4;
    }
    // return x[0, 1]                                                                         <L 15>
    var_8 = wp::address(var_x, var_6, var_7);
    var_10 = wp::load(var_8);
    var_9 = wp::copy(var_10);
    return var_9;
}

extern "C" __global__ void many_argument_types_877aec33_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::vec_t<3, wp::float32> var_v,
    wp::mat_t<3, 3, wp::float32> var_m,
    Item_e01e2805 var_it,
    wp::array_t<wp::float32> var_x,
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
        wp::uint64 var_0;
        const bool var_1 = true;
        wp::float32 var_2;
        const wp::int32 var_3 = 0;
        //---------
        // forward
        // def many_argument_types(v: wp.vec3, m: wp.mat33, it: Item, x: wp.array2d(dtype=float), out: wp.array(dtype=float)):       <L 19>
        // out[0] = collect(v, m, it, x, wp.uint64(3), True)                                      <L 20>
        var_0 = 3ull;
        var_2 = collect_0(var_v, var_m, var_it, var_x, var_0, var_1);
        wp::array_store(var_out, var_3, var_2);
    }
}
