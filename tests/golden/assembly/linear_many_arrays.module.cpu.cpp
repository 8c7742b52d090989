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

struct wp_args_linear_many_arrays_40d07a51 {
    wp::array_t<wp::float32> a;
    wp::array_t<wp::vec_t<3, wp::float32>> b;
    wp::array_t<wp::mat_t<2, 2, wp::float64>> c;
    wp::int32 n;
};


template <bool wp_linear_contiguous>
static void linear_many_arrays_40d07a51_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_linear_many_arrays_40d07a51 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_linear_many_arrays_40d07a51 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.a.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.b.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.c.strides[0] = sizeof(wp::mat_t<2, 2, wp::float64>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::vec_t<3, wp::float32>> var_b = _wp_args->b;
    wp::array_t<wp::mat_t<2, 2, wp::float64>> var_c = _wp_args->c;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32>* var_1;
    wp::float32* var_2;
    wp::vec_t<3, wp::float32> var_3;
    wp::vec_t<3, wp::float32> var_4;
    wp::float32 var_5;
    //---------
    // forward
    // def linear_many_arrays(a: wp.array(dtype=float), b: wp.array(dtype=wp.vec3), c: wp.array(dtype=wp.mat22d), n: int):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // b[i] = b[i] * a[i]                                                                     <L 8>
    var_1 = wp::address(var_b, var_0);
    var_2 = wp::address(var_a, var_0);
    var_4 = wp::load(var_1);
    var_5 = wp::load(var_2);
    var_3 = wp::mul(var_4, var_5);
    wp::array_store(var_b, var_0, var_3);
}



template <bool wp_linear_contiguous>
static void linear_many_arrays_40d07a51_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_linear_many_arrays_40d07a51 *_wp_args,
    wp_args_linear_many_arrays_40d07a51 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_linear_many_arrays_40d07a51 wp_contiguous_args;
    wp_args_linear_many_arrays_40d07a51 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.a.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.a.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.b.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.b.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.c.strides[0] = sizeof(wp::mat_t<2, 2, wp::float64>);
        wp_contiguous_adj_args.c.strides[0] = sizeof(wp::mat_t<2, 2, wp::float64>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::vec_t<3, wp::float32>> var_b = _wp_args->b;
    wp::array_t<wp::mat_t<2, 2, wp::float64>> var_c = _wp_args->c;
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> adj_a = _wp_adj_args->a;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_b = _wp_adj_args->b;
    wp::array_t<wp::mat_t<2, 2, wp::float64>> adj_c = _wp_adj_args->c;
    wp::int32 adj_n = _wp_adj_args->n;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32>* var_1;
    wp::float32* var_2;
    wp::vec_t<3, wp::float32> var_3;
    wp::vec_t<3, wp::float32> var_4;
    wp::float32 var_5;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    wp::float32 adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    wp::vec_t<3, wp::float32> adj_4 = {};
    wp::float32 adj_5 = {};
    //---------
    // forward
    // def linear_many_arrays(a: wp.array(dtype=float), b: wp.array(dtype=wp.vec3), c: wp.array(dtype=wp.mat22d), n: int):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // b[i] = b[i] * a[i]                                                                     <L 8>
    var_1 = wp::address(var_b, var_0);
    var_2 = wp::address(var_a, var_0);
    var_4 = wp::load(var_1);
    var_5 = wp::load(var_2);
    var_3 = wp::mul(var_4, var_5);
    // wp::array_store(var_b, var_0, var_3);
    //---------
    // reverse
    wp::adj_array_store(var_b, var_0, var_3, adj_b, adj_0, adj_3);
    wp::adj_mul(var_4, var_5, adj_1, adj_2, adj_3);
    wp::adj_address(var_a, var_0, adj_a, adj_0, adj_2);
    wp::adj_address(var_b, var_0, adj_b, adj_0, adj_1);
    // adj: b[i] = b[i] * a[i]                                                                <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def linear_many_arrays(a: wp.array(dtype=float), b: wp.array(dtype=wp.vec3), c: wp.array(dtype=wp.mat22d), n: int):  <L 6>
    return;
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void linear_many_arrays_40d07a51_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_linear_many_arrays_40d07a51 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        linear_many_arrays_40d07a51_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void linear_many_arrays_40d07a51_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_linear_many_arrays_40d07a51 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    const bool wp_linear_contiguous = dim->coord_mult == 1 && ((_wp_args->a.strides[0] == (int)sizeof(wp::float32)) & (_wp_args->b.strides[0] == (int)sizeof(wp::vec_t<3, wp::float32>)) & (_wp_args->c.strides[0] == (int)sizeof(wp::mat_t<2, 2, wp::float64>)));
    if (wp_linear_contiguous)
        linear_many_arrays_40d07a51_cpu_forward_tasks<true>(dim, _wp_args);
    else
        linear_many_arrays_40d07a51_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void linear_many_arrays_40d07a51_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_linear_many_arrays_40d07a51 *_wp_args)
{
    linear_many_arrays_40d07a51_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void linear_many_arrays_40d07a51_cpu_backward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_linear_many_arrays_40d07a51 *_wp_args,
    wp_args_linear_many_arrays_40d07a51 *_wp_adj_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        linear_many_arrays_40d07a51_cpu_kernel_backward<wp_linear_contiguous>(
            *dim, task_index, _wp_args, _wp_adj_args);
    }
}

static WP_FORCEINLINE void linear_many_arrays_40d07a51_cpu_backward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_linear_many_arrays_40d07a51 *_wp_args,
    wp_args_linear_many_arrays_40d07a51 *_wp_adj_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    const bool wp_linear_contiguous = dim->coord_mult == 1 && ((_wp_args->a.strides[0] == (int)sizeof(wp::float32)) & (_wp_adj_args->a.strides[0] == (int)sizeof(wp::float32)) & (_wp_args->b.strides[0] == (int)sizeof(wp::vec_t<3, wp::float32>)) & (_wp_adj_args->b.strides[0] == (int)sizeof(wp::vec_t<3, wp::float32>)) & (_wp_args->c.strides[0] == (int)sizeof(wp::mat_t<2, 2, wp::float64>)) & (_wp_adj_args->c.strides[0] == (int)sizeof(wp::mat_t<2, 2, wp::float64>)));
    if (wp_linear_contiguous)
        linear_many_arrays_40d07a51_cpu_backward_tasks<true>(dim, _wp_args, _wp_adj_args);
    else
        linear_many_arrays_40d07a51_cpu_backward_tasks<false>(dim, _wp_args, _wp_adj_args);
}

extern "C" {

WP_API void linear_many_arrays_40d07a51_cpu_backward(
    wp::launch_bounds_t<1> *dim,
    wp_args_linear_many_arrays_40d07a51 *_wp_args,
    wp_args_linear_many_arrays_40d07a51 *_wp_adj_args)
{
    linear_many_arrays_40d07a51_cpu_backward_dispatch(dim, _wp_args, _wp_adj_args);
}

} // extern C

