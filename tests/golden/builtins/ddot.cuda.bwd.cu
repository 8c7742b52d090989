extern "C" __global__ void ddot_rows_eeeba63b_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::mat_t<2, 3, wp::float32> var_a,
    wp::mat_t<2, 3, wp::float32> var_b,
    wp::array_t<wp::float32> var_out,
    wp::mat_t<2, 3, wp::float32> adj_a,
    wp::mat_t<2, 3, wp::float32> adj_b,
    wp::array_t<wp::float32> adj_out)
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
        wp::float32 var_0;
        const wp::int32 var_1 = 0;
        //---------
        // dual vars
        wp::float32 adj_0 = {};
        wp::int32 adj_1 = {};
        //---------
        // forward
        // def ddot_rows(a: mat23, b: mat23, out: wp.array(dtype=float)):                         <L 9>
        // out[0] = wp.ddot(a, b)                                                                 <L 10>
        var_0 = wp::ddot(var_a, var_b);
        // wp::array_store(var_out, var_1, var_0);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
        wp::adj_ddot(var_a, var_b, adj_a, adj_b, adj_0);
        // adj: out[0] = wp.ddot(a, b)                                                            <L 10>
        // adj: def ddot_rows(a: mat23, b: mat23, out: wp.array(dtype=float)):                    <L 9>
        continue;
    }
}
