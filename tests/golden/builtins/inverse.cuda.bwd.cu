extern "C" __global__ void inverse_rows_ce3c5e87_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::mat_t<2, 2, wp::float32>> var_a,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_b,
    wp::array_t<wp::mat_t<4, 4, wp::float32>> var_c,
    wp::array_t<wp::mat_t<2, 2, wp::float32>> adj_a,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_b,
    wp::array_t<wp::mat_t<4, 4, wp::float32>> adj_c)
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
        wp::mat_t<2, 2, wp::float32>* var_1;
        wp::mat_t<2, 2, wp::float32> var_2;
        wp::mat_t<2, 2, wp::float32> var_3;
        wp::mat_t<3, 3, wp::float32>* var_4;
        wp::mat_t<3, 3, wp::float32> var_5;
        wp::mat_t<3, 3, wp::float32> var_6;
        wp::mat_t<4, 4, wp::float32>* var_7;
        wp::mat_t<4, 4, wp::float32> var_8;
        wp::mat_t<4, 4, wp::float32> var_9;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::mat_t<2, 2, wp::float32> adj_1 = {};
        wp::mat_t<2, 2, wp::float32> adj_2 = {};
        wp::mat_t<2, 2, wp::float32> adj_3 = {};
        wp::mat_t<3, 3, wp::float32> adj_4 = {};
        wp::mat_t<3, 3, wp::float32> adj_5 = {};
        wp::mat_t<3, 3, wp::float32> adj_6 = {};
        wp::mat_t<4, 4, wp::float32> adj_7 = {};
        wp::mat_t<4, 4, wp::float32> adj_8 = {};
        wp::mat_t<4, 4, wp::float32> adj_9 = {};
        //---------
        // forward
        // def inverse_rows(a: wp.array(dtype=wp.mat22), b: wp.array(dtype=wp.mat33), c: wp.array(dtype=wp.mat44)):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // a[i] = wp.inverse(a[i])                                                                <L 8>
        var_1 = wp::address(var_a, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::inverse(var_3);
        // wp::array_store(var_a, var_0, var_2);
        // b[i] = wp.inverse(b[i])                                                                <L 9>
        var_4 = wp::address(var_b, var_0);
        var_6 = wp::load(var_4);
        var_5 = wp::inverse(var_6);
        // wp::array_store(var_b, var_0, var_5);
        // c[i] = wp.inverse(c[i])                                                                <L 10>
        var_7 = wp::address(var_c, var_0);
        var_9 = wp::load(var_7);
        var_8 = wp::inverse(var_9);
        // wp::array_store(var_c, var_0, var_8);
        //---------
        // reverse
        wp::adj_array_store(var_c, var_0, var_8, adj_c, adj_0, adj_8);
        wp::adj_inverse(var_9, var_8, adj_7, adj_8);
        wp::adj_address(var_c, var_0, adj_c, adj_0, adj_7);
        // adj: c[i] = wp.inverse(c[i])                                                           <L 10>
        wp::adj_array_store(var_b, var_0, var_5, adj_b, adj_0, adj_5);
        wp::adj_inverse(var_6, var_5, adj_4, adj_5);
        wp::adj_address(var_b, var_0, adj_b, adj_0, adj_4);
        // adj: b[i] = wp.inverse(b[i])                                                           <L 9>
        wp::adj_array_store(var_a, var_0, var_2, adj_a, adj_0, adj_2);
        wp::adj_inverse(var_3, var_2, adj_1, adj_2);
        wp::adj_address(var_a, var_0, adj_a, adj_0, adj_1);
        // adj: a[i] = wp.inverse(a[i])                                                           <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def inverse_rows(a: wp.array(dtype=wp.mat22), b: wp.array(dtype=wp.mat33), c: wp.array(dtype=wp.mat44)):  <L 6>
        continue;
    }
}
