extern "C" __global__ void elsewhere_cf5cdbe6_cuda_kernel_backward(
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
        const wp::int32 var_0 = 0;
        wp::float32* var_1;
        const wp::float32 var_2 = 1.0;
        wp::float32 var_3;
        wp::float32 var_4;
        const wp::int32 var_5 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::int32 adj_5 = {};
        //---------
        // forward
        // def elsewhere(x: wp.array(dtype=float)):                                               <L 18>
        // x[0] = x[0] + 1.0                                                                      <L 19>
        var_1 = wp::address(var_x, var_0);
        var_4 = wp::load(var_1);
        var_3 = wp::add(var_4, var_2);
        // wp::array_store(var_x, var_5, var_3);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_5, var_3, adj_x, adj_5, adj_3);
        wp::adj_add(var_4, var_2, adj_1, adj_2, adj_3);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: x[0] = x[0] + 1.0                                                                 <L 19>
        // adj: def elsewhere(x: wp.array(dtype=float)):                                          <L 18>
        continue;
    }
}
