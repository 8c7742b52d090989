extern "C" __global__ void assign_call_binds_133d7df8_cuda_kernel_backward(
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
        wp::float32 var_1;
        const wp::int32 var_2 = 0;
        //---------
        // dual vars
        wp::float32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::int32 adj_2 = {};
        //---------
        // forward
        // def assign_call_binds(x: float, out: wp.array(dtype=float)):                           <L 6>
        // a = wp.sin(x)                                                                          <L 7>
        var_0 = wp::sin(var_x);
        // b = a * x                                                                              <L 8>
        var_1 = wp::mul(var_0, var_x);
        // out[0] = b                                                                             <L 9>
        // wp::array_store(var_out, var_2, var_1);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_2, var_1, adj_out, adj_2, adj_1);
        // adj: out[0] = b                                                                        <L 9>
        wp::adj_mul(var_0, var_x, adj_0, adj_x, adj_1);
        // adj: b = a * x                                                                         <L 8>
        wp::adj_sin(var_x, adj_x, adj_0);
        // adj: a = wp.sin(x)                                                                     <L 7>
        // adj: def assign_call_binds(x: float, out: wp.array(dtype=float)):                      <L 6>
        continue;
    }
}
