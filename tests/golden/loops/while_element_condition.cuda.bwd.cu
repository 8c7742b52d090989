extern "C" __global__ void while_element_condition_fda64b46_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::float32> adj_x)
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
        const wp::int32 var_0 = 0;
        wp::int32 var_1;
        wp::float32* var_2;
        const wp::float32 var_3 = 0.0;
        bool var_4;
        wp::float32 var_5;
        const wp::int32 var_6 = 1;
        wp::int32 var_7;
        wp::float32 var_8;
        const wp::int32 var_9 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        bool adj_4 = {};
        wp::float32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::int32 adj_9 = {};
        //---------
        // forward
        // def while_element_condition(x: wp.array(dtype=float)):                                 <L 6>
        // i = int(0)                                                                             <L 7>
        var_1 = wp::int(var_0);
        // while x[i] > 0.0:                                                                      <L 8>
        // x[0] = float(i)                                                                        <L 10>
        var_8 = wp::float(var_1);
        // wp::array_store(var_x, var_9, var_8);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_9, var_8, adj_x, adj_9, adj_8);
        wp::adj_float(var_1, adj_1, adj_8);
        // adj: x[0] = float(i)                                                                   <L 10>
        start_while_0:;
        var_2 = wp::address(var_x, var_1);
        var_5 = wp::load(var_2);
        var_4 = (var_5 > var_3);
        if ((var_4) == false) goto end_while_0;
        adj_6 = {};
        adj_7 = {};
            // i += 1                                                                             <L 9>
            var_7 = wp::add(var_1, var_6);
            wp::assign(var_1, var_7);
            wp::adj_assign(var_1, var_7, adj_1, adj_7);
            wp::adj_add(var_1, var_6, adj_1, adj_6, adj_7);
            // adj: i += 1                                                                        <L 9>
        goto start_while_0;
        end_while_0:;
        // adj: while x[i] > 0.0:                                                                 <L 8>
        // adj: i = int(0)                                                                        <L 7>
        // adj: def while_element_condition(x: wp.array(dtype=float)):                            <L 6>
        continue;
    }
}
