extern "C" __global__ void matrix_function_88b26dd1_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::float32 var_x,
    wp::array_t<wp::mat_t<2, 2, wp::float32>> var_out,
    wp::float32 adj_x,
    wp::array_t<wp::mat_t<2, 2, wp::float32>> adj_out)
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
        const wp::float32 var_0 = 2.0;
        const wp::float32 var_1 = 3.0;
        const wp::float32 var_2 = 4.0;
        const wp::int32 var_3 = 2;
        const wp::int32 var_4 = 2;
        wp::tuple_t<wp::int32, wp::int32> var_5;
        wp::mat_t<2, 2, wp::float32> var_6;
        const wp::int32 var_7 = 0;
        const wp::int32 var_8 = 2;
        const wp::int32 var_9 = 3;
        wp::tuple_t<wp::int32, wp::int32> var_10;
        wp::mat_t<2, 3, wp::float32> var_11;
        const wp::int32 var_12 = 3;
        const wp::int32 var_13 = 3;
        wp::tuple_t<wp::int32, wp::int32> var_14;
        wp::mat_t<3, 3, wp::float32> var_15;
        //---------
        // dual vars
        wp::float32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_5 = {};
        wp::mat_t<2, 2, wp::float32> adj_6 = {};
        wp::int32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::int32 adj_9 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_10 = {};
        wp::mat_t<2, 3, wp::float32> adj_11 = {};
        wp::int32 adj_12 = {};
        wp::int32 adj_13 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_14 = {};
        wp::mat_t<3, 3, wp::float32> adj_15 = {};
        //---------
        // forward
        // def matrix_function(x: float, out: wp.array(dtype=wp.mat22)):                          <L 6>
        // out[0] = wp.matrix(x, 2.0, 3.0, 4.0, shape=(2, 2))                                     <L 7>
        var_5 = wp::tuple(var_3, var_4);
        var_6 = wp::mat_t<2, 2, wp::float32>(var_x, var_0, var_1, var_2);
        // wp::array_store(var_out, var_7, var_6);
        // a = wp.matrix(shape=(2, 3), dtype=float)                                               <L 8>
        var_10 = wp::tuple(var_8, var_9);
        var_11 = wp::mat_t<2, 3, wp::float32>();
        // b = wp.matrix(x, shape=(3, 3))                                                         <L 9>
        var_14 = wp::tuple(var_12, var_13);
        var_15 = wp::mat_t<3, 3, wp::float32>(var_x);
        //---------
        // reverse
        wp::adj_mat_t(var_x, adj_x, adj_15);
        // adj: b = wp.matrix(x, shape=(3, 3))                                                    <L 9>
        // adj: a = wp.matrix(shape=(2, 3), dtype=float)                                          <L 8>
        wp::adj_array_store(var_out, var_7, var_6, adj_out, adj_7, adj_6);
        wp::adj_mat_t(var_x, var_0, var_1, var_2, adj_x, adj_0, adj_1, adj_2, adj_6);
        // adj: out[0] = wp.matrix(x, 2.0, 3.0, 4.0, shape=(2, 2))                                <L 7>
        // adj: def matrix_function(x: float, out: wp.array(dtype=wp.mat22)):                     <L 6>
        continue;
    }
}
