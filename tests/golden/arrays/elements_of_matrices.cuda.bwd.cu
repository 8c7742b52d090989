extern "C" __global__ void elements_of_matrices_204bce64_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::mat_t<2, 2, wp::float32>> var_m,
    wp::array_t<wp::float32> var_out,
    wp::array_t<wp::mat_t<2, 2, wp::float32>> adj_m,
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
        const wp::int32 var_1 = 0;
        wp::mat_t<2, 2, wp::float32>* var_2;
        const wp::int32 var_3 = 1;
        const wp::int32 var_4 = 1;
        wp::float32 var_5;
        wp::mat_t<2, 2, wp::float32> var_6;
        const wp::int32 var_7 = 0;
        wp::mat_t<2, 2, wp::float32>* var_8;
        const wp::int32 var_9 = 1;
        const wp::int32 var_10 = 0;
        wp::float32 var_11;
        wp::mat_t<2, 2, wp::float32> var_12;
        wp::float32 var_13;
        const wp::int32 var_14 = 1;
        wp::mat_t<2, 2, wp::float32>* var_15;
        const wp::int32 var_16 = 0;
        wp::vec_t<2, wp::float32> var_17;
        wp::mat_t<2, 2, wp::float32> var_18;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::mat_t<2, 2, wp::float32> adj_2 = {};
        wp::int32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::mat_t<2, 2, wp::float32> adj_6 = {};
        wp::int32 adj_7 = {};
        wp::mat_t<2, 2, wp::float32> adj_8 = {};
        wp::int32 adj_9 = {};
        wp::int32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::mat_t<2, 2, wp::float32> adj_12 = {};
        wp::float32 adj_13 = {};
        wp::int32 adj_14 = {};
        wp::mat_t<2, 2, wp::float32> adj_15 = {};
        wp::int32 adj_16 = {};
        wp::vec_t<2, wp::float32> adj_17 = {};
        wp::mat_t<2, 2, wp::float32> adj_18 = {};
        //---------
        // forward
        // def elements_of_matrices(m: wp.array2d(dtype=wp.mat22), out: wp.array(dtype=float)):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // out[i] = m[i, 0][1, 1] + m[i][0][1][0]                                                 <L 8>
        var_2 = wp::address(var_m, var_0, var_1);
        var_6 = wp::load(var_2);
        var_5 = wp::extract(var_6, var_3, var_4);
        var_8 = wp::address(var_m, var_0, var_7);
        var_12 = wp::load(var_8);
        var_11 = wp::extract(var_12, var_9, var_10);
        var_13 = wp::add(var_5, var_11);
        // wp::array_store(var_out, var_0, var_13);
        // r = m[i, 1][0]                                                                         <L 9>
        var_15 = wp::address(var_m, var_0, var_14);
        var_18 = wp::load(var_15);
        var_17 = wp::extract(var_18, var_16);
        //---------
        // reverse
        wp::adj_extract(var_18, var_16, adj_15, adj_16, adj_17);
        wp::adj_address(var_m, var_0, var_14, adj_m, adj_0, adj_14, adj_15);
        // adj: r = m[i, 1][0]                                                                    <L 9>
        wp::adj_array_store(var_out, var_0, var_13, adj_out, adj_0, adj_13);
        wp::adj_add(var_5, var_11, adj_5, adj_11, adj_13);
        wp::adj_extract(var_12, var_9, var_10, adj_8, adj_9, adj_10, adj_11);
        wp::adj_address(var_m, var_0, var_7, adj_m, adj_0, adj_7, adj_8);
        wp::adj_extract(var_6, var_3, var_4, adj_2, adj_3, adj_4, adj_5);
        wp::adj_address(var_m, var_0, var_1, adj_m, adj_0, adj_1, adj_2);
        // adj: out[i] = m[i, 0][1, 1] + m[i][0][1][0]                                            <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def elements_of_matrices(m: wp.array2d(dtype=wp.mat22), out: wp.array(dtype=float)):  <L 6>
        continue;
    }
}
