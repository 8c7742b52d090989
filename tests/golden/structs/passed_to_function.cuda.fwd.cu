struct Item_6fc45075
{
    wp::float32 a;
    wp::vec_t<3, wp::float32> v;


    Item_6fc45075() = default;
    CUDA_CALLABLE Item_6fc45075(wp::float32 const& a,
    wp::vec_t<3, wp::float32> const& v = {})
        : a{a}
        , v{v}

    {
    }

    CUDA_CALLABLE Item_6fc45075& operator += (const Item_6fc45075& rhs)
    {    a += rhs.a;
    v += rhs.v;

        return *this;}

};

static CUDA_CALLABLE void adj_Item_6fc45075(wp::float32 const&,
    wp::vec_t<3, wp::float32> const&,
    wp::float32 & adj_a,
    wp::vec_t<3, wp::float32> & adj_v,
    Item_6fc45075 & adj_ret)
{
    adj_a += adj_ret.a;
    adj_v += adj_ret.v;
}

// Required when compiling adjoints.
CUDA_CALLABLE Item_6fc45075 add(const Item_6fc45075& a, const Item_6fc45075& b)
{
    return Item_6fc45075();
}

CUDA_CALLABLE void adj_atomic_add(Item_6fc45075* p, Item_6fc45075 t)
{
    wp::adj_atomic_add(&p->a, t.a);
    wp::adj_atomic_add(&p->v, t.v);
}

// passed_to_function.py:11
static CUDA_CALLABLE wp::float32 norm_of_0(
    Item_6fc45075 var_it)
{
    //---------
    // primal vars
    wp::float32* var_0;
    wp::vec_t<3, wp::float32>* var_1;
    wp::float32 var_2;
    wp::vec_t<3, wp::float32> var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    //---------
    // forward
    // def norm_of(it: Item):                                                                 <L 12>
    // return it.a * wp.length(it.v)                                                          <L 13>
    var_0 = &((var_it).a);
    var_1 = &((var_it).v);
    var_3 = wp::load(var_1);
    var_2 = wp::length(var_3);
    var_5 = wp::load(var_0);
    var_4 = wp::mul(var_5, var_2);
    return var_4;
}

extern "C" __global__ void passed_to_function_27210129_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<Item_6fc45075> var_its,
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
        Item_6fc45075* var_1;
        wp::float32 var_2;
        Item_6fc45075 var_3;
        //---------
        // forward
        // def passed_to_function(its: wp.array(dtype=Item), out: wp.array(dtype=float)):         <L 17>
        // i = wp.tid()                                                                           <L 18>
        var_0 = builtin_tid1d();
        // out[i] = norm_of(its[i])                                                               <L 19>
        var_1 = wp::address(var_its, var_0);
        var_3 = wp::load(var_1);
        var_2 = norm_of_0(var_3);
        wp::array_store(var_out, var_0, var_2);
    }
}
