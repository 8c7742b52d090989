extern "C" __global__ void constant_shadowed_by_parameter_5f1f60c7_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::int32 var_n,
    wp::array_t<wp::float32> adj_x,
    wp::int32 adj_n)
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
        const wp::float32 var_0 = 1.0;
        //---------
        // dual vars
        wp::float32 adj_0 = {};
        //---------
        // forward
        // def constant_shadowed_by_parameter(x: wp.array(dtype=float), n: int):                  <L 8>
        // x[n] = 1.0                                                                             <L 9>
        // wp::array_store(var_x, var_n, var_0);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_n, var_0, adj_x, adj_n, adj_0);
        // adj: x[n] = 1.0                                                                        <L 9>
        // adj: def constant_shadowed_by_parameter(x: wp.array(dtype=float), n: int):             <L 8>
        continue;
    }
}
