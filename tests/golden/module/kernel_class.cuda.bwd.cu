extern "C" __global__ void renamed_22135937_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::float32> adj_x)
{
    wp::tile_shared_storage_t tile_mem;

    const size_t _idx = static_cast<size_t>(blockIdx.z * gridDim.y + blockIdx.y) * static_cast<size_t>(gridDim.x * blockDim.x) + static_cast<size_t>(blockIdx.x * blockDim.x + threadIdx.x);
    if (_idx >= dim.size) return;
            // reset shared memory allocator
    wp::tile_shared_storage_t::init();

        //---------
        // primal vars
        const wp::float32 var_0 = 1.0;
        const wp::int32 var_1 = 0;
        //---------
        // dual vars
        wp::float32 adj_0 = {};
        wp::int32 adj_1 = {};
        //---------
        // forward
        // def plain(x: wp.array(dtype=float)):                                                   <L 7>
        // x[0] = 1.0                                                                             <L 8>
        // wp::array_store(var_x, var_1, var_0);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_1, var_0, adj_x, adj_1, adj_0);
        // adj: x[0] = 1.0                                                                        <L 8>
        // adj: def plain(x: wp.array(dtype=float)):                                              <L 7>
        return;
}

extern "C" __global__ void scale_float32_31603951_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::float32 var_by,
    wp::array_t<wp::float32> adj_x,
    wp::float32 adj_by)
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
        // def scale(x: wp.array(dtype=dtype), by: dtype):                                        <L 19>
        // i = wp.tid()                                                                           <L 20>
        var_0 = builtin_tid1d();
        // x[i] = x[i] * by                                                                       <L 21>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::mul(var_3, var_by);
        // wp::array_store(var_x, var_0, var_2);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_0, var_2, adj_x, adj_0, adj_2);
        wp::adj_mul(var_3, var_by, adj_1, adj_by, adj_2);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: x[i] = x[i] * by                                                                  <L 21>
        // adj: i = wp.tid()                                                                      <L 20>
        // adj: def scale(x: wp.array(dtype=dtype), by: dtype):                                   <L 19>
        continue;
    }
}

extern "C" __global__ void decorated_20c93503_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::float32> adj_x)
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
        const wp::float32 var_0 = 2.0;
        const wp::int32 var_1 = 0;
        //---------
        // dual vars
        wp::float32 adj_0 = {};
        wp::int32 adj_1 = {};
        //---------
        // forward
        // def decorated(x: wp.array(dtype=float)):                                               <L 27>
        // x[0] = 2.0                                                                             <L 28>
        // wp::array_store(var_x, var_1, var_0);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_1, var_0, adj_x, adj_1, adj_0);
        // adj: x[0] = 2.0                                                                        <L 28>
        // adj: def decorated(x: wp.array(dtype=float)):                                          <L 27>
        continue;
    }
}

extern "C" __global__ void by_class_04ecc3da_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::float32> adj_x)
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
        const wp::float32 var_0 = 3.0;
        const wp::int32 var_1 = 0;
        //---------
        // dual vars
        wp::float32 adj_0 = {};
        wp::int32 adj_1 = {};
        //---------
        // forward
        // def by_class(x: wp.array(dtype=float)):                                                <L 32>
        // x[0] = 3.0                                                                             <L 33>
        // wp::array_store(var_x, var_1, var_0);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_1, var_0, adj_x, adj_1, adj_0);
        // adj: x[0] = 3.0                                                                        <L 33>
        // adj: def by_class(x: wp.array(dtype=float)):                                           <L 32>
        continue;
    }
}
