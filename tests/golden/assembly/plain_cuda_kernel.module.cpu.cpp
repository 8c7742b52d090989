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

struct wp_args_plain_cuda_kernel_697e6618 {
    wp::array_t<wp::float32> x;
};


template <bool wp_linear_contiguous>
static void plain_cuda_kernel_697e6618_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_plain_cuda_kernel_697e6618 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_plain_cuda_kernel_697e6618 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // forward
    // def plain_cuda_kernel(x: wp.array(dtype=float)):                                       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // x[i] = wp.sin(x[i])                                                                    <L 8>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::sin(var_3);
    wp::array_store(var_x, var_0, var_2);
}



template <bool wp_linear_contiguous>
static void plain_cuda_kernel_697e6618_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_plain_cuda_kernel_697e6618 *_wp_args,
    wp_args_plain_cuda_kernel_697e6618 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_plain_cuda_kernel_697e6618 wp_contiguous_args;
    wp_args_plain_cuda_kernel_697e6618 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
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
    // def plain_cuda_kernel(x: wp.array(dtype=float)):                                       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // x[i] = wp.sin(x[i])                                                                    <L 8>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::sin(var_3);
    // wp::array_store(var_x, var_0, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_2, adj_x, adj_0, adj_2);
    wp::adj_sin(var_3, adj_1, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[i] = wp.sin(x[i])                                                               <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def plain_cuda_kernel(x: wp.array(dtype=float)):                                  <L 6>
    return;
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void plain_cuda_kernel_697e6618_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_plain_cuda_kernel_697e6618 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        plain_cuda_kernel_697e6618_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void plain_cuda_kernel_697e6618_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_plain_cuda_kernel_697e6618 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    const bool wp_linear_contiguous = dim->coord_mult == 1 && ((_wp_args->x.strides[0] == (int)sizeof(wp::float32)));
    if (wp_linear_contiguous)
        plain_cuda_kernel_697e6618_cpu_forward_tasks<true>(dim, _wp_args);
    else
        plain_cuda_kernel_697e6618_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void plain_cuda_kernel_697e6618_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_plain_cuda_kernel_697e6618 *_wp_args)
{
    plain_cuda_kernel_697e6618_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void plain_cuda_kernel_697e6618_cpu_backward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_plain_cuda_kernel_697e6618 *_wp_args,
    wp_args_plain_cuda_kernel_697e6618 *_wp_adj_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        plain_cuda_kernel_697e6618_cpu_kernel_backward<wp_linear_contiguous>(
            *dim, task_index, _wp_args, _wp_adj_args);
    }
}

static WP_FORCEINLINE void plain_cuda_kernel_697e6618_cpu_backward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_plain_cuda_kernel_697e6618 *_wp_args,
    wp_args_plain_cuda_kernel_697e6618 *_wp_adj_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    const bool wp_linear_contiguous = dim->coord_mult == 1 && ((_wp_args->x.strides[0] == (int)sizeof(wp::float32)) & (_wp_adj_args->x.strides[0] == (int)sizeof(wp::float32)));
    if (wp_linear_contiguous)
        plain_cuda_kernel_697e6618_cpu_backward_tasks<true>(dim, _wp_args, _wp_adj_args);
    else
        plain_cuda_kernel_697e6618_cpu_backward_tasks<false>(dim, _wp_args, _wp_adj_args);
}

extern "C" {

WP_API void plain_cuda_kernel_697e6618_cpu_backward(
    wp::launch_bounds_t<1> *dim,
    wp_args_plain_cuda_kernel_697e6618 *_wp_args,
    wp_args_plain_cuda_kernel_697e6618 *_wp_adj_args)
{
    plain_cuda_kernel_697e6618_cpu_backward_dispatch(dim, _wp_args, _wp_adj_args);
}

} // extern C

