extern "C" __global__ void rand_init_rows_585ccb9d_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_seed,
    wp::array_t<wp::uint32> var_out,
    wp::int32 adj_seed,
    wp::array_t<wp::uint32> adj_out)
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
        wp::uint32 var_1;
        const wp::int32 var_2 = 0;
        wp::uint32 var_3;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::uint32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::uint32 adj_3 = {};
        //---------
        // forward
        // def rand_init_rows(seed: int, out: wp.array(dtype=wp.uint32)):                         <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // out[0] = wp.rand_init(seed)                                                            <L 8>
        var_1 = wp::rand_init(var_seed);
        // wp::array_store(var_out, var_2, var_1);
        // out[i] = wp.rand_init(seed, i)                                                         <L 9>
        var_3 = wp::rand_init(var_seed, var_0);
        // wp::array_store(var_out, var_0, var_3);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_0, var_3, adj_out, adj_0, adj_3);
        // adj: out[i] = wp.rand_init(seed, i)                                                    <L 9>
        wp::adj_array_store(var_out, var_2, var_1, adj_out, adj_2, adj_1);
        // adj: out[0] = wp.rand_init(seed)                                                       <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def rand_init_rows(seed: int, out: wp.array(dtype=wp.uint32)):                    <L 6>
        continue;
    }
}
