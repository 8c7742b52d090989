extern "C" __global__ void tid_twice_a04df03b_cuda_kernel_backward(
    wp::launch_bounds_t<2> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::float32> adj_x)
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
        wp::int32 var_1;
        wp::int32 var_2;
        wp::int32 var_3;
        wp::float32 var_4;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::float32 adj_4 = {};
        //---------
        // forward
        // def tid_twice(x: wp.array(dtype=float)):                                               <L 6>
        // t = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // i, j = wp.tid()                                                                        <L 8>
        builtin_tid2d(var_1, var_2);
        // x[t] = float(i * j)                                                                    <L 9>
        var_3 = wp::mul(var_1, var_2);
        var_4 = wp::float(var_3);
        // wp::array_store(var_x, var_0, var_4);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_0, var_4, adj_x, adj_0, adj_4);
        wp::adj_float(var_3, adj_3, adj_4);
        wp::adj_mul(var_1, var_2, adj_1, adj_2, adj_3);
        // adj: x[t] = float(i * j)                                                               <L 9>
        // adj: i, j = wp.tid()                                                                   <L 8>
        // adj: t = wp.tid()                                                                      <L 7>
        // adj: def tid_twice(x: wp.array(dtype=float)):                                          <L 6>
        continue;
    }
}
