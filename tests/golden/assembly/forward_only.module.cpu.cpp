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


// forward_only.py:7
static wp::float32 inc_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    wp::float32 var_1;
    //---------
    // forward
    // def inc(a: float):                                                                     <L 8>
    // return a + 1.0                                                                         <L 9>
    var_1 = wp::add(var_a, var_0);
    return var_1;
}


// forward_only.py:7
static void adj_inc_0(
    wp::float32 var_a,
    wp::float32 & adj_a,
    wp::float32 & adj_ret)
{
	// reverse mode disabled (no backward-enabled kernel depends on this function)
}

struct wp_args_forward_only_ba42c9ed {
    wp::array_t<wp::float32> x;
};


template <bool wp_linear_contiguous>
static void forward_only_ba42c9ed_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_forward_only_ba42c9ed *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_forward_only_ba42c9ed wp_contiguous_args;
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
    // def forward_only(x: wp.array(dtype=float)):                                            <L 13>
    // i = wp.tid()                                                                           <L 14>
    var_0 = builtin_tid1d();
    // x[i] = inc(x[i])                                                                       <L 15>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = inc_0(var_3);
    wp::array_store(var_x, var_0, var_2);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void forward_only_ba42c9ed_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_forward_only_ba42c9ed *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        forward_only_ba42c9ed_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void forward_only_ba42c9ed_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_forward_only_ba42c9ed *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    const bool wp_linear_contiguous = dim->coord_mult == 1 && ((_wp_args->x.strides[0] == (int)sizeof(wp::float32)));
    if (wp_linear_contiguous)
        forward_only_ba42c9ed_cpu_forward_tasks<true>(dim, _wp_args);
    else
        forward_only_ba42c9ed_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void forward_only_ba42c9ed_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_forward_only_ba42c9ed *_wp_args)
{
    forward_only_ba42c9ed_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

