extern "C" __global__ void constant_conditional_02008bec_cuda_kernel_backward(
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
        const wp::float32 var_0 = 0.1;
        const wp::int32 var_1 = 4;
        //---------
        // dual vars
        wp::float32 adj_0 = {};
        wp::int32 adj_1 = {};
        //---------
        // forward
        // def constant_conditional(x: wp.array(dtype=float)):                                    <L 14>
        // x[STEPS] = TOLERANCE                                                                   <L 15>
        // wp::array_store(var_x, var_1, var_0);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_1, var_0, adj_x, adj_1, adj_0);
        // adj: x[STEPS] = TOLERANCE                                                              <L 15>
        // adj: def constant_conditional(x: wp.array(dtype=float)):                               <L 14>
        continue;
    }
}
