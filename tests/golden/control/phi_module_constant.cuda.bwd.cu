extern "C" __global__ void phi_module_constant_4bf60a50_cuda_kernel_backward(
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
        const wp::int32 var_0 = 0;
        bool var_1;
        const wp::float32 var_2 = 2.0;
        const wp::int32 var_3 = 0;
        const wp::float32 var_4 = 2.0;
        const wp::int32 var_5 = 1;
        wp::float32 var_6;
        const wp::int32 var_7 = 2;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        bool adj_1 = {};
        wp::float32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::int32 adj_7 = {};
        //---------
        // forward
        // def phi_module_constant(x: wp.array(dtype=float), n: int):                             <L 8>
        // if n > 0:                                                                              <L 9>
        var_1 = (var_n > var_0);
        if (var_1) {
            // x[0] = SCALE                                                                       <L 10>
            // wp::array_store(var_x, var_3, var_2);
        }
        if (!var_1) {
            // x[1] = SCALE                                                                       <L 12>
            // wp::array_store(var_x, var_5, var_4);
        }
        var_6 = wp::where(var_1, var_2, var_4);
        // x[2] = SCALE                                                                           <L 13>
        // wp::array_store(var_x, var_7, var_6);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_7, var_6, adj_x, adj_7, adj_6);
        // adj: x[2] = SCALE                                                                      <L 13>
        wp::adj_where(var_1, var_2, var_4, adj_1, adj_2, adj_4, adj_6);
        if (!var_1) {
            wp::adj_array_store(var_x, var_5, var_4, adj_x, adj_5, adj_4);
            // adj: x[1] = SCALE                                                                  <L 12>
        }
        if (var_1) {
            wp::adj_array_store(var_x, var_3, var_2, adj_x, adj_3, adj_2);
            // adj: x[0] = SCALE                                                                  <L 10>
        }
        // adj: if n > 0:                                                                         <L 9>
        // adj: def phi_module_constant(x: wp.array(dtype=float), n: int):                        <L 8>
        continue;
    }
}
