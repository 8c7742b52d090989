extern "C" __global__ void tid_1d_a28b441e_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_out,
    wp::array_t<wp::int32> adj_out)
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
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        //---------
        // forward
        // def tid_1d(out: wp.array(dtype=int)):                                                  <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // out[i] = i                                                                             <L 8>
        // wp::array_store(var_out, var_0, var_0);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_0, var_0, adj_out, adj_0, adj_0);
        // adj: out[i] = i                                                                        <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def tid_1d(out: wp.array(dtype=int)):                                             <L 6>
        continue;
    }
}
