extern "C" __global__ void parentheses_46573be5_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::float32 var_a,
    wp::array_t<wp::float32> adj_x,
    wp::float32 adj_a)
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
        wp::float32 var_1;
        const wp::int32 var_2 = 0;
        const wp::float32 var_3 = 1.0;
        bool var_4;
        const wp::int32 var_5 = 1;
        //---------
        // dual vars
        wp::float32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::float32 adj_3 = {};
        bool adj_4 = {};
        wp::int32 adj_5 = {};
        //---------
        // forward
        // def parentheses(x: wp.array(dtype=float), a: float):                                   <L 6>
        // (x[0]) = ((a) + (2.0))                                                                 <L 7>
        var_1 = wp::add(var_a, var_0);
        // wp::array_store(var_x, var_2, var_1);
        // if (a > 1.0):                                                                          <L 8>
        var_4 = (var_a > var_3);
        if (var_4) {
            // x[(1)] = (a)                                                                       <L 9>
            // wp::array_store(var_x, var_5, var_a);
        }
        //---------
        // reverse
        if (var_4) {
            wp::adj_array_store(var_x, var_5, var_a, adj_x, adj_5, adj_a);
            // adj: x[(1)] = (a)                                                                  <L 9>
        }
        // adj: if (a > 1.0):                                                                     <L 8>
        wp::adj_array_store(var_x, var_2, var_1, adj_x, adj_2, adj_1);
        wp::adj_add(var_a, var_0, adj_a, adj_0, adj_1);
        // adj: (x[0]) = ((a) + (2.0))                                                            <L 7>
        // adj: def parentheses(x: wp.array(dtype=float), a: float):                              <L 6>
        continue;
    }
}
