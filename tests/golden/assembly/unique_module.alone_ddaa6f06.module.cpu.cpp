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


// unique_module.py:5
static wp::float32 inc_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    wp::float32 var_1;
    //---------
    // forward
    // def inc(a: float):                                                                     <L 6>
    // return a + 1.0                                                                         <L 7>
    var_1 = wp::add(var_a, var_0);
    return var_1;
}


// unique_module.py:5
static void adj_inc_0(
    wp::float32 var_a,
    wp::float32 & adj_a,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    wp::float32 var_1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    //---------
    // forward
    // def inc(a: float):                                                                     <L 6>
    // return a + 1.0                                                                         <L 7>
    var_1 = wp::add(var_a, var_0);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_add(var_a, var_0, adj_a, adj_0, adj_1);
    // adj: return a + 1.0                                                                    <L 7>
    // adj: def inc(a: float):                                                                <L 6>
    return;
}

struct wp_args_alone_06f527c0 {
    wp::array_t<wp::float32> x;
};


template <bool wp_linear_contiguous>
static void alone_06f527c0_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_alone_06f527c0 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::int32 var_4 = 0;
    //---------
    // forward
    // def alone(x: wp.array(dtype=float)):                                                   <L 16>
    // x[0] = inc(x[1])                                                                       <L 17>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = inc_0(var_3);
    wp::array_store(var_x, var_4, var_2);
}



template <bool wp_linear_contiguous>
static void alone_06f527c0_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_alone_06f527c0 *_wp_args,
    wp_args_alone_06f527c0 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::int32 var_4 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    //---------
    // forward
    // def alone(x: wp.array(dtype=float)):                                                   <L 16>
    // x[0] = inc(x[1])                                                                       <L 17>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = inc_0(var_3);
    // wp::array_store(var_x, var_4, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_4, var_2, adj_x, adj_4, adj_2);
    adj_inc_0(var_3, adj_1, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[0] = inc(x[1])                                                                  <L 17>
    // adj: def alone(x: wp.array(dtype=float)):                                              <L 16>
    return;
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void alone_06f527c0_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_alone_06f527c0 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        alone_06f527c0_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void alone_06f527c0_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_alone_06f527c0 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    alone_06f527c0_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void alone_06f527c0_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_alone_06f527c0 *_wp_args)
{
    alone_06f527c0_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void alone_06f527c0_cpu_backward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_alone_06f527c0 *_wp_args,
    wp_args_alone_06f527c0 *_wp_adj_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        alone_06f527c0_cpu_kernel_backward<wp_linear_contiguous>(
            *dim, task_index, _wp_args, _wp_adj_args);
    }
}

static WP_FORCEINLINE void alone_06f527c0_cpu_backward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_alone_06f527c0 *_wp_args,
    wp_args_alone_06f527c0 *_wp_adj_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    alone_06f527c0_cpu_backward_tasks<false>(dim, _wp_args, _wp_adj_args);
}

extern "C" {

WP_API void alone_06f527c0_cpu_backward(
    wp::launch_bounds_t<1> *dim,
    wp_args_alone_06f527c0 *_wp_args,
    wp_args_alone_06f527c0 *_wp_adj_args)
{
    alone_06f527c0_cpu_backward_dispatch(dim, _wp_args, _wp_adj_args);
}

} // extern C

