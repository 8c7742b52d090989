extern "C" __global__ void constant_true_0ecc7c9d_cuda_kernel_backward(
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
        const bool var_0 = true;
        const wp::float32 var_1 = 1.0;
        const wp::int32 var_2 = 0;
        //---------
        // dual vars
        bool adj_0 = {};
        wp::float32 adj_1 = {};
        wp::int32 adj_2 = {};
        //---------
        // forward
        // def constant_true(x: wp.array(dtype=float)):                                           <L 6>
        // if True:                                                                               <L 7>
        // x[0] = 1.0                                                                             <L 8>
        // wp::array_store(var_x, var_2, var_1);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_2, var_1, adj_x, adj_2, adj_1);
        // adj: x[0] = 1.0                                                                        <L 8>
        // adj: if True:                                                                          <L 7>
        // adj: def constant_true(x: wp.array(dtype=float)):                                      <L 6>
        continue;
    }
}
