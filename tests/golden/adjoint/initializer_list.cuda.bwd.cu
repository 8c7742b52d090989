extern "C" __global__ void initializer_list_4edc2f9c_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::vec_t<6, wp::float32>> var_out,
    wp::array_t<wp::float32> adj_x,
    wp::array_t<wp::vec_t<6, wp::float32>> adj_out)
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
        const wp::int32 var_2 = 1;
        wp::float32* var_3;
        const wp::float32 var_4 = 2.0;
        const wp::int32 var_5 = 3;
        wp::float32* var_6;
        const wp::float32 var_7 = 0.0;
        wp::float32* var_8;
        wp::vec_t<6, wp::float32> var_9;
        wp::float32 var_10;
        wp::float32 var_11;
        wp::float32 var_12;
        wp::float32 var_13;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::vec_t<6, wp::float32> adj_9 = {};
        wp::float32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::float32 adj_12 = {};
        wp::float32 adj_13 = {};
        //---------
        // forward
        // def initializer_list(x: wp.array(dtype=float), out: wp.array(dtype=vec6)):             <L 8>
        // i = wp.tid()                                                                           <L 9>
        var_0 = builtin_tid1d();
        // out[i] = vec6(x[i], x[1], 2.0, x[3], 0.0, x[i])                                        <L 10>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::address(var_x, var_2);
        var_6 = wp::address(var_x, var_5);
        var_8 = wp::address(var_x, var_0);
        var_10 = wp::load(var_1);
        var_11 = wp::load(var_3);
        var_12 = wp::load(var_6);
        var_13 = wp::load(var_8);
        var_9 = wp::vec_t<6, wp::float32>({var_10, var_11, var_4, var_12, var_7, var_13});
        // wp::array_store(var_out, var_0, var_9);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_0, var_9, adj_out, adj_0, adj_9);
        wp::adj_vec_t({var_10, var_11, var_4, var_12, var_7, var_13}, {&adj_1, &adj_3, &adj_4, &adj_6, &adj_7, &adj_8}, adj_9);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_8);
        wp::adj_address(var_x, var_5, adj_x, adj_5, adj_6);
        wp::adj_address(var_x, var_2, adj_x, adj_2, adj_3);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: out[i] = vec6(x[i], x[1], 2.0, x[3], 0.0, x[i])                                   <L 10>
        // adj: i = wp.tid()                                                                      <L 9>
        // adj: def initializer_list(x: wp.array(dtype=float), out: wp.array(dtype=vec6)):        <L 8>
        continue;
    }
}
