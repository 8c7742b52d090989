extern "C" __global__ void view_of_view_f7c9941f_cuda_kernel_backward(
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
        const wp::int32 var_2 = 1;
        wp::array_t<wp::float32> var_3;
        const wp::float32 var_4 = 3.0;
        const wp::int32 var_5 = 2;
        const wp::int32 var_6 = 0;
        wp::float32* var_7;
        wp::float32 var_8;
        wp::float32 var_9;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::array_t<wp::float32> adj_1 = {};
        wp::int32 adj_2 = {};
        wp::array_t<wp::float32> adj_3 = {};
        wp::float32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        //---------
        // forward
        // def view_of_view(x: wp.array3d(dtype=float), out: wp.array(dtype=float)):              <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // plane = x[i]                                                                           <L 8>
        var_1 = wp::view(var_x, var_0);
        // row = plane[1]                                                                         <L 9>
        var_3 = wp::view(var_1, var_2);
        // row[2] = 3.0                                                                           <L 10>
        // wp::array_store(var_3, var_5, var_4);
        // out[i] = row[0]                                                                        <L 11>
        var_7 = wp::address(var_3, var_6);
        var_9 = wp::load(var_7);
        var_8 = wp::copy(var_9);
        // wp::array_store(var_out, var_0, var_8);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_0, var_8, adj_out, adj_0, adj_8);
        wp::adj_copy(var_9, adj_7, adj_8);
        wp::adj_address(var_3, var_6, adj_3, adj_6, adj_7);
        // adj: out[i] = row[0]                                                                   <L 11>
        wp::adj_array_store(var_3, var_5, var_4, adj_3, adj_5, adj_4);
        // adj: row[2] = 3.0                                                                      <L 10>
        wp::adj_view(var_1, var_2, adj_1, adj_2, adj_3);
        // adj: row = plane[1]                                                                    <L 9>
        wp::adj_view(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: plane = x[i]                                                                      <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def view_of_view(x: wp.array3d(dtype=float), out: wp.array(dtype=float)):         <L 6>
        continue;
    }
}
