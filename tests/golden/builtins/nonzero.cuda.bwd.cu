extern "C" __global__ void nonzero_rows_d1dd4cf4_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_f,
    wp::array_t<wp::int32> var_n,
    wp::array_t<wp::float32> adj_f,
    wp::array_t<wp::int32> adj_n)
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
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        wp::int32* var_4;
        wp::int32 var_5;
        wp::int32 var_6;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::int32 adj_6 = {};
        //---------
        // forward
        // def nonzero_rows(f: wp.array(dtype=float), n: wp.array(dtype=int)):                    <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // f[i] = wp.nonzero(f[i])                                                                <L 8>
        var_1 = wp::address(var_f, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::nonzero(var_3);
        // wp::array_store(var_f, var_0, var_2);
        // n[i] = wp.nonzero(n[i])                                                                <L 9>
        var_4 = wp::address(var_n, var_0);
        var_6 = wp::load(var_4);
        var_5 = wp::nonzero(var_6);
        // wp::array_store(var_n, var_0, var_5);
        //---------
        // reverse
        wp::adj_array_store(var_n, var_0, var_5, adj_n, adj_0, adj_5);
        wp::adj_address(var_n, var_0, adj_n, adj_0, adj_4);
        // adj: n[i] = wp.nonzero(n[i])                                                           <L 9>
        wp::adj_array_store(var_f, var_0, var_2, adj_f, adj_0, adj_2);
        wp::adj_address(var_f, var_0, adj_f, adj_0, adj_1);
        // adj: f[i] = wp.nonzero(f[i])                                                           <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def nonzero_rows(f: wp.array(dtype=float), n: wp.array(dtype=int)):               <L 6>
        continue;
    }
}
