extern "C" __global__ void if_reversed_7570ef4b_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::int32 var_n,
    wp::array_t<wp::float32> adj_x,
    wp::int32 adj_n)
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
        wp::float32 var_2;
        wp::float32 var_3;
        const wp::int32 var_4 = 0;
        bool var_5;
        wp::float32 var_6;
        wp::float32 var_7;
        wp::float32 var_8;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::int32 adj_4 = {};
        bool adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        //---------
        // forward
        // def if_reversed(x: wp.array(dtype=float), n: int):                                     <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // a = x[i]                                                                               <L 8>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // if n > 0:                                                                              <L 9>
        var_5 = (var_n > var_4);
        if (var_5) {
            // a = wp.sin(a)                                                                      <L 10>
            var_6 = wp::sin(var_2);
        }
        if (!var_5) {
            // a = wp.cos(a)                                                                      <L 12>
            var_7 = wp::cos(var_2);
        }
        var_8 = wp::where(var_5, var_6, var_7);
        // x[i] = a                                                                               <L 13>
        // wp::array_store(var_x, var_0, var_8);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_0, var_8, adj_x, adj_0, adj_8);
        // adj: x[i] = a                                                                          <L 13>
        wp::adj_where(var_5, var_6, var_7, adj_5, adj_6, adj_7, adj_8);
        if (!var_5) {
            wp::adj_cos(var_2, adj_2, adj_7);
            // adj: a = wp.cos(a)                                                                 <L 12>
        }
        if (var_5) {
            wp::adj_sin(var_2, adj_2, adj_6);
            // adj: a = wp.sin(a)                                                                 <L 10>
        }
        // adj: if n > 0:                                                                         <L 9>
        wp::adj_copy(var_3, adj_1, adj_2);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: a = x[i]                                                                          <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def if_reversed(x: wp.array(dtype=float), n: int):                                <L 6>
        continue;
    }
}
