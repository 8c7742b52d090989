extern "C" __global__ void tuple_of_values_e86bfbb9_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_n,
    wp::float32 var_x,
    wp::array_t<wp::float32> var_out,
    wp::int32 adj_n,
    wp::float32 adj_x,
    wp::array_t<wp::float32> adj_out)
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
        const wp::int32 var_0 = 2;
        const wp::float32 var_1 = 3.0;
        wp::float32 var_2;
        wp::int32 var_3;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::int32 adj_3 = {};
        //---------
        // forward
        // def tuple_of_values(n: int, x: float, out: wp.array(dtype=float)):                     <L 6>
        // a, b = n, x                                                                            <L 7>
        // c, d = 2, 3.0                                                                          <L 8>
        // out[a + c] = b + d                                                                     <L 9>
        var_2 = wp::add(var_x, var_1);
        var_3 = wp::add(var_n, var_0);
        // wp::array_store(var_out, var_3, var_2);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
        wp::adj_add(var_n, var_0, adj_n, adj_0, adj_3);
        wp::adj_add(var_x, var_1, adj_x, adj_1, adj_2);
        // adj: out[a + c] = b + d                                                                <L 9>
        // adj: c, d = 2, 3.0                                                                     <L 8>
        // adj: a, b = n, x                                                                       <L 7>
        // adj: def tuple_of_values(n: int, x: float, out: wp.array(dtype=float)):                <L 6>
        continue;
    }
}
