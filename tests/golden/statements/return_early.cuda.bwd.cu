extern "C" __global__ void return_early_390bb08b_cuda_kernel_backward(
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
        bool var_1;
        const wp::float32 var_2 = 1.0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        bool adj_1 = {};
        wp::float32 adj_2 = {};
        //---------
        // forward
        // def return_early(x: wp.array(dtype=float), n: int):                                    <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // if i >= n:                                                                             <L 8>
        var_1 = (var_0 >= var_n);
        if (var_1) {
            // return                                                                             <L 9>
            goto label0;
        }
        // x[i] = 1.0                                                                             <L 10>
        // wp::array_store(var_x, var_0, var_2);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_0, var_2, adj_x, adj_0, adj_2);
        // adj: x[i] = 1.0                                                                        <L 10>
        if (var_1) {
            label0:;
            // adj: return                                                                        <L 9>
        }
        // adj: if i >= n:                                                                        <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def return_early(x: wp.array(dtype=float), n: int):                               <L 6>
        continue;
    }
}
