extern "C" __global__ void matrix_constructors_feaaddbd_cuda_kernel_backward(
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
        wp::mat_t<2, 2, wp::float32> var_0;
        const wp::int32 var_1 = 0;
        wp::mat_t<2, 2, wp::float32> var_2;
        const wp::int32 var_3 = 1;
        const wp::float32 var_4 = 1.0;
        const wp::float32 var_5 = 3.0;
        const wp::float32 var_6 = 4.0;
        wp::mat_t<2, 2, wp::float32> var_7;
        const wp::int32 var_8 = 2;
        const wp::int32 var_9 = 1;
        const wp::int32 var_10 = 2;
        const wp::int32 var_11 = 3;
        const wp::int32 var_12 = 4;
        wp::mat_t<2, 2, wp::float32> var_13;
        const wp::float32 var_14 = 1;
        const wp::float32 var_15 = 2;
        const wp::float32 var_16 = 3;
        const wp::float32 var_17 = 4;
        const wp::int32 var_18 = 3;
        //---------
        // dual vars
        wp::mat_t<2, 2, wp::float32> adj_0 = {};
        wp::int32 adj_1 = {};
        wp::mat_t<2, 2, wp::float32> adj_2 = {};
        wp::int32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::mat_t<2, 2, wp::float32> adj_7 = {};
        wp::int32 adj_8 = {};
        wp::int32 adj_9 = {};
        wp::int32 adj_10 = {};
        wp::int32 adj_11 = {};
        wp::int32 adj_12 = {};
        wp::mat_t<2, 2, wp::float32> adj_13 = {};
        wp::float32 adj_14 = {};
        wp::float32 adj_15 = {};
        wp::float32 adj_16 = {};
        wp::float32 adj_17 = {};
        wp::int32 adj_18 = {};
        //---------
        // forward
        // def matrix_constructors(x: float, out: wp.array(dtype=wp.mat22)):                      <L 6>
        // out[0] = wp.mat22()                                                                    <L 7>
        var_0 = wp::mat_t<2, 2, wp::float32>();
        // wp::array_store(var_out, var_1, var_0);
        // out[1] = wp.mat22(x)                                                                   <L 8>
        var_2 = wp::mat_t<2, 2, wp::float32>(var_x);
        // wp::array_store(var_out, var_3, var_2);
        // out[2] = wp.mat22(1.0, x, 3.0, 4.0)                                                    <L 9>
        var_7 = wp::mat_t<2, 2, wp::float32>(var_4, var_x, var_5, var_6);
        // wp::array_store(var_out, var_8, var_7);
        // out[3] = wp.mat22(1, 2, 3, 4)                                                          <L 10>
        var_13 = wp::mat_t<2, 2, wp::float32>(var_14, var_15, var_16, var_17);
        // wp::array_store(var_out, var_18, var_13);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_18, var_13, adj_out, adj_18, adj_13);
        wp::adj_mat_t(var_14, var_15, var_16, var_17, adj_14, adj_15, adj_16, adj_17, adj_13);
        // adj: out[3] = wp.mat22(1, 2, 3, 4)                                                     <L 10>
        wp::adj_array_store(var_out, var_8, var_7, adj_out, adj_8, adj_7);
        wp::adj_mat_t(var_4, var_x, var_5, var_6, adj_4, adj_x, adj_5, adj_6, adj_7);
        // adj: out[2] = wp.mat22(1.0, x, 3.0, 4.0)                                               <L 9>
        wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
        wp::adj_mat_t(var_x, adj_x, adj_2);
        // adj: out[1] = wp.mat22(x)                                                              <L 8>
        wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
        // adj: out[0] = wp.mat22()                                                               <L 7>
        // adj: def matrix_constructors(x: float, out: wp.array(dtype=wp.mat22)):                 <L 6>
        continue;
    }
}
