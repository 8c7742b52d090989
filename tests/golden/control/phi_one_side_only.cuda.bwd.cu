extern "C" __global__ void phi_one_side_only_7e44d92d_cuda_kernel_backward(
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
        const wp::int32 var_2 = 0;
        wp::float32* var_3;
        const wp::float32 var_4 = 2.0;
        wp::float32 var_5;
        wp::float32 var_6;
        const wp::int32 var_7 = 1;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        bool adj_1 = {};
        wp::int32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::int32 adj_7 = {};
        //---------
        // forward
        // def phi_one_side_only(x: wp.array(dtype=float), n: int):                               <L 6>
        // if n > 0:                                                                              <L 7>
        var_1 = (var_n > var_0);
        if (var_1) {
            // a = x[0] * 2.0                                                                     <L 8>
            var_3 = wp::address(var_x, var_2);
            var_6 = wp::load(var_3);
            var_5 = wp::mul(var_6, var_4);
        }
        // x[1] = a                                                                               <L 9>
        // wp::array_store(var_x, var_7, var_5);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_7, var_5, adj_x, adj_7, adj_5);
        // adj: x[1] = a                                                                          <L 9>
        if (var_1) {
            wp::adj_mul(var_6, var_4, adj_3, adj_4, adj_5);
            wp::adj_address(var_x, var_2, adj_x, adj_2, adj_3);
            // adj: a = x[0] * 2.0                                                                <L 8>
        }
        // adj: if n > 0:                                                                         <L 7>
        // adj: def phi_one_side_only(x: wp.array(dtype=float), n: int):                          <L 6>
        continue;
    }
}
