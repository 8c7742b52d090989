extern "C" __global__ void handle_6dbb4b88_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::uint64 var_h,
    wp::uint64 var_u,
    wp::array_t<wp::uint64> var_out,
    wp::uint64 adj_h,
    wp::uint64 adj_u,
    wp::array_t<wp::uint64> adj_out)
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
        const wp::int32 var_1 = 1;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        //---------
        // forward
        // def handle(h: wp.handle, u: wp.uint64, out: wp.array(dtype=wp.uint64)):                <L 6>
        // out[0] = u                                                                             <L 7>
        // wp::array_store(var_out, var_0, var_u);
        // out[1] = h                                                                             <L 8>
        // wp::array_store(var_out, var_1, var_h);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_1, var_h, adj_out, adj_1, adj_h);
        // adj: out[1] = h                                                                        <L 8>
        wp::adj_array_store(var_out, var_0, var_u, adj_out, adj_0, adj_u);
        // adj: out[0] = u                                                                        <L 7>
        // adj: def handle(h: wp.handle, u: wp.uint64, out: wp.array(dtype=wp.uint64)):           <L 6>
        continue;
    }
}
