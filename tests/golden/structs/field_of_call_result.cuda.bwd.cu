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

// field_of_call_result.py:11
static CUDA_CALLABLE Item_6f425be6 make_item_0(
    wp::int32 var_n)
{
    //---------
    // primal vars
    Item_6f425be6 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def make_item(n: int):                                                                 <L 12>
    // it = Item()                                                                            <L 13>
    var_0 = Item_6f425be6();
    // it.n = n                                                                               <L 14>
    var_0.n = var_n;
    // it.a = float(n)                                                                        <L 15>
    var_1 = wp::float(var_n);
    var_0.a = var_1;
    // return it                                                                              <L 16>
    return var_0;
}

// field_of_call_result.py:11
static CUDA_CALLABLE void adj_make_item_0(
    wp::int32 var_n,
    wp::int32 & adj_n,
    Item_6f425be6 & adj_ret)
{
    //---------
    // primal vars
    Item_6f425be6 var_0;
    wp::float32 var_1;
    //---------
    // dual vars
    Item_6f425be6 adj_0 = {};
    wp::float32 adj_1 = {};
    //---------
    // forward
    // def make_item(n: int):                                                                 <L 12>
    // it = Item()                                                                            <L 13>
    var_0 = Item_6f425be6();
    // it.n = n                                                                               <L 14>
    var_0.n = var_n;
    // it.a = float(n)                                                                        <L 15>
    var_1 = wp::float(var_n);
    var_0.a = var_1;
    // return it                                                                              <L 16>
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    // adj: return it                                                                         <L 16>
    adj_1 += adj_0.a;
    adj_0.a = {};
    wp::adj_float(var_n, adj_n, adj_1);
    // adj: it.a = float(n)                                                                   <L 15>
    adj_0.n = {};
    // adj: it.n = n                                                                          <L 14>
    // adj: it = Item()                                                                       <L 13>
    // adj: def make_item(n: int):                                                            <L 12>
    return;
}

extern "C" __global__ void field_of_call_result_6315bdba_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_out,
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
        wp::int32 var_0;
        Item_6f425be6 var_1;
        wp::float32* var_2;
        wp::float32 var_3;
        wp::float32 var_4;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        Item_6f425be6 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        //---------
        // forward
        // def field_of_call_result(out: wp.array(dtype=float)):                                  <L 20>
        // i = wp.tid()                                                                           <L 21>
        var_0 = builtin_tid1d();
        // out[i] = make_item(i).a                                                                <L 22>
        var_1 = make_item_0(var_0);
        var_2 = &(var_1.a);
        var_4 = wp::load(var_2);
        var_3 = wp::copy(var_4);
        // wp::array_store(var_out, var_0, var_3);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_0, var_3, adj_out, adj_0, adj_3);
        wp::adj_copy(var_4, adj_2, adj_3);
        adj_1.a += adj_2;
        adj_make_item_0(var_0, adj_0, adj_1);
        // adj: out[i] = make_item(i).a                                                           <L 22>
        // adj: i = wp.tid()                                                                      <L 21>
        // adj: def field_of_call_result(out: wp.array(dtype=float)):                             <L 20>
        continue;
    }
}
