extern "C" __global__ void augment_element_add_fffa9bbd_cuda_kernel_backward(
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
        const wp::float32 var_1 = 2.0;
        wp::float32 var_2;
        wp::float32* var_3;
        wp::float32 var_4;
        wp::float32 var_5;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        //---------
        // forward
        // def augment_element_add(x: wp.array(dtype=float), y: wp.array(dtype=float)):           <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // x[i] += 2.0                                                                            <L 8>
        // var_2 = wp::atomic_add(var_x, var_0, var_1);
        // x[i] -= y[i]                                                                           <L 9>
        var_3 = wp::address(var_y, var_0);
        var_5 = wp::load(var_3);
        // var_4 = wp::atomic_sub(var_x, var_0, var_5);
        //---------
        // reverse
        wp::adj_atomic_sub(var_x, var_0, var_5, adj_x, adj_0, adj_3, adj_4);
        wp::adj_address(var_y, var_0, adj_y, adj_0, adj_3);
        // adj: x[i] -= y[i]                                                                      <L 9>
        wp::adj_atomic_add(var_x, var_0, var_1, adj_x, adj_0, adj_1, adj_2);
        // adj: x[i] += 2.0                                                                       <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def augment_element_add(x: wp.array(dtype=float), y: wp.array(dtype=float)):      <L 6>
        continue;
    }
}
