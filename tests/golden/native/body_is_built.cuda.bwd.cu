struct Pair_be4f5d64
{
    wp::float32 a;
    wp::float32 b;


    Pair_be4f5d64() = default;
    CUDA_CALLABLE Pair_be4f5d64(wp::float32 const& a,
    wp::float32 const& b = {})
        : a{a}
        , b{b}

    {
    }

    CUDA_CALLABLE Pair_be4f5d64& operator += (const Pair_be4f5d64& rhs)
    {    a += rhs.a;
    b += rhs.b;

        return *this;}

};

static CUDA_CALLABLE void adj_Pair_be4f5d64(wp::float32 const&,
    wp::float32 const&,
    wp::float32 & adj_a,
    wp::float32 & adj_b,
    Pair_be4f5d64 & adj_ret)
{
    adj_a += adj_ret.a;
    adj_b += adj_ret.b;
}

// Required when compiling adjoints.
CUDA_CALLABLE Pair_be4f5d64 add(const Pair_be4f5d64& a, const Pair_be4f5d64& b)
{
    return Pair_be4f5d64();
}

CUDA_CALLABLE void adj_atomic_add(Pair_be4f5d64* p, Pair_be4f5d64 t)
{
    wp::adj_atomic_add(&p->a, t.a);
    wp::adj_atomic_add(&p->b, t.b);
}

// body_is_built.py:11
static CUDA_CALLABLE wp::float32 helper_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.5;
    wp::float32 var_1;
    //---------
    // forward
    // def helper(x: float):                                                                  <L 12>
    // return x * 0.5                                                                         <L 13>
    var_1 = wp::mul(var_x, var_0);
    return var_1;
}

// body_is_built.py:16
static CUDA_CALLABLE wp::float32 with_body_0(
    Pair_be4f5d64 p,
    wp::float32 x)
{
return p.a + x;}

// body_is_built.py:11
static CUDA_CALLABLE void adj_helper_0(
    wp::float32 var_x,
    wp::float32 & adj_x,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.5;
    wp::float32 var_1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    //---------
    // forward
    // def helper(x: float):                                                                  <L 12>
    // return x * 0.5                                                                         <L 13>
    var_1 = wp::mul(var_x, var_0);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_mul(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: return x * 0.5                                                                    <L 13>
    // adj: def helper(x: float):                                                             <L 12>
    return;
}

// body_is_built.py:16
static CUDA_CALLABLE void adj_with_body_0(
    Pair_be4f5d64 p,
    wp::float32 x,
    Pair_be4f5d64 & adj_p,
    wp::float32 & adj_x,
    wp::float32 & adj_ret)
{
}

extern "C" __global__ void body_kernel_83fe7c33_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    Pair_be4f5d64 var_p,
    wp::array_t<wp::float32> var_x,
    Pair_be4f5d64 adj_p,
    wp::array_t<wp::float32> adj_x)
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
        wp::float32 var_2;
        wp::float32 var_3;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        //---------
        // forward
        // def body_kernel(p: Pair, x: wp.array(dtype=float)):                                    <L 22>
        // i = wp.tid()                                                                           <L 23>
        var_0 = builtin_tid1d();
        // x[i] = with_body(p, x[i])                                                              <L 24>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = with_body_0(var_p, var_3);
        // wp::array_store(var_x, var_0, var_2);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_0, var_2, adj_x, adj_0, adj_2);
        adj_with_body_0(var_p, var_3, adj_p, adj_1, adj_2);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: x[i] = with_body(p, x[i])                                                         <L 24>
        // adj: i = wp.tid()                                                                      <L 23>
        // adj: def body_kernel(p: Pair, x: wp.array(dtype=float)):                               <L 22>
        continue;
    }
}
