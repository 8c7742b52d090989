extern "C" __global__ void ternary_elements_09a8c01e_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::float32> var_y,
    wp::array_t<wp::float32> adj_x,
    wp::array_t<wp::float32> adj_y)
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
        const wp::float32 var_2 = 0.0;
        bool var_3;
        wp::float32 var_4;
        wp::float32* var_5;
        wp::float32 var_6;
        wp::float32 var_7;
        wp::float32* var_8;
        wp::float32 var_9;
        wp::float32 var_10;
        wp::float32 var_11;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        bool adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::float32 adj_11 = {};
        //---------
        // forward
        // def ternary_elements(x: wp.array(dtype=float), y: wp.array(dtype=float)):              <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // x[i] = x[i] if x[i] > 0.0 else y[i]                                                    <L 8>
        var_1 = wp::address(var_x, var_0);
        var_4 = wp::load(var_1);
        var_3 = (var_4 > var_2);
        if (var_3) {
            var_5 = wp::address(var_x, var_0);
            var_7 = wp::load(var_5);
            var_6 = wp::copy(var_7);
        }
        if (!var_3) {
            var_8 = wp::address(var_y, var_0);
            var_10 = wp::load(var_8);
            var_9 = wp::copy(var_10);
        }
        var_11 = wp::where(var_3, var_6, var_9);
        // wp::array_store(var_x, var_0, var_11);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_0, var_11, adj_x, adj_0, adj_11);
        wp::adj_where(var_3, var_6, var_9, adj_3, adj_6, adj_9, adj_11);
        if (!var_3) {
            wp::adj_copy(var_10, adj_8, adj_9);
            wp::adj_address(var_y, var_0, adj_y, adj_0, adj_8);
        }
        if (var_3) {
            wp::adj_copy(var_7, adj_5, adj_6);
            wp::adj_address(var_x, var_0, adj_x, adj_0, adj_5);
        }
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: x[i] = x[i] if x[i] > 0.0 else y[i]                                               <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def ternary_elements(x: wp.array(dtype=float), y: wp.array(dtype=float)):         <L 6>
        continue;
    }
}
