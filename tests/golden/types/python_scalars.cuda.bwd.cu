extern "C" __global__ void python_scalars_bd4ea8e5_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_a,
    wp::float32 var_b,
    bool var_c,
    wp::array_t<bool> var_x,
    wp::array_t<wp::int32> var_y,
    wp::int32 adj_a,
    wp::float32 adj_b,
    bool adj_c,
    wp::array_t<bool> adj_x,
    wp::array_t<wp::int32> adj_y)
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
        const wp::int32 var_0 = 0;
        const wp::int32 var_1 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        //---------
        // forward
        // def python_scalars(a: int, b: float, c: bool, x: wp.array(dtype=bool), y: wp.array(dtype=int)):       <L 6>
        // x[0] = c                                                                               <L 7>
        // wp::array_store(var_x, var_0, var_c);
        // y[0] = a                                                                               <L 8>
        // wp::array_store(var_y, var_1, var_a);
        //---------
        // reverse
        wp::adj_array_store(var_y, var_1, var_a, adj_y, adj_1, adj_a);
        // adj: y[0] = a                                                                          <L 8>
        wp::adj_array_store(var_x, var_0, var_c, adj_x, adj_0, adj_c);
        // adj: x[0] = c                                                                          <L 7>
        // adj: def python_scalars(a: int, b: float, c: bool, x: wp.array(dtype=bool), y: wp.array(dtype=int)):  <L 6>
        continue;
    }
}
