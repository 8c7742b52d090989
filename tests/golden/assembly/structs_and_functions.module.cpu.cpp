#define WP_NO_BFLOAT16

#define WP_TILE_BLOCK_DIM 1
#define WP_NO_CRT
#include "builtin.h"
#include "deterministic.h"

#define builtin_tid1d() wp::linear_tid<wp_linear_tid>(task_index, dim)
#define builtin_tid2d(x, y) wp::tid(x, y, task_index, dim)
#define builtin_tid3d(x, y, z) wp::tid(x, y, z, task_index, dim)
#define builtin_tid4d(x, y, z, w) wp::tid(x, y, z, w, task_index, dim)

#define builtin_block_dim() wp::block_dim()


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
static wp::float32 weigh_0(
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
static wp::float32 scaled_0(
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
static void adj_weigh_0(
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
static void adj_scaled_0(
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

struct wp_args_use_scaled_517d59a2 {
    wp::array_t<Pair_cf922151> ps;
    wp::array_t<wp::float32> out;
};


template <bool wp_linear_contiguous>
static void use_scaled_517d59a2_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_use_scaled_517d59a2 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_use_scaled_517d59a2 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.ps.strides[0] = sizeof(Pair_cf922151);
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<Pair_cf922151> var_ps = _wp_args->ps;
    wp::array_t<wp::float32> var_out = _wp_args->out;
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



template <bool wp_linear_contiguous>
static void use_scaled_517d59a2_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_use_scaled_517d59a2 *_wp_args,
    wp_args_use_scaled_517d59a2 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_use_scaled_517d59a2 wp_contiguous_args;
    wp_args_use_scaled_517d59a2 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.ps.strides[0] = sizeof(Pair_cf922151);
        wp_contiguous_adj_args.ps.strides[0] = sizeof(Pair_cf922151);
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<Pair_cf922151> var_ps = _wp_args->ps;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<Pair_cf922151> adj_ps = _wp_adj_args->ps;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
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
    return;
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void use_scaled_517d59a2_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_use_scaled_517d59a2 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        use_scaled_517d59a2_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void use_scaled_517d59a2_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_use_scaled_517d59a2 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    const bool wp_linear_contiguous = dim->coord_mult == 1 && ((_wp_args->ps.strides[0] == (int)sizeof(Pair_cf922151)) & (_wp_args->out.strides[0] == (int)sizeof(wp::float32)));
    if (wp_linear_contiguous)
        use_scaled_517d59a2_cpu_forward_tasks<true>(dim, _wp_args);
    else
        use_scaled_517d59a2_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void use_scaled_517d59a2_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_use_scaled_517d59a2 *_wp_args)
{
    use_scaled_517d59a2_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void use_scaled_517d59a2_cpu_backward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_use_scaled_517d59a2 *_wp_args,
    wp_args_use_scaled_517d59a2 *_wp_adj_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        use_scaled_517d59a2_cpu_kernel_backward<wp_linear_contiguous>(
            *dim, task_index, _wp_args, _wp_adj_args);
    }
}

static WP_FORCEINLINE void use_scaled_517d59a2_cpu_backward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_use_scaled_517d59a2 *_wp_args,
    wp_args_use_scaled_517d59a2 *_wp_adj_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    const bool wp_linear_contiguous = dim->coord_mult == 1 && ((_wp_args->ps.strides[0] == (int)sizeof(Pair_cf922151)) & (_wp_adj_args->ps.strides[0] == (int)sizeof(Pair_cf922151)) & (_wp_args->out.strides[0] == (int)sizeof(wp::float32)) & (_wp_adj_args->out.strides[0] == (int)sizeof(wp::float32)));
    if (wp_linear_contiguous)
        use_scaled_517d59a2_cpu_backward_tasks<true>(dim, _wp_args, _wp_adj_args);
    else
        use_scaled_517d59a2_cpu_backward_tasks<false>(dim, _wp_args, _wp_adj_args);
}

extern "C" {

WP_API void use_scaled_517d59a2_cpu_backward(
    wp::launch_bounds_t<1> *dim,
    wp_args_use_scaled_517d59a2 *_wp_args,
    wp_args_use_scaled_517d59a2 *_wp_adj_args)
{
    use_scaled_517d59a2_cpu_backward_dispatch(dim, _wp_args, _wp_adj_args);
}

} // extern C

struct wp_args_use_weigh_d534ad34 {
    wp::array_t<Pair_cf922151> ps;
    wp::array_t<wp::float32> out;
};


template <bool wp_linear_contiguous>
static void use_weigh_d534ad34_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_use_weigh_d534ad34 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_use_weigh_d534ad34 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.ps.strides[0] = sizeof(Pair_cf922151);
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<Pair_cf922151> var_ps = _wp_args->ps;
    wp::array_t<wp::float32> var_out = _wp_args->out;
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



template <bool wp_linear_contiguous>
static void use_weigh_d534ad34_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_use_weigh_d534ad34 *_wp_args,
    wp_args_use_weigh_d534ad34 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_use_weigh_d534ad34 wp_contiguous_args;
    wp_args_use_weigh_d534ad34 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.ps.strides[0] = sizeof(Pair_cf922151);
        wp_contiguous_adj_args.ps.strides[0] = sizeof(Pair_cf922151);
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<Pair_cf922151> var_ps = _wp_args->ps;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<Pair_cf922151> adj_ps = _wp_adj_args->ps;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
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
    return;
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void use_weigh_d534ad34_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_use_weigh_d534ad34 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        use_weigh_d534ad34_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void use_weigh_d534ad34_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_use_weigh_d534ad34 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    const bool wp_linear_contiguous = dim->coord_mult == 1 && ((_wp_args->ps.strides[0] == (int)sizeof(Pair_cf922151)) & (_wp_args->out.strides[0] == (int)sizeof(wp::float32)));
    if (wp_linear_contiguous)
        use_weigh_d534ad34_cpu_forward_tasks<true>(dim, _wp_args);
    else
        use_weigh_d534ad34_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void use_weigh_d534ad34_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_use_weigh_d534ad34 *_wp_args)
{
    use_weigh_d534ad34_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void use_weigh_d534ad34_cpu_backward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_use_weigh_d534ad34 *_wp_args,
    wp_args_use_weigh_d534ad34 *_wp_adj_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        use_weigh_d534ad34_cpu_kernel_backward<wp_linear_contiguous>(
            *dim, task_index, _wp_args, _wp_adj_args);
    }
}

static WP_FORCEINLINE void use_weigh_d534ad34_cpu_backward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_use_weigh_d534ad34 *_wp_args,
    wp_args_use_weigh_d534ad34 *_wp_adj_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    const bool wp_linear_contiguous = dim->coord_mult == 1 && ((_wp_args->ps.strides[0] == (int)sizeof(Pair_cf922151)) & (_wp_adj_args->ps.strides[0] == (int)sizeof(Pair_cf922151)) & (_wp_args->out.strides[0] == (int)sizeof(wp::float32)) & (_wp_adj_args->out.strides[0] == (int)sizeof(wp::float32)));
    if (wp_linear_contiguous)
        use_weigh_d534ad34_cpu_backward_tasks<true>(dim, _wp_args, _wp_adj_args);
    else
        use_weigh_d534ad34_cpu_backward_tasks<false>(dim, _wp_args, _wp_adj_args);
}

extern "C" {

WP_API void use_weigh_d534ad34_cpu_backward(
    wp::launch_bounds_t<1> *dim,
    wp_args_use_weigh_d534ad34 *_wp_args,
    wp_args_use_weigh_d534ad34 *_wp_adj_args)
{
    use_weigh_d534ad34_cpu_backward_dispatch(dim, _wp_args, _wp_adj_args);
}

} // extern C

