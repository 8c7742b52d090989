extern "C" __global__ void integers_have_adjoints_1b7df010_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_n,
    wp::int32 var_a,
    wp::array_t<wp::int32> adj_n,
    wp::int32 adj_a)
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
        const wp::int32 var_1 = 2;
        wp::int32 var_2;
        wp::int32 var_3;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        //---------
        // forward
        // def integers_have_adjoints(n: wp.array(dtype=int), a: int):                            <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // n[i] = a * 2 + i                                                                       <L 8>
        var_2 = wp::mul(var_a, var_1);
        var_3 = wp::add(var_2, var_0);
        // wp::array_store(var_n, var_0, var_3);
        //---------
        // reverse
        wp::adj_array_store(var_n, var_0, var_3, adj_n, adj_0, adj_3);
        wp::adj_add(var_2, var_0, adj_2, adj_0, adj_3);
        wp::adj_mul(var_a, var_1, adj_a, adj_1, adj_2);
        // adj: n[i] = a * 2 + i                                                                  <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def integers_have_adjoints(n: wp.array(dtype=int), a: int):                       <L 6>
        continue;
    }
}
