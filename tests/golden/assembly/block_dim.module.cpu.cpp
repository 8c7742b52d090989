#define WP_NO_BFLOAT16

#define WP_TILE_BLOCK_DIM 64
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

struct wp_args_block_dim_71fb5a4f {
    wp::array_t<wp::float32> x;
};


template <bool wp_linear_contiguous>
static void block_dim_71fb5a4f_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_block_dim_71fb5a4f *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::float32 var_2;
    //---------
    // forward
    // def block_dim(x: wp.array(dtype=float)):                                               <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // x[i] = float(wp.block_dim())                                                           <L 8>
    var_1 = builtin_block_dim();
    var_2 = wp::float(var_1);
    wp::array_store(var_x, var_0, var_2);
}



template <bool wp_linear_contiguous>
static void block_dim_71fb5a4f_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_block_dim_71fb5a4f *_wp_args,
    wp_args_block_dim_71fb5a4f *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::float32 var_2;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    //---------
    // forward
    // def block_dim(x: wp.array(dtype=float)):                                               <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // x[i] = float(wp.block_dim())                                                           <L 8>
    var_1 = builtin_block_dim();
    var_2 = wp::float(var_1);
    // wp::array_store(var_x, var_0, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_2, adj_x, adj_0, adj_2);
    wp::adj_float(var_1, adj_1, adj_2);
    // adj: x[i] = float(wp.block_dim())                                                      <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def block_dim(x: wp.array(dtype=float)):                                          <L 6>
    return;
}



struct block_dim_71fb5a4f_cpu_block_payload_forward
{
    wp_args_block_dim_71fb5a4f* args;
    wp::tile_shared_storage_t* tile_mem;
    size_t block_first;
};

static void block_dim_71fb5a4f_cpu_block_thunk_forward(
    void* dim_ptr, size_t, int lane, void* payload_ptr)
{
    wp::launch_bounds_t<1>* dim = (wp::launch_bounds_t<1>*)dim_ptr;
    block_dim_71fb5a4f_cpu_block_payload_forward* payload = (block_dim_71fb5a4f_cpu_block_payload_forward*)payload_ptr;
    wp::tile_shared_storage_t::bind(payload->tile_mem);
    const size_t task_index = payload->block_first + (size_t)lane;
    block_dim_71fb5a4f_cpu_kernel_forward<false>(*dim, task_index, payload->args);
}

extern "C" {

// Python CPU entry points
WP_API void block_dim_71fb5a4f_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_block_dim_71fb5a4f *_wp_args)
{
    constexpr size_t block_dim = (size_t)WP_TILE_BLOCK_DIM;
    const size_t total = dim->size;
    size_t block_first = 0;
    size_t block_id = 0;

    while (block_first < total)
    {
        const size_t remaining = total - block_first;
        const int active_count = (int)(remaining < block_dim ? remaining : block_dim);
        wp::tile_shared_storage_t tile_mem;
        block_dim_71fb5a4f_cpu_block_payload_forward payload = { _wp_args, &tile_mem, block_first };
        if (!wp_cpu_run_block(
                WP_TILE_BLOCK_DIM, active_count, &block_dim_71fb5a4f_cpu_block_thunk_forward, dim, block_id, &payload))
            return;
        block_first += (size_t)active_count;
        ++block_id;
    }
}

} // extern C



struct block_dim_71fb5a4f_cpu_block_payload_backward
{
    wp_args_block_dim_71fb5a4f* args;
    wp_args_block_dim_71fb5a4f* adj_args;
    wp::tile_shared_storage_t* tile_mem;
    size_t block_first;
};

static void block_dim_71fb5a4f_cpu_block_thunk_backward(
    void* dim_ptr, size_t, int lane, void* payload_ptr)
{
    wp::launch_bounds_t<1>* dim = (wp::launch_bounds_t<1>*)dim_ptr;
    block_dim_71fb5a4f_cpu_block_payload_backward* payload = (block_dim_71fb5a4f_cpu_block_payload_backward*)payload_ptr;
    wp::tile_shared_storage_t::bind(payload->tile_mem);
    const size_t task_index = payload->block_first + (size_t)lane;
    block_dim_71fb5a4f_cpu_kernel_backward<false>(*dim, task_index, payload->args, payload->adj_args);
}

extern "C" {

WP_API void block_dim_71fb5a4f_cpu_backward(
    wp::launch_bounds_t<1> *dim,
    wp_args_block_dim_71fb5a4f *_wp_args,
    wp_args_block_dim_71fb5a4f *_wp_adj_args)
{
    constexpr size_t block_dim = (size_t)WP_TILE_BLOCK_DIM;
    const size_t total = dim->size;
    size_t block_first = 0;
    size_t block_id = 0;

    while (block_first < total)
    {
        const size_t remaining = total - block_first;
        const int active_count = (int)(remaining < block_dim ? remaining : block_dim);
        wp::tile_shared_storage_t tile_mem;
        block_dim_71fb5a4f_cpu_block_payload_backward payload = { _wp_args, _wp_adj_args, &tile_mem, block_first };
        if (!wp_cpu_run_block(
                WP_TILE_BLOCK_DIM, active_count, &block_dim_71fb5a4f_cpu_block_thunk_backward, dim, block_id, &payload))
            return;
        block_first += (size_t)active_count;
        ++block_id;
    }
}

} // extern C

