extern "C" __global__ void assign_parenthesized_name_8972b09b_cuda_kernel_backward(
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
        wp::float32 var_0;
        const wp::int32 var_1 = 0;
        //---------
        // dual vars
        wp::float32 adj_0 = {};
        wp::int32 adj_1 = {};
        //---------
        // forward
        // def assign_parenthesized_name(x: float, out: wp.array(dtype=float)):                   <L 6>
        // a = (x)                                                                                <L 7>
        var_0 = wp::copy(var_x);
        // out[0] = a                                                                             <L 8>
        // wp::array_store(var_out, var_1, var_0);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
        // adj: out[0] = a                                                                        <L 8>
        wp::adj_copy(var_x, adj_x, adj_0);
        // adj: a = (x)                                                                           <L 7>
        // adj: def assign_parenthesized_name(x: float, out: wp.array(dtype=float)):              <L 6>
        continue;
    }
}
