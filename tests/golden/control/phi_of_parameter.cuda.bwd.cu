extern "C" __global__ void phi_of_parameter_40972773_cuda_kernel_backward(
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
        wp::int32 var_3;
        const wp::float32 var_4 = 1.0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        bool adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::float32 adj_4 = {};
        //---------
        // forward
        // def phi_of_parameter(x: wp.array(dtype=float), n: int):                                <L 6>
        // if n < 0:                                                                              <L 7>
        var_1 = (var_n < var_0);
        if (var_1) {
            // n = 0                                                                              <L 8>
        }
        var_3 = wp::where(var_1, var_2, var_n);
        // x[n] = 1.0                                                                             <L 9>
        // wp::array_store(var_x, var_3, var_4);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_3, var_4, adj_x, adj_3, adj_4);
        // adj: x[n] = 1.0                                                                        <L 9>
        wp::adj_where(var_1, var_2, var_n, adj_1, adj_2, adj_n, adj_3);
        if (var_1) {
            // adj: n = 0                                                                         <L 8>
        }
        // adj: if n < 0:                                                                         <L 7>
        // adj: def phi_of_parameter(x: wp.array(dtype=float), n: int):                           <L 6>
        continue;
    }
}
