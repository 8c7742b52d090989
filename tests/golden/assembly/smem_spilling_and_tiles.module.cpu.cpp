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


// smem_spilling_and_tiles.py:5
static wp::float32 summed_0(
    wp::array_t<wp::float32> var_a)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 16;
    const wp::str var_1 = "shared";
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<16>, wp::tile_stride_t<1>>, true> var_2 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<16>,wp::tile_stride_t<1>,false>();
    const wp::int32 var_3 = 0;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<1>, wp::tile_stride_t<1>>, true> var_4 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<1>,wp::tile_stride_t<1>,false>();
    const wp::int32 var_5 = 0;
    wp::float32 var_6;
    //---------
    // forward
    // def summed(a: wp.array(dtype=float)):                                                  <L 6>
    // t = wp.tile_load(a, shape=16, storage="shared")                                        <L 7>
    var_2 = wp::tile_load<wp::float32, true, false, 16>(var_a, var_3);
    // return wp.tile_sum(t)[0]                                                               <L 8>
    var_4 = wp::tile_sum(var_2);
    var_6 = wp::tile_extract(var_4, var_5);
    return var_6;
}


// smem_spilling_and_tiles.py:11
static void plain_0(
    wp::array_t<wp::float32> var_a)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 16;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_1 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
    const wp::int32 var_2 = 0;
    const wp::int32 var_3 = 0;
    //---------
    // forward
    // def plain(a: wp.array(dtype=float)):                                                   <L 12>
    // t = wp.tile_load(a, shape=16)                                                          <L 13>
    var_1 = wp::tile_load<wp::float32, true, false, 16>(var_a, var_2);
    // wp.tile_store(a, t)                                                                    <L 14>
    wp::tile_store<wp::float32, true, false>(var_a, var_3, var_1);
}


// smem_spilling_and_tiles.py:17
static void adj_plain_0(
    wp::array_t<wp::float32> var_a,
    wp::array_t<wp::float32> & adj_a)
{
	// user-defined adjoint code
    //---------
    // primal vars
    const wp::int32 var_0 = 4;
    const wp::int32 var_1 = 4;
    wp::tuple_t<wp::int32, wp::int32> var_2;
    const wp::str var_3 = "shared";
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, true> var_4 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,4>,wp::tile_stride_t<4,1>,false>();
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> var_5 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>>{};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> var_6 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>>{};
    const wp::int32 var_7 = 0;
    //---------
    // forward
    // def plain_adjoint(a: wp.array(dtype=float)):                                           <L 18>
    // t = wp.tile_ones(shape=(4, 4), dtype=float, storage="shared")                          <L 19>
    var_2 = wp::tuple(var_0, var_1);
    var_4 = wp::tile_ones<float, 4, 4>();
    // wp.tile_atomic_add(wp.adjoint[a], wp.tile_sum(t))                                      <L 20>
    var_5 = wp::tile_sum(var_4);
    var_6 = wp::tile_atomic_add<wp::float32, true>(adj_a, var_7, var_5);
}


// smem_spilling_and_tiles.py:5
static void adj_summed_0(
    wp::array_t<wp::float32> var_a,
    wp::array_t<wp::float32> & adj_a,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 16;
    const wp::str var_1 = "shared";
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<16>, wp::tile_stride_t<1>>, true> var_2 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<16>,wp::tile_stride_t<1>,true>();
    const wp::int32 var_3 = 0;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<1>, wp::tile_stride_t<1>>, true> var_4 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<1>,wp::tile_stride_t<1>,true>();
    const wp::int32 var_5 = 0;
    wp::float32 var_6;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::str adj_1 = {};
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<16>, wp::tile_stride_t<1>>, true>& adj_2 = var_2;
    wp::int32 adj_3 = {};
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<1>, wp::tile_stride_t<1>>, true>& adj_4 = var_4;
    wp::int32 adj_5 = {};
    wp::float32 adj_6 = {};
    //---------
    // forward
    // def summed(a: wp.array(dtype=float)):                                                  <L 6>
    // t = wp.tile_load(a, shape=16, storage="shared")                                        <L 7>
    var_2 = wp::tile_load<wp::float32, true, false, 16>(var_a, var_3);
    // return wp.tile_sum(t)[0]                                                               <L 8>
    var_4 = wp::tile_sum(var_2);
    var_6 = wp::tile_extract(var_4, var_5);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_6 += adj_ret;
    wp::adj_tile_extract(var_4, var_5, adj_4, adj_5, adj_6);
    wp::adj_tile_sum(var_2, adj_2, adj_4);
    // adj: return wp.tile_sum(t)[0]                                                          <L 8>
    wp::adj_tile_load(var_a, var_3, adj_a, adj_3, adj_2);
    // adj: t = wp.tile_load(a, shape=16, storage="shared")                                   <L 7>
    // adj: def summed(a: wp.array(dtype=float)):                                             <L 6>
    return;
}

struct wp_args_called_69d0ee61 {
    wp::array_t<wp::float32> a;
    wp::array_t<wp::float32> b;
};


template <bool wp_linear_contiguous>
static void called_69d0ee61_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_called_69d0ee61 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::float32> var_b = _wp_args->b;
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::int32 var_1 = 0;
    //---------
    // forward
    // def called(a: wp.array(dtype=float), b: wp.array(dtype=float)):                        <L 36>
    // b[0] = summed(a)                                                                       <L 37>
    var_0 = summed_0(var_a);
    wp::array_store(var_b, var_1, var_0);
}



template <bool wp_linear_contiguous>
static void called_69d0ee61_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_called_69d0ee61 *_wp_args,
    wp_args_called_69d0ee61 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::float32> var_b = _wp_args->b;
    wp::array_t<wp::float32> adj_a = _wp_adj_args->a;
    wp::array_t<wp::float32> adj_b = _wp_adj_args->b;
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::int32 var_1 = 0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::int32 adj_1 = {};
    //---------
    // forward
    // def called(a: wp.array(dtype=float), b: wp.array(dtype=float)):                        <L 36>
    // b[0] = summed(a)                                                                       <L 37>
    var_0 = summed_0(var_a);
    // wp::array_store(var_b, var_1, var_0);
    //---------
    // reverse
    wp::adj_array_store(var_b, var_1, var_0, adj_b, adj_1, adj_0);
    adj_summed_0(var_a, adj_a, adj_0);
    // adj: b[0] = summed(a)                                                                  <L 37>
    // adj: def called(a: wp.array(dtype=float), b: wp.array(dtype=float)):                   <L 36>
    return;
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void called_69d0ee61_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_called_69d0ee61 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        called_69d0ee61_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void called_69d0ee61_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_called_69d0ee61 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    called_69d0ee61_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void called_69d0ee61_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_called_69d0ee61 *_wp_args)
{
    called_69d0ee61_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void called_69d0ee61_cpu_backward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_called_69d0ee61 *_wp_args,
    wp_args_called_69d0ee61 *_wp_adj_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        called_69d0ee61_cpu_kernel_backward<wp_linear_contiguous>(
            *dim, task_index, _wp_args, _wp_adj_args);
    }
}

static WP_FORCEINLINE void called_69d0ee61_cpu_backward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_called_69d0ee61 *_wp_args,
    wp_args_called_69d0ee61 *_wp_adj_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    called_69d0ee61_cpu_backward_tasks<false>(dim, _wp_args, _wp_adj_args);
}

extern "C" {

WP_API void called_69d0ee61_cpu_backward(
    wp::launch_bounds_t<1> *dim,
    wp_args_called_69d0ee61 *_wp_args,
    wp_args_called_69d0ee61 *_wp_adj_args)
{
    called_69d0ee61_cpu_backward_dispatch(dim, _wp_args, _wp_adj_args);
}

} // extern C

struct wp_args_own_9231cc5e {
    wp::array_t<wp::float32> a;
};


template <bool wp_linear_contiguous>
static void own_9231cc5e_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_own_9231cc5e *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    //---------
    // primal vars
    const wp::int32 var_0 = 16;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<16>, wp::tile_stride_t<1>>, true> var_1 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<16>,wp::tile_stride_t<1>,false>();
    const wp::int32 var_2 = 0;
    const wp::int32 var_3 = 3;
    wp::float32 var_4;
    const wp::int32 var_5 = 0;
    //---------
    // forward
    // def own(a: wp.array(dtype=float)):                                                     <L 30>
    // t = wp.tile_load(a, shape=16)                                                          <L 31>
    var_1 = wp::tile_load<wp::float32, true, false, 16>(var_a, var_2);
    // a[0] = t[3]                                                                            <L 32>
    var_4 = wp::tile_extract(var_1, var_3);
    wp::array_store(var_a, var_5, var_4);
}



template <bool wp_linear_contiguous>
static void own_9231cc5e_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_own_9231cc5e *_wp_args,
    wp_args_own_9231cc5e *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::float32> adj_a = _wp_adj_args->a;
    //---------
    // primal vars
    const wp::int32 var_0 = 16;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<16>, wp::tile_stride_t<1>>, true> var_1 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<16>,wp::tile_stride_t<1>,true>();
    const wp::int32 var_2 = 0;
    const wp::int32 var_3 = 3;
    wp::float32 var_4;
    const wp::int32 var_5 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<16>, wp::tile_stride_t<1>>, true>& adj_1 = var_1;
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::int32 adj_5 = {};
    //---------
    // forward
    // def own(a: wp.array(dtype=float)):                                                     <L 30>
    // t = wp.tile_load(a, shape=16)                                                          <L 31>
    var_1 = wp::tile_load<wp::float32, true, false, 16>(var_a, var_2);
    // a[0] = t[3]                                                                            <L 32>
    var_4 = wp::tile_extract(var_1, var_3);
    // wp::array_store(var_a, var_5, var_4);
    //---------
    // reverse
    wp::adj_array_store(var_a, var_5, var_4, adj_a, adj_5, adj_4);
    wp::adj_tile_extract(var_1, var_3, adj_1, adj_3, adj_4);
    // adj: a[0] = t[3]                                                                       <L 32>
    wp::adj_tile_load(var_a, var_2, adj_a, adj_2, adj_1);
    // adj: t = wp.tile_load(a, shape=16)                                                     <L 31>
    // adj: def own(a: wp.array(dtype=float)):                                                <L 30>
    return;
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void own_9231cc5e_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_own_9231cc5e *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        own_9231cc5e_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void own_9231cc5e_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_own_9231cc5e *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    own_9231cc5e_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void own_9231cc5e_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_own_9231cc5e *_wp_args)
{
    own_9231cc5e_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void own_9231cc5e_cpu_backward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_own_9231cc5e *_wp_args,
    wp_args_own_9231cc5e *_wp_adj_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        own_9231cc5e_cpu_kernel_backward<wp_linear_contiguous>(
            *dim, task_index, _wp_args, _wp_adj_args);
    }
}

static WP_FORCEINLINE void own_9231cc5e_cpu_backward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_own_9231cc5e *_wp_args,
    wp_args_own_9231cc5e *_wp_adj_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    own_9231cc5e_cpu_backward_tasks<false>(dim, _wp_args, _wp_adj_args);
}

extern "C" {

WP_API void own_9231cc5e_cpu_backward(
    wp::launch_bounds_t<1> *dim,
    wp_args_own_9231cc5e *_wp_args,
    wp_args_own_9231cc5e *_wp_adj_args)
{
    own_9231cc5e_cpu_backward_dispatch(dim, _wp_args, _wp_adj_args);
}

} // extern C

struct wp_args_free_95758f80 {
    wp::array_t<wp::float32> a;
};


template <bool wp_linear_contiguous>
static void free_95758f80_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_free_95758f80 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    //---------
    // primal vars
    const wp::int32 var_0 = 16;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_1 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
    const wp::int32 var_2 = 0;
    const wp::float32 var_3 = 2.0;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_4 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
    const wp::int32 var_5 = 0;
    //---------
    // forward
    // def free(a: wp.array(dtype=float)):                                                    <L 24>
    // t = wp.tile_load(a, shape=16)                                                          <L 25>
    var_1 = wp::tile_load<wp::float32, true, false, 16>(var_a, var_2);
    // wp.tile_store(a, t * 2.0)                                                              <L 26>
    var_4 = wp::tile_mul(var_1, var_3);
    wp::tile_store<wp::float32, true, false>(var_a, var_5, var_4);
}



template <bool wp_linear_contiguous>
static void free_95758f80_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_free_95758f80 *_wp_args,
    wp_args_free_95758f80 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::float32> adj_a = _wp_adj_args->a;
    //---------
    // primal vars
    const wp::int32 var_0 = 16;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_1 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
    const wp::int32 var_2 = 0;
    const wp::float32 var_3 = 2.0;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_4 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
    const wp::int32 var_5 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_1{};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_4{};
    wp::int32 adj_5 = {};
    //---------
    // forward
    // def free(a: wp.array(dtype=float)):                                                    <L 24>
    // t = wp.tile_load(a, shape=16)                                                          <L 25>
    var_1 = wp::tile_load<wp::float32, true, false, 16>(var_a, var_2);
    // wp.tile_store(a, t * 2.0)                                                              <L 26>
    var_4 = wp::tile_mul(var_1, var_3);
    // wp::tile_store<wp::float32, true, false>(var_a, var_5, var_4);
    //---------
    // reverse
    wp::adj_tile_store(var_a, var_5, var_4, adj_a, adj_5, adj_4);
    wp::adj_tile_mul(var_1, var_3, adj_1, adj_3, adj_4);
    // adj: wp.tile_store(a, t * 2.0)                                                         <L 26>
    wp::adj_tile_load(var_a, var_2, adj_a, adj_2, adj_1);
    // adj: t = wp.tile_load(a, shape=16)                                                     <L 25>
    // adj: def free(a: wp.array(dtype=float)):                                               <L 24>
    return;
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void free_95758f80_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_free_95758f80 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        free_95758f80_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void free_95758f80_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_free_95758f80 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    free_95758f80_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void free_95758f80_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_free_95758f80 *_wp_args)
{
    free_95758f80_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void free_95758f80_cpu_backward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_free_95758f80 *_wp_args,
    wp_args_free_95758f80 *_wp_adj_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        free_95758f80_cpu_kernel_backward<wp_linear_contiguous>(
            *dim, task_index, _wp_args, _wp_adj_args);
    }
}

static WP_FORCEINLINE void free_95758f80_cpu_backward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_free_95758f80 *_wp_args,
    wp_args_free_95758f80 *_wp_adj_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    free_95758f80_cpu_backward_tasks<false>(dim, _wp_args, _wp_adj_args);
}

extern "C" {

WP_API void free_95758f80_cpu_backward(
    wp::launch_bounds_t<1> *dim,
    wp_args_free_95758f80 *_wp_args,
    wp_args_free_95758f80 *_wp_adj_args)
{
    free_95758f80_cpu_backward_dispatch(dim, _wp_args, _wp_adj_args);
}

} // extern C

struct wp_args_only_backward_cf0ec0da {
    wp::array_t<wp::float32> a;
};


template <bool wp_linear_contiguous>
static void only_backward_cf0ec0da_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_only_backward_cf0ec0da *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    //---------
    // primal vars
    //---------
    // forward
    // def only_backward(a: wp.array(dtype=float)):                                           <L 41>
    // plain(a)                                                                               <L 42>
    plain_0(var_a);
}



template <bool wp_linear_contiguous>
static void only_backward_cf0ec0da_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_only_backward_cf0ec0da *_wp_args,
    wp_args_only_backward_cf0ec0da *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::float32> adj_a = _wp_adj_args->a;
    //---------
    // primal vars
    //---------
    // dual vars
    //---------
    // forward
    // def only_backward(a: wp.array(dtype=float)):                                           <L 41>
    // plain(a)                                                                               <L 42>
    plain_0(var_a);
    //---------
    // reverse
    adj_plain_0(var_a, adj_a);
    // adj: plain(a)                                                                          <L 42>
    // adj: def only_backward(a: wp.array(dtype=float)):                                      <L 41>
    return;
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void only_backward_cf0ec0da_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_only_backward_cf0ec0da *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        only_backward_cf0ec0da_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void only_backward_cf0ec0da_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_only_backward_cf0ec0da *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    only_backward_cf0ec0da_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void only_backward_cf0ec0da_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_only_backward_cf0ec0da *_wp_args)
{
    only_backward_cf0ec0da_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void only_backward_cf0ec0da_cpu_backward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_only_backward_cf0ec0da *_wp_args,
    wp_args_only_backward_cf0ec0da *_wp_adj_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        only_backward_cf0ec0da_cpu_kernel_backward<wp_linear_contiguous>(
            *dim, task_index, _wp_args, _wp_adj_args);
    }
}

static WP_FORCEINLINE void only_backward_cf0ec0da_cpu_backward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_only_backward_cf0ec0da *_wp_args,
    wp_args_only_backward_cf0ec0da *_wp_adj_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    only_backward_cf0ec0da_cpu_backward_tasks<false>(dim, _wp_args, _wp_adj_args);
}

extern "C" {

WP_API void only_backward_cf0ec0da_cpu_backward(
    wp::launch_bounds_t<1> *dim,
    wp_args_only_backward_cf0ec0da *_wp_args,
    wp_args_only_backward_cf0ec0da *_wp_adj_args)
{
    only_backward_cf0ec0da_cpu_backward_dispatch(dim, _wp_args, _wp_adj_args);
}

} // extern C

