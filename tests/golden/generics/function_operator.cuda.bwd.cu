struct Complex_433b23ba
{
    wp::float32 re;
    wp::float32 im;


    Complex_433b23ba() = default;
    CUDA_CALLABLE Complex_433b23ba(wp::float32 const& re,
    wp::float32 const& im = {})
        : re{re}
        , im{im}

    {
    }

    CUDA_CALLABLE Complex_433b23ba& operator += (const Complex_433b23ba& rhs)
    {    re += rhs.re;
    im += rhs.im;

        return *this;}

};

static CUDA_CALLABLE void adj_Complex_433b23ba(wp::float32 const&,
    wp::float32 const&,
    wp::float32 & adj_re,
    wp::float32 & adj_im,
    Complex_433b23ba & adj_ret)
{
    adj_re += adj_ret.re;
    adj_im += adj_ret.im;
}

// Required when compiling adjoints.
CUDA_CALLABLE Complex_433b23ba add(const Complex_433b23ba& a, const Complex_433b23ba& b)
{
    return Complex_433b23ba();
}

CUDA_CALLABLE void adj_atomic_add(Complex_433b23ba* p, Complex_433b23ba t)
{
    wp::adj_atomic_add(&p->re, t.re);
    wp::adj_atomic_add(&p->im, t.im);
}

// function_operator.py:0
static CUDA_CALLABLE Complex_433b23ba add_0(
    Complex_433b23ba var_a,
    Complex_433b23ba var_b)
{
    //---------
    // primal vars
    wp::float32* var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    wp::float32* var_5;
    wp::float32* var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    Complex_433b23ba var_10;
    //---------
    // forward
    // def add(a: Complex, b: Any):                                                           <L 1>
    // return Complex(a.re + b.re, a.im + b.im)                                               <L 2>
    var_0 = &((var_a).re);
    var_1 = &((var_b).re);
    var_3 = wp::load(var_0);
    var_4 = wp::load(var_1);
    var_2 = wp::add(var_3, var_4);
    var_5 = &((var_a).im);
    var_6 = &((var_b).im);
    var_8 = wp::load(var_5);
    var_9 = wp::load(var_6);
    var_7 = wp::add(var_8, var_9);
    var_10 = Complex_433b23ba(var_2, var_7);
    return var_10;
}

// function_operator.py:0
static CUDA_CALLABLE void adj_add_0(
    Complex_433b23ba var_a,
    Complex_433b23ba var_b,
    Complex_433b23ba & adj_a,
    Complex_433b23ba & adj_b,
    Complex_433b23ba & adj_ret)
{
    //---------
    // primal vars
    wp::float32* var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    wp::float32* var_5;
    wp::float32* var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    Complex_433b23ba var_10;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    Complex_433b23ba adj_10 = {};
    //---------
    // forward
    // def add(a: Complex, b: Any):                                                           <L 1>
    // return Complex(a.re + b.re, a.im + b.im)                                               <L 2>
    var_0 = &((var_a).re);
    var_1 = &((var_b).re);
    var_3 = wp::load(var_0);
    var_4 = wp::load(var_1);
    var_2 = wp::add(var_3, var_4);
    var_5 = &((var_a).im);
    var_6 = &((var_b).im);
    var_8 = wp::load(var_5);
    var_9 = wp::load(var_6);
    var_7 = wp::add(var_8, var_9);
    var_10 = Complex_433b23ba(var_2, var_7);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_10 += adj_ret;
    adj_Complex_433b23ba(var_2, var_7, adj_2, adj_7, adj_10);
    wp::adj_add(var_8, var_9, adj_5, adj_6, adj_7);
    adj_b.im += adj_6;
    adj_a.im += adj_5;
    wp::adj_add(var_3, var_4, adj_0, adj_1, adj_2);
    adj_b.re += adj_1;
    adj_a.re += adj_0;
    // adj: return Complex(a.re + b.re, a.im + b.im)                                          <L 2>
    // adj: def add(a: Complex, b: Any):                                                      <L 1>
    return;
}

extern "C" __global__ void function_operator_22fd329f_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<Complex_433b23ba> var_z,
    wp::array_t<Complex_433b23ba> adj_z)
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
        Complex_433b23ba* var_1;
        const wp::int32 var_2 = 0;
        Complex_433b23ba* var_3;
        Complex_433b23ba var_4;
        Complex_433b23ba var_5;
        Complex_433b23ba var_6;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        Complex_433b23ba adj_1 = {};
        wp::int32 adj_2 = {};
        Complex_433b23ba adj_3 = {};
        Complex_433b23ba adj_4 = {};
        Complex_433b23ba adj_5 = {};
        Complex_433b23ba adj_6 = {};
        //---------
        // forward
        // def function_operator(z: wp.array(dtype=Complex)):                                     <L 19>
        // i = wp.tid()                                                                           <L 20>
        var_0 = builtin_tid1d();
        // z[i] = z[i] + z[0]                                                                     <L 21>
        var_1 = wp::address(var_z, var_0);
        var_3 = wp::address(var_z, var_2);
        var_5 = wp::load(var_1);
        var_6 = wp::load(var_3);
        var_4 = add_0(var_5, var_6);
        // wp::array_store(var_z, var_0, var_4);
        //---------
        // reverse
        wp::adj_array_store(var_z, var_0, var_4, adj_z, adj_0, adj_4);
        adj_add_0(var_5, var_6, adj_1, adj_3, adj_4);
        wp::adj_address(var_z, var_2, adj_z, adj_2, adj_3);
        wp::adj_address(var_z, var_0, adj_z, adj_0, adj_1);
        // adj: z[i] = z[i] + z[0]                                                                <L 21>
        // adj: i = wp.tid()                                                                      <L 20>
        // adj: def function_operator(z: wp.array(dtype=Complex)):                                <L 19>
        continue;
    }
}
