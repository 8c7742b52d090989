extern "C" __global__ void ternary_constant_7f278358_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::float32 var_a,
    wp::float32 var_b,
    wp::array_t<wp::float32> var_out,
    wp::float32 adj_a,
    wp::float32 adj_b,
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
        const bool var_0 = true;
        const bool var_1 = false;
        wp::float32 var_2;
        const wp::int32 var_3 = 0;
        //---------
        // dual vars
        bool adj_0 = {};
        bool adj_1 = {};
        wp::float32 adj_2 = {};
        wp::int32 adj_3 = {};
        //---------
        // forward
        // def ternary_constant(a: float, b: float, out: wp.array(dtype=float)):                  <L 8>
        // c = a if FAST else b                                                                   <L 9>
        // d = a if False else b                                                                  <L 10>
        // out[0] = c + d                                                                         <L 11>
        var_2 = wp::add(var_a, var_b);
        // wp::array_store(var_out, var_3, var_2);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
        wp::adj_add(var_a, var_b, adj_a, adj_b, adj_2);
        // adj: out[0] = c + d                                                                    <L 11>
        // adj: d = a if False else b                                                             <L 10>
        // adj: c = a if FAST else b                                                              <L 9>
        // adj: def ternary_constant(a: float, b: float, out: wp.array(dtype=float)):             <L 8>
        continue;
    }
}
