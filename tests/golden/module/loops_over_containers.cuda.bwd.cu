extern "C" __global__ void loops_over_containers_331ac795_cuda_kernel_backward(
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
        const wp::int32 var_0 = 60;
        wp::float32 var_1;
        const wp::int32 var_2 = 42;
        wp::float32 var_3;
        wp::float32 var_4;
        const wp::int32 var_5 = 0;
        const wp::int32 var_6 = 4;
        wp::float32 var_7;
        const wp::int32 var_8 = 7;
        wp::float32 var_9;
        wp::float32 var_10;
        const wp::int32 var_11 = 1;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::int32 adj_11 = {};
        //---------
        // forward
        // def loops_over_containers(x: wp.array(dtype=float)):                                   <L 20>
        // x[0] = float(A) + float(B)                                                             <L 21>
        var_1 = wp::float(var_0);
        var_3 = wp::float(var_2);
        var_4 = wp::add(var_1, var_3);
        // wp::array_store(var_x, var_5, var_4);
        // x[1] = float(C) + float(D)                                                             <L 22>
        var_7 = wp::float(var_6);
        var_9 = wp::float(var_8);
        var_10 = wp::add(var_7, var_9);
        // wp::array_store(var_x, var_11, var_10);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_11, var_10, adj_x, adj_11, adj_10);
        wp::adj_add(var_7, var_9, adj_7, adj_9, adj_10);
        wp::adj_float(var_8, adj_8, adj_9);
        wp::adj_float(var_6, adj_6, adj_7);
        // adj: x[1] = float(C) + float(D)                                                        <L 22>
        wp::adj_array_store(var_x, var_5, var_4, adj_x, adj_5, adj_4);
        wp::adj_add(var_1, var_3, adj_1, adj_3, adj_4);
        wp::adj_float(var_2, adj_2, adj_3);
        wp::adj_float(var_0, adj_0, adj_1);
        // adj: x[0] = float(A) + float(B)                                                        <L 21>
        // adj: def loops_over_containers(x: wp.array(dtype=float)):                              <L 20>
        continue;
    }
}
