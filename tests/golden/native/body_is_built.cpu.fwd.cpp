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
static wp::float32 helper_0(
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

struct wp_args_body_kernel_83fe7c33 {
    Pair_be4f5d64 p;
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void body_kernel_83fe7c33_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_body_kernel_83fe7c33 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_body_kernel_83fe7c33 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    Pair_be4f5d64 var_p = _wp_args->p;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // forward
    // def body_kernel(p: Pair, x: wp.array(dtype=float)):                                    <L 22>
    // i = wp.tid()                                                                           <L 23>
    var_0 = builtin_tid1d();
    // x[i] = with_body(p, x[i])                                                              <L 24>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = with_body_0(var_p, var_3);
    wp::array_store(var_x, var_0, var_2);
}
