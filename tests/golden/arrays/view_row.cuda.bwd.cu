extern "C" __global__ void view_row_fa05c0f1_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::float32> var_out,
    wp::array_t<wp::float32> adj_x,
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
        wp::array_t<wp::float32> var_1;
        const wp::int32 var_2 = 0;
        wp::float32* var_3;
        const wp::int32 var_4 = 1;
        wp::float32* var_5;
        wp::float32 var_6;
        wp::float32 var_7;
        wp::float32 var_8;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::array_t<wp::float32> adj_1 = {};
        wp::int32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        //---------
        // forward
        // def view_row(x: wp.array2d(dtype=float), out: wp.array(dtype=float)):                  <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // row = x[i]                                                                             <L 8>
        var_1 = wp::view(var_x, var_0);
        // out[i] = row[0] + row[1]                                                               <L 9>
        var_3 = wp::address(var_1, var_2);
        var_5 = wp::address(var_1, var_4);
        var_7 = wp::load(var_3);
        var_8 = wp::load(var_5);
        var_6 = wp::add(var_7, var_8);
        // wp::array_store(var_out, var_0, var_6);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_0, var_6, adj_out, adj_0, adj_6);
        wp::adj_add(var_7, var_8, adj_3, adj_5, adj_6);
        wp::adj_address(var_1, var_4, adj_1, adj_4, adj_5);
        wp::adj_address(var_1, var_2, adj_1, adj_2, adj_3);
        // adj: out[i] = row[0] + row[1]                                                          <L 9>
        wp::adj_view(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: row = x[i]                                                                        <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def view_row(x: wp.array2d(dtype=float), out: wp.array(dtype=float)):             <L 6>
        continue;
    }
}
