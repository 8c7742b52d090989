extern "C" __global__ void several_lines_b2d41ded_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_x,
    wp::array_t<wp::int32> adj_x)
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
        const wp::int32 var_2 = 8;
        wp::int32 var_3;
        wp::int32 var_4;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::int32 adj_4 = {};
        //---------
        // forward
        // def several_lines(x: wp.array(dtype=int)):                                             <L 9>
        // i = wp.tid()                                                                           <L 10>
        var_0 = builtin_tid1d();
        // x[i] = x[i] + wp.static(                                                               <L 11>
        var_1 = wp::address(var_x, var_0);
        var_4 = wp::load(var_1);
        var_3 = wp::add(var_4, var_2);
        // wp::array_store(var_x, var_0, var_3);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_0, var_3, adj_x, adj_0, adj_3);
        wp::adj_add(var_4, var_2, adj_1, adj_2, adj_3);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: x[i] = x[i] + wp.static(                                                          <L 11>
        // adj: i = wp.tid()                                                                      <L 10>
        // adj: def several_lines(x: wp.array(dtype=int)):                                        <L 9>
        continue;
    }
}
