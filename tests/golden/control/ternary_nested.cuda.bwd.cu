extern "C" __global__ void ternary_nested_80b24d68_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_n,
    wp::array_t<wp::int32> var_out,
    wp::int32 adj_n,
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
        const wp::int32 var_0 = 2;
        bool var_1;
        const wp::int32 var_2 = 1;
        const wp::int32 var_3 = 1;
        bool var_4;
        const wp::int32 var_5 = 2;
        const wp::int32 var_6 = 3;
        wp::int32 var_7;
        wp::int32 var_8;
        const wp::int32 var_9 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        bool adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        bool adj_4 = {};
        wp::int32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::int32 adj_9 = {};
        //---------
        // forward
        // def ternary_nested(n: int, out: wp.array(dtype=int)):                                  <L 6>
        // out[0] = 1 if n > 2 else (2 if n > 1 else 3)                                           <L 7>
        var_1 = (var_n > var_0);
        if (var_1) {
        }
        if (!var_1) {
            var_4 = (var_n > var_3);
            if (var_4) {
            }
            if (!var_4) {
            }
            var_7 = wp::where(var_4, var_5, var_6);
        }
        var_8 = wp::where(var_1, var_2, var_7);
        // wp::array_store(var_out, var_9, var_8);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_9, var_8, adj_out, adj_9, adj_8);
        wp::adj_where(var_1, var_2, var_7, adj_1, adj_2, adj_7, adj_8);
        if (!var_1) {
            wp::adj_where(var_4, var_5, var_6, adj_4, adj_5, adj_6, adj_7);
            if (!var_4) {
            }
            if (var_4) {
            }
        }
        if (var_1) {
        }
        // adj: out[0] = 1 if n > 2 else (2 if n > 1 else 3)                                      <L 7>
        // adj: def ternary_nested(n: int, out: wp.array(dtype=int)):                             <L 6>
        continue;
    }
}
