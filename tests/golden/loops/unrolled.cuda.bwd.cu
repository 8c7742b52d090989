extern "C" __global__ void unrolled_da6b2a45_cuda_kernel_backward(
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
        wp::float32 var_1;
        const wp::int32 var_2 = 1;
        wp::float32 var_3;
        const wp::int32 var_4 = 2;
        wp::float32 var_5;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::float32 adj_5 = {};
        //---------
        // forward
        // def unrolled(x: wp.array(dtype=float)):                                                <L 6>
        // for i in range(3):                                                                     <L 7>
        // x[i] = float(i)                                                                        <L 8>
        var_1 = wp::float(var_0);
        // wp::array_store(var_x, var_0, var_1);
        var_3 = wp::float(var_2);
        // wp::array_store(var_x, var_2, var_3);
        var_5 = wp::float(var_4);
        // wp::array_store(var_x, var_4, var_5);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_4, var_5, adj_x, adj_4, adj_5);
        wp::adj_float(var_4, adj_4, adj_5);
        wp::adj_array_store(var_x, var_2, var_3, adj_x, adj_2, adj_3);
        wp::adj_float(var_2, adj_2, adj_3);
        wp::adj_array_store(var_x, var_0, var_1, adj_x, adj_0, adj_1);
        wp::adj_float(var_0, adj_0, adj_1);
        // adj: x[i] = float(i)                                                                   <L 8>
        // adj: for i in range(3):                                                                <L 7>
        // adj: def unrolled(x: wp.array(dtype=float)):                                           <L 6>
        continue;
    }
}
