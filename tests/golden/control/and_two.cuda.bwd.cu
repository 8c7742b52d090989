extern "C" __global__ void and_two_f7b3958c_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_n,
    wp::array_t<wp::float32> var_x,
    wp::array_t<bool> var_out,
    wp::int32 adj_n,
    wp::array_t<wp::float32> adj_x,
    wp::array_t<bool> adj_out)
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
        bool var_0;
        const wp::int32 var_1 = 0;
        bool var_2;
        wp::float32* var_3;
        const wp::float32 var_4 = 1.0;
        bool var_5;
        wp::float32 var_6;
        const wp::int32 var_7 = 0;
        //---------
        // dual vars
        bool adj_0 = {};
        wp::int32 adj_1 = {};
        bool adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        bool adj_5 = {};
        wp::float32 adj_6 = {};
        wp::int32 adj_7 = {};
        //---------
        // forward
        // def and_two(n: int, x: wp.array(dtype=float), out: wp.array(dtype=wp.bool)):           <L 6>
        // out[0] = n > 0 and x[n] > 1.0                                                          <L 7>
        var_2 = (var_n > var_1);
        var_0 = var_2;
        if (var_0) {
            var_3 = wp::address(var_x, var_n);
            var_6 = wp::load(var_3);
            var_5 = (var_6 > var_4);
            var_0 = var_0 && var_5;
        }
        // wp::array_store(var_out, var_7, var_0);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_7, var_0, adj_out, adj_7, adj_0);
        if (var_0) {
            wp::adj_address(var_x, var_n, adj_x, adj_n, adj_3);
        }
        // adj: out[0] = n > 0 and x[n] > 1.0                                                     <L 7>
        // adj: def and_two(n: int, x: wp.array(dtype=float), out: wp.array(dtype=wp.bool)):      <L 6>
        continue;
    }
}
