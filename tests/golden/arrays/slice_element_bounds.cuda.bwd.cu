extern "C" __global__ void slice_element_bounds_0f7914a8_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::int32> var_idx,
    wp::array_t<wp::float32> var_out,
    wp::array_t<wp::float32> adj_x,
    wp::array_t<wp::int32> adj_idx,
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
        wp::int32* var_1;
        const wp::int32 var_2 = 1;
        wp::int32 var_3;
        wp::int32* var_4;
        wp::slice_t var_5;
        const wp::int32 var_6 = 1;
        wp::int32 var_7;
        wp::int32 var_8;
        wp::array_t<wp::float32> var_9;
        const wp::int32 var_10 = 0;
        wp::float32* var_11;
        wp::float32 var_12;
        wp::float32 var_13;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::slice_t adj_5 = {};
        wp::int32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::array_t<wp::float32> adj_9 = {};
        wp::int32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::float32 adj_12 = {};
        wp::float32 adj_13 = {};
        //---------
        // forward
        // def slice_element_bounds(x: wp.array(dtype=float), idx: wp.array(dtype=int), out: wp.array(dtype=float)):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // part = x[idx[i] : idx[i + 1]]                                                          <L 8>
        var_1 = wp::address(var_idx, var_0);
        var_3 = wp::add(var_0, var_2);
        var_4 = wp::address(var_idx, var_3);
        var_7 = wp::load(var_1);
        var_8 = wp::load(var_4);
        var_5 = wp::slice_t(var_7, var_8, var_6);
        var_9 = wp::view(var_x, var_5);
        // out[i] = part[0]                                                                       <L 9>
        var_11 = wp::address(var_9, var_10);
        var_13 = wp::load(var_11);
        var_12 = wp::copy(var_13);
        // wp::array_store(var_out, var_0, var_12);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_0, var_12, adj_out, adj_0, adj_12);
        wp::adj_copy(var_13, adj_11, adj_12);
        wp::adj_address(var_9, var_10, adj_9, adj_10, adj_11);
        // adj: out[i] = part[0]                                                                  <L 9>
        wp::adj_view(var_x, var_5, adj_x, adj_5, adj_9);
        wp::adj_address(var_idx, var_3, adj_idx, adj_3, adj_4);
        wp::adj_add(var_0, var_2, adj_0, adj_2, adj_3);
        wp::adj_address(var_idx, var_0, adj_idx, adj_0, adj_1);
        // adj: part = x[idx[i] : idx[i + 1]]                                                     <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def slice_element_bounds(x: wp.array(dtype=float), idx: wp.array(dtype=int), out: wp.array(dtype=float)):  <L 6>
        continue;
    }
}
