extern "C" __global__ void unrolled_return_79bd237c_cuda_kernel_backward(
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
        const wp::float32 var_2 = 1.0;
        const wp::int32 var_3 = 1;
        bool var_4;
        const wp::float32 var_5 = 1.0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        bool adj_1 = {};
        wp::float32 adj_2 = {};
        wp::int32 adj_3 = {};
        bool adj_4 = {};
        wp::float32 adj_5 = {};
        //---------
        // forward
        // def unrolled_return(x: wp.array(dtype=float), n: int):                                 <L 6>
        // for i in range(2):                                                                     <L 7>
        // if i == n:                                                                             <L 8>
        var_1 = (var_0 == var_n);
        if (var_1) {
            // return                                                                             <L 9>
            goto label0;
        }
        // x[i] = 1.0                                                                             <L 10>
        // wp::array_store(var_x, var_0, var_2);
        // if i == n:                                                                             <L 8>
        var_4 = (var_3 == var_n);
        if (var_4) {
            // return                                                                             <L 9>
            goto label1;
        }
        // x[i] = 1.0                                                                             <L 10>
        // wp::array_store(var_x, var_3, var_5);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_3, var_5, adj_x, adj_3, adj_5);
        // adj: x[i] = 1.0                                                                        <L 10>
        if (var_4) {
            label1:;
            // adj: return                                                                        <L 9>
        }
        // adj: if i == n:                                                                        <L 8>
        wp::adj_array_store(var_x, var_0, var_2, adj_x, adj_0, adj_2);
        // adj: x[i] = 1.0                                                                        <L 10>
        if (var_1) {
            label0:;
            // adj: return                                                                        <L 9>
        }
        // adj: if i == n:                                                                        <L 8>
        // adj: for i in range(2):                                                                <L 7>
        // adj: def unrolled_return(x: wp.array(dtype=float), n: int):                            <L 6>
        continue;
    }
}
