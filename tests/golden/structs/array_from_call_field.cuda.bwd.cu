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

// array_from_call_field.py:10
static CUDA_CALLABLE void adj_choose_0(
    wp::array_t<Item_e01e2805> var_p,
    wp::array_t<Item_e01e2805> var_q,
    wp::int32 var_n,
    wp::array_t<Item_e01e2805> & adj_p,
    wp::array_t<Item_e01e2805> & adj_q,
    wp::int32 & adj_n,
    wp::array_t<Item_e01e2805> & adj_ret)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    bool var_1;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    bool adj_1 = {};
    //---------
    // forward
    // def choose(p: wp.array(dtype=Item), q: wp.array(dtype=Item), n: int):                  <L 11>
    // if n > 0:                                                                              <L 12>
    var_1 = (var_n > var_0);
    if (var_1) {
        // return p                                                                           <L 13>
        goto label0;
    }
    // return q                                                                               <L 14>
    goto label1;
    //---------
    // reverse
    label1:;
    adj_q += adj_ret;
    // adj: return q                                                                          <L 14>
    if (var_1) {
        label0:;
        adj_p += adj_ret;
        // adj: return p                                                                      <L 13>
    }
    // adj: if n > 0:                                                                         <L 12>
    // adj: def choose(p: wp.array(dtype=Item), q: wp.array(dtype=Item), n: int):             <L 11>
    return;
}

extern "C" __global__ void array_from_call_field_d30cdeb4_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<Item_e01e2805> var_p,
    wp::array_t<Item_e01e2805> var_q,
    wp::int32 var_n,
    wp::array_t<wp::float32> var_out,
    wp::array_t<Item_e01e2805> adj_p,
    wp::array_t<Item_e01e2805> adj_q,
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
        wp::int32 var_0;
        wp::array_t<Item_e01e2805> var_1;
        Item_e01e2805* var_2;
        wp::float32* var_3;
        wp::float32 var_4;
        wp::float32 var_5;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::array_t<Item_e01e2805> adj_1 = {};
        Item_e01e2805 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
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
        // wp::array_store(var_out, var_0, var_4);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_0, var_4, adj_out, adj_0, adj_4);
        wp::adj_copy(var_5, adj_3, adj_4);
        adj_2.a += adj_3;
        wp::adj_address(var_1, var_0, adj_1, adj_0, adj_2);
        adj_choose_0(var_p, var_q, var_n, adj_p, adj_q, adj_n, adj_1);
        // adj: out[i] = choose(p, q, n)[i].a                                                     <L 20>
        // adj: i = wp.tid()                                                                      <L 19>
        // adj: def array_from_call_field(p: wp.array(dtype=Item), q: wp.array(dtype=Item), n: int, out: wp.array(dtype=float)):  <L 18>
        continue;
    }
}
