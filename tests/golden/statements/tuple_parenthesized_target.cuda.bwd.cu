extern "C" __global__ void tuple_parenthesized_target_090723c7_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::float32 var_x,
    wp::array_t<wp::float32> var_out,
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
        const wp::float32 var_0 = 2.0;
        wp::float32 var_1;
        wp::float32 var_2;
        const wp::int32 var_3 = 0;
        //---------
        // dual vars
        wp::float32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::int32 adj_3 = {};
        //---------
        // forward
        // def tuple_parenthesized_target(x: float, out: wp.array(dtype=float)):                  <L 6>
        // (a, b) = (x, x * 2.0)                                                                  <L 7>
        var_1 = wp::mul(var_x, var_0);
        // out[0] = a - b                                                                         <L 8>
        var_2 = wp::sub(var_x, var_1);
        // wp::array_store(var_out, var_3, var_2);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
        wp::adj_sub(var_x, var_1, adj_x, adj_1, adj_2);
        // adj: out[0] = a - b                                                                    <L 8>
        wp::adj_mul(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: (a, b) = (x, x * 2.0)                                                             <L 7>
        // adj: def tuple_parenthesized_target(x: float, out: wp.array(dtype=float)):             <L 6>
        continue;
    }
}
