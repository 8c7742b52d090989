extern "C" __global__ void ternary_condition_element_a2338b36_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<bool> var_flags,
    wp::array_t<wp::float32> var_out,
    wp::array_t<bool> adj_flags,
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
        bool* var_1;
        bool var_2;
        const wp::float32 var_3 = 1.0;
        bool var_4;
        bool var_5;
        const wp::float32 var_6 = 2.0;
        bool var_7;
        wp::float32 var_8;
        bool var_9;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        bool adj_1 = {};
        bool adj_2 = {};
        wp::float32 adj_3 = {};
        bool adj_4 = {};
        bool adj_5 = {};
        wp::float32 adj_6 = {};
        bool adj_7 = {};
        wp::float32 adj_8 = {};
        bool adj_9 = {};
        //---------
        // forward
        // def ternary_condition_element(flags: wp.array(dtype=wp.bool), out: wp.array(dtype=float)):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // out[i] = 1.0 if flags[i] else 2.0                                                      <L 8>
        var_1 = wp::address(var_flags, var_0);
        var_2 = wp::load(var_1);
        if (var_2) {
        }
        var_4 = wp::load(var_1);
        var_5 = wp::load(var_1);
        if (!var_5) {
        }
        var_7 = wp::load(var_1);
        var_9 = wp::load(var_1);
        var_8 = wp::where(var_9, var_3, var_6);
        // wp::array_store(var_out, var_0, var_8);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_0, var_8, adj_out, adj_0, adj_8);
        wp::adj_where(var_9, var_3, var_6, adj_1, adj_3, adj_6, adj_8);
        if (!var_7) {
        }
        if (var_4) {
        }
        wp::adj_address(var_flags, var_0, adj_flags, adj_0, adj_1);
        // adj: out[i] = 1.0 if flags[i] else 2.0                                                 <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def ternary_condition_element(flags: wp.array(dtype=wp.bool), out: wp.array(dtype=float)):  <L 6>
        continue;
    }
}
