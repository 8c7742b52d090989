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

extern "C" __global__ void struct_constructor_edc4efa6_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<Item_6fc45075> var_out,
    wp::array_t<wp::float32> adj_x,
    wp::array_t<Item_6fc45075> adj_out)
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
        wp::float32* var_2;
        wp::vec_t<3, wp::float32> var_3;
        wp::float32 var_4;
        Item_6fc45075 var_5;
        wp::float32 var_6;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::vec_t<3, wp::float32> adj_3 = {};
        wp::float32 adj_4 = {};
        Item_6fc45075 adj_5 = {};
        wp::float32 adj_6 = {};
        //---------
        // forward
        // def struct_constructor(x: wp.array(dtype=float), out: wp.array(dtype=Item)):           <L 12>
        // i = wp.tid()                                                                           <L 13>
        var_0 = builtin_tid1d();
        // out[i] = Item(x[i], wp.vec3(x[i]))                                                     <L 14>
        var_1 = wp::address(var_x, var_0);
        var_2 = wp::address(var_x, var_0);
        var_4 = wp::load(var_2);
        var_3 = wp::vec_t<3, wp::float32>(var_4);
        var_6 = wp::load(var_1);
        var_5 = Item_6fc45075(var_6, var_3);
        // wp::array_store(var_out, var_0, var_5);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_0, var_5, adj_out, adj_0, adj_5);
        adj_Item_6fc45075(var_6, var_3, adj_1, adj_3, adj_5);
        wp::adj_vec_t(var_4, adj_2, adj_3);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_2);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: out[i] = Item(x[i], wp.vec3(x[i]))                                                <L 14>
        // adj: i = wp.tid()                                                                      <L 13>
        // adj: def struct_constructor(x: wp.array(dtype=float), out: wp.array(dtype=Item)):      <L 12>
        continue;
    }
}
