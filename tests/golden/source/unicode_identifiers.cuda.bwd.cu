extern "C" __global__ void unicode_identifiers_3abce231_cuda_kernel_backward(
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
        wp::int32 var_0;
        const wp::float32 var_1 = 2.0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        //---------
        // forward
        // def unicode_identifiers(x: wp.array(dtype=float), n: int):                             <L 6>
        // i = wp.tid()                                                                           <L 8>
        var_0 = builtin_tid1d();
        // x[i] = 2.0  # ½ · π                                                                    <L 9>
        // wp::array_store(var_x, var_0, var_1);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_0, var_1, adj_x, adj_0, adj_1);
        // adj: x[i] = 2.0  # ½ · π                                                               <L 9>
        // adj: i = wp.tid()                                                                      <L 8>
        // adj: def unicode_identifiers(x: wp.array(dtype=float), n: int):                        <L 6>
        continue;
    }
}
