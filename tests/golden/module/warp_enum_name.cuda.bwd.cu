extern "C" __global__ void warp_enum_name_3fd00feb_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_n,
    wp::int32 var_k,
    wp::array_t<wp::int32> adj_n,
    wp::int32 adj_k)
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
        const wp::DeterministicMode var_0 = 1;
        bool var_1;
        const wp::int32 var_2 = 1;
        const wp::int32 var_3 = 0;
        //---------
        // dual vars
        wp::DeterministicMode adj_0 = {};
        bool adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        //---------
        // forward
        // def warp_enum_name(n: wp.array(dtype=int), k: int):                                    <L 8>
        // if k == MODE:                                                                          <L 9>
        var_1 = (var_k == var_0);
        if (var_1) {
            // n[0] = 1                                                                           <L 10>
            // wp::array_store(var_n, var_3, var_2);
        }
        //---------
        // reverse
        if (var_1) {
            wp::adj_array_store(var_n, var_3, var_2, adj_n, adj_3, adj_2);
            // adj: n[0] = 1                                                                      <L 10>
        }
        // adj: if k == MODE:                                                                     <L 9>
        // adj: def warp_enum_name(n: wp.array(dtype=int), k: int):                               <L 8>
        continue;
    }
}
