extern "C" __global__ void store_element_fb8ab8d5_cuda_kernel_backward(
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
        wp::float32 var_2;
        wp::float32 var_3;
        const wp::int32 var_4 = 1;
        wp::int32 var_5;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        //---------
        // forward
        // def store_element(x: wp.array(dtype=float), y: wp.array(dtype=float)):                 <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // y[i + 1] = x[i]                                                                        <L 8>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        var_5 = wp::add(var_0, var_4);
        // wp::array_store(var_y, var_5, var_2);
        //---------
        // reverse
        wp::adj_array_store(var_y, var_5, var_2, adj_y, adj_5, adj_2);
        wp::adj_add(var_0, var_4, adj_0, adj_4, adj_5);
        wp::adj_copy(var_3, adj_1, adj_2);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: y[i + 1] = x[i]                                                                   <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def store_element(x: wp.array(dtype=float), y: wp.array(dtype=float)):            <L 6>
        continue;
    }
}
