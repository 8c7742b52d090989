#define WP_NO_BFLOAT16

#define WP_TILE_BLOCK_DIM 256
#define WP_NO_CRT
#include "builtin.h"
#include "deterministic.h"

// Map wp.breakpoint() to a device brkpt at the call site so cuda-gdb attributes the stop to the generated .cu line
#if defined(__CUDACC__) && !defined(_MSC_VER)
#define __debugbreak() __brkpt()
#endif

#define builtin_tid1d() wp::tid(_idx, dim)
#define builtin_tid2d(x, y) wp::tid(x, y, _idx, dim)
#define builtin_tid3d(x, y, z) wp::tid(x, y, z, _idx, dim)
#define builtin_tid4d(x, y, z, w) wp::tid(x, y, z, w, _idx, dim)

#define builtin_block_dim() wp::block_dim()

// CUDA Thread Block Cluster shape declaration. Expands to __cluster_dims__
// only on devices that support clusters (compute capability 9.0+); otherwise
// expands to nothing so the same source compiles cleanly for any target arch.
#if defined(__CUDA_ARCH__) && (__CUDA_ARCH__ >= 900)
#define WP_CLUSTER_DIMS(x, y, z) __cluster_dims__(x, y, z)
#else
#define WP_CLUSTER_DIMS(x, y, z)
#endif

// Maximum registers per thread. __maxnreg__ was added in CUDA Toolkit 12.4;
// older toolkits ignore the opt-in so the same source remains compilable.
#if defined(__CUDACC_VER_MAJOR__) && (__CUDACC_VER_MAJOR__ > 12 || (__CUDACC_VER_MAJOR__ == 12 && __CUDACC_VER_MINOR__ >= 4))
#define WP_MAXNREG(n) __maxnreg__(n)
#else
#define WP_MAXNREG(n)
#endif

// Allow PTXAS to spill registers into shared memory. CUDA Toolkit 13.0
// introduced the pragma, which is unavailable in device-debug compilation.
#if defined(__CUDACC_VER_MAJOR__) && (__CUDACC_VER_MAJOR__ >= 13) && !defined(_DEBUG)
#define WP_ENABLE_SMEM_SPILLING() asm volatile(".pragma \"enable_smem_spilling\";");
#else
#define WP_ENABLE_SMEM_SPILLING()
#endif


// avoid namespacing of float type for casting to float type, this is to avoid wp::float(x), which is not valid in C++
#define float(x) cast_float(x)
#define adj_float(x, adj_x, adj_ret) adj_cast_float(x, adj_x, adj_ret)

#define int(x) cast_int(x)
#define adj_int(x, adj_x, adj_ret) adj_cast_int(x, adj_x, adj_ret)


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




struct Pair_cf922151
{
    Item_e01e2805 left;
    Item_e01e2805 right;


    Pair_cf922151() = default;
    CUDA_CALLABLE Pair_cf922151(Item_e01e2805 const& left,
    Item_e01e2805 const& right = {})
        : left{left}
        , right{right}

    {
    }

    CUDA_CALLABLE Pair_cf922151& operator += (const Pair_cf922151& rhs)
    {    left += rhs.left;
    right += rhs.right;

        return *this;}

};

static CUDA_CALLABLE void adj_Pair_cf922151(Item_e01e2805 const&,
    Item_e01e2805 const&,
    Item_e01e2805 & adj_left,
    Item_e01e2805 & adj_right,
    Pair_cf922151 & adj_ret)
{
    adj_left += adj_ret.left;
    adj_right += adj_ret.right;
}

// Required when compiling adjoints.
CUDA_CALLABLE Pair_cf922151 add(const Pair_cf922151& a, const Pair_cf922151& b)
{
    return Pair_cf922151();
}

CUDA_CALLABLE void adj_atomic_add(Pair_cf922151* p, Pair_cf922151 t)
{
    adj_atomic_add(&p->left, t.left);
    adj_atomic_add(&p->right, t.right);
}




// structs_and_functions.py:16
static CUDA_CALLABLE wp::float32 weigh_0(
    Pair_cf922151 var_p)
{
    //---------
    // primal vars
    Item_e01e2805* var_0;
    wp::float32* var_1;
    Item_e01e2805* var_2;
    wp::float32* var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    //---------
    // forward
    // def weigh(p: Pair):                                                                    <L 17>
    // return p.left.a + p.right.a                                                            <L 18>
    var_0 = &((var_p).left);
    var_1 = &(((var_p).left).a);
    var_2 = &((var_p).right);
    var_3 = &(((var_p).right).a);
    var_5 = wp::load(var_1);
    var_6 = wp::load(var_3);
    var_4 = wp::add(var_5, var_6);
    return var_4;
}


// structs_and_functions.py:21
static CUDA_CALLABLE wp::float32 scaled_0(
    Pair_cf922151 var_p,
    wp::float32 var_s)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def scaled(p: Pair, s: float):                                                         <L 22>
    // return weigh(p) * s                                                                    <L 23>
    var_0 = weigh_0(var_p);
    var_1 = wp::mul(var_0, var_s);
    return var_1;
}


// structs_and_functions.py:16
static CUDA_CALLABLE void adj_weigh_0(
    Pair_cf922151 var_p,
    Pair_cf922151 & adj_p,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    Item_e01e2805* var_0;
    wp::float32* var_1;
    Item_e01e2805* var_2;
    wp::float32* var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    //---------
    // dual vars
    Item_e01e2805 adj_0 = {};
    wp::float32 adj_1 = {};
    Item_e01e2805 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    //---------
    // forward
    // def weigh(p: Pair):                                                                    <L 17>
    // return p.left.a + p.right.a                                                            <L 18>
    var_0 = &((var_p).left);
    var_1 = &(((var_p).left).a);
    var_2 = &((var_p).right);
    var_3 = &(((var_p).right).a);
    var_5 = wp::load(var_1);
    var_6 = wp::load(var_3);
    var_4 = wp::add(var_5, var_6);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_4 += adj_ret;
    wp::adj_add(var_5, var_6, adj_1, adj_3, adj_4);
    adj_2.a += adj_3;
    adj_p.right += adj_2;
    adj_0.a += adj_1;
    adj_p.left += adj_0;
    // adj: return p.left.a + p.right.a                                                       <L 18>
    // adj: def weigh(p: Pair):                                                               <L 17>
    return;
}


// structs_and_functions.py:21
static CUDA_CALLABLE void adj_scaled_0(
    Pair_cf922151 var_p,
    wp::float32 var_s,
    Pair_cf922151 & adj_p,
    wp::float32 & adj_s,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    //---------
    // forward
    // def scaled(p: Pair, s: float):                                                         <L 22>
    // return weigh(p) * s                                                                    <L 23>
    var_0 = weigh_0(var_p);
    var_1 = wp::mul(var_0, var_s);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_mul(var_0, var_s, adj_0, adj_s, adj_1);
    adj_weigh_0(var_p, adj_p, adj_0);
    // adj: return weigh(p) * s                                                               <L 23>
    // adj: def scaled(p: Pair, s: float):                                                    <L 22>
    return;
}



extern "C" __global__ void use_scaled_517d59a2_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<Pair_cf922151> var_ps,
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
        Pair_cf922151* var_1;
        const wp::float32 var_2 = 2.0;
        wp::float32 var_3;
        Pair_cf922151 var_4;
        //---------
        // forward
        // def use_scaled(ps: wp.array(dtype=Pair), out: wp.array(dtype=float)):                  <L 27>
        // i = wp.tid()                                                                           <L 28>
        var_0 = builtin_tid1d();
        // out[i] = scaled(ps[i], 2.0)                                                            <L 29>
        var_1 = wp::address(var_ps, var_0);
        var_4 = wp::load(var_1);
        var_3 = scaled_0(var_4, var_2);
        wp::array_store(var_out, var_0, var_3);
    }
}



extern "C" __global__ void use_scaled_517d59a2_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<Pair_cf922151> var_ps,
    wp::array_t<wp::float32> var_out,
    wp::array_t<Pair_cf922151> adj_ps,
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
        Pair_cf922151* var_1;
        const wp::float32 var_2 = 2.0;
        wp::float32 var_3;
        Pair_cf922151 var_4;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        Pair_cf922151 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        Pair_cf922151 adj_4 = {};
        //---------
        // forward
        // def use_scaled(ps: wp.array(dtype=Pair), out: wp.array(dtype=float)):                  <L 27>
        // i = wp.tid()                                                                           <L 28>
        var_0 = builtin_tid1d();
        // out[i] = scaled(ps[i], 2.0)                                                            <L 29>
        var_1 = wp::address(var_ps, var_0);
        var_4 = wp::load(var_1);
        var_3 = scaled_0(var_4, var_2);
        // wp::array_store(var_out, var_0, var_3);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_0, var_3, adj_out, adj_0, adj_3);
        adj_scaled_0(var_4, var_2, adj_1, adj_2, adj_3);
        wp::adj_address(var_ps, var_0, adj_ps, adj_0, adj_1);
        // adj: out[i] = scaled(ps[i], 2.0)                                                       <L 29>
        // adj: i = wp.tid()                                                                      <L 28>
        // adj: def use_scaled(ps: wp.array(dtype=Pair), out: wp.array(dtype=float)):             <L 27>
        continue;
    }
}



extern "C" __global__ void use_weigh_d534ad34_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<Pair_cf922151> var_ps,
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
        Pair_cf922151* var_1;
        wp::float32 var_2;
        Pair_cf922151 var_3;
        //---------
        // forward
        // def use_weigh(ps: wp.array(dtype=Pair), out: wp.array(dtype=float)):                   <L 33>
        // i = wp.tid()                                                                           <L 34>
        var_0 = builtin_tid1d();
        // out[i] = weigh(ps[i])                                                                  <L 35>
        var_1 = wp::address(var_ps, var_0);
        var_3 = wp::load(var_1);
        var_2 = weigh_0(var_3);
        wp::array_store(var_out, var_0, var_2);
    }
}



extern "C" __global__ void use_weigh_d534ad34_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<Pair_cf922151> var_ps,
    wp::array_t<wp::float32> var_out,
    wp::array_t<Pair_cf922151> adj_ps,
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
        Pair_cf922151* var_1;
        wp::float32 var_2;
        Pair_cf922151 var_3;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        Pair_cf922151 adj_1 = {};
        wp::float32 adj_2 = {};
        Pair_cf922151 adj_3 = {};
        //---------
        // forward
        // def use_weigh(ps: wp.array(dtype=Pair), out: wp.array(dtype=float)):                   <L 33>
        // i = wp.tid()                                                                           <L 34>
        var_0 = builtin_tid1d();
        // out[i] = weigh(ps[i])                                                                  <L 35>
        var_1 = wp::address(var_ps, var_0);
        var_3 = wp::load(var_1);
        var_2 = weigh_0(var_3);
        // wp::array_store(var_out, var_0, var_2);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_0, var_2, adj_out, adj_0, adj_2);
        adj_weigh_0(var_3, adj_1, adj_2);
        wp::adj_address(var_ps, var_0, adj_ps, adj_0, adj_1);
        // adj: out[i] = weigh(ps[i])                                                             <L 35>
        // adj: i = wp.tid()                                                                      <L 34>
        // adj: def use_weigh(ps: wp.array(dtype=Pair), out: wp.array(dtype=float)):              <L 33>
        continue;
    }
}

