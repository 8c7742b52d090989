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

struct wp_args_no_arguments_1259c111 {
};


template <bool wp_linear_contiguous>
static void no_arguments_1259c111_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_no_arguments_1259c111 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    //---------
    // primal vars
    wp::int32 var_0;
    //---------
    // forward
    // def no_arguments():                                                                    <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // print(i)                                                                               <L 8>
    wp::print(var_0);
}



template <bool wp_linear_contiguous>
static void no_arguments_1259c111_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_no_arguments_1259c111 *_wp_args,
    wp_args_no_arguments_1259c111 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    //---------
    // primal vars
    wp::int32 var_0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    //---------
    // forward
    // def no_arguments():                                                                    <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // print(i)                                                                               <L 8>
    wp::print(var_0);
    //---------
    // reverse
    wp::adj_print(var_0, adj_0);
    // adj: print(i)                                                                          <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def no_arguments():                                                               <L 6>
    return;
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void no_arguments_1259c111_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_no_arguments_1259c111 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        no_arguments_1259c111_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void no_arguments_1259c111_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_no_arguments_1259c111 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    no_arguments_1259c111_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void no_arguments_1259c111_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_no_arguments_1259c111 *_wp_args)
{
    no_arguments_1259c111_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void no_arguments_1259c111_cpu_backward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_no_arguments_1259c111 *_wp_args,
    wp_args_no_arguments_1259c111 *_wp_adj_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        no_arguments_1259c111_cpu_kernel_backward<wp_linear_contiguous>(
            *dim, task_index, _wp_args, _wp_adj_args);
    }
}

static WP_FORCEINLINE void no_arguments_1259c111_cpu_backward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_no_arguments_1259c111 *_wp_args,
    wp_args_no_arguments_1259c111 *_wp_adj_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    no_arguments_1259c111_cpu_backward_tasks<false>(dim, _wp_args, _wp_adj_args);
}

extern "C" {

WP_API void no_arguments_1259c111_cpu_backward(
    wp::launch_bounds_t<1> *dim,
    wp_args_no_arguments_1259c111 *_wp_args,
    wp_args_no_arguments_1259c111 *_wp_adj_args)
{
    no_arguments_1259c111_cpu_backward_dispatch(dim, _wp_args, _wp_adj_args);
}

} // extern C

