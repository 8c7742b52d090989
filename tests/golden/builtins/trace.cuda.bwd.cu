extern "C" __global__ void trace_rows_7192b8f7_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_m,
    wp::array_t<wp::float32> var_out,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_m,
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
        wp::int32 var_0;
        wp::mat_t<3, 3, wp::float32>* var_1;
        wp::float32 var_2;
        wp::mat_t<3, 3, wp::float32> var_3;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::mat_t<3, 3, wp::float32> adj_1 = {};
        wp::float32 adj_2 = {};
        wp::mat_t<3, 3, wp::float32> adj_3 = {};
        //---------
        // forward
        // def trace_rows(m: wp.array(dtype=wp.mat33), out: wp.array(dtype=float)):               <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // out[i] = wp.trace(m[i])                                                                <L 8>
        var_1 = wp::address(var_m, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::trace(var_3);
        // wp::array_store(var_out, var_0, var_2);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_0, var_2, adj_out, adj_0, adj_2);
        wp::adj_trace(var_3, adj_1, adj_2);
        wp::adj_address(var_m, var_0, adj_m, adj_0, adj_1);
        // adj: out[i] = wp.trace(m[i])                                                           <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def trace_rows(m: wp.array(dtype=wp.mat33), out: wp.array(dtype=float)):          <L 6>
        continue;
    }
}
