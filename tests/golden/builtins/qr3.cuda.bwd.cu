extern "C" __global__ void qr3_rows_2f1fd41a_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_a,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_a)
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
        wp::mat_t<3, 3, wp::float32>* var_1;
        wp::mat_t<3, 3, wp::float32> var_2;
        wp::mat_t<3, 3, wp::float32> var_3;
        wp::mat_t<3, 3, wp::float32> var_4;
        wp::mat_t<3, 3, wp::float32> var_5;
        wp::mat_t<3, 3, wp::float32> var_6;
        wp::mat_t<3, 3, wp::float32>* var_7;
        wp::mat_t<3, 3, wp::float32> var_8;
        wp::mat_t<3, 3, wp::float32> var_9;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::mat_t<3, 3, wp::float32> adj_1 = {};
        wp::mat_t<3, 3, wp::float32> adj_2 = {};
        wp::mat_t<3, 3, wp::float32> adj_3 = {};
        wp::mat_t<3, 3, wp::float32> adj_4 = {};
        wp::mat_t<3, 3, wp::float32> adj_5 = {};
        wp::mat_t<3, 3, wp::float32> adj_6 = {};
        wp::mat_t<3, 3, wp::float32> adj_7 = {};
        wp::mat_t<3, 3, wp::float32> adj_8 = {};
        wp::mat_t<3, 3, wp::float32> adj_9 = {};
        //---------
        // forward
        // def qr3_rows(a: wp.array(dtype=wp.mat33)):                                             <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // q, r = wp.qr3(a[i])                                                                    <L 8>
        var_1 = wp::address(var_a, var_0);
        var_4 = wp::load(var_1);
        wp::qr3(var_4, var_2, var_3);
        // qq = wp.mat33()                                                                        <L 9>
        var_5 = wp::mat_t<3, 3, wp::float32>();
        // rr = wp.mat33()                                                                        <L 10>
        var_6 = wp::mat_t<3, 3, wp::float32>();
        // wp.qr3(a[i], qq, rr)                                                                   <L 11>
        var_7 = wp::address(var_a, var_0);
        var_8 = wp::load(var_7);
        wp::qr3(var_8, var_5, var_6);
        // a[i] = q * r                                                                           <L 12>
        var_9 = wp::mul(var_2, var_3);
        // wp::array_store(var_a, var_0, var_9);
        //---------
        // reverse
        wp::adj_array_store(var_a, var_0, var_9, adj_a, adj_0, adj_9);
        wp::adj_mul(var_2, var_3, adj_2, adj_3, adj_9);
        // adj: a[i] = q * r                                                                      <L 12>
        wp::adj_qr3(var_8, var_5, var_6, adj_7, adj_5, adj_6);
        wp::adj_address(var_a, var_0, adj_a, adj_0, adj_7);
        // adj: wp.qr3(a[i], qq, rr)                                                              <L 11>
        // adj: rr = wp.mat33()                                                                   <L 10>
        // adj: qq = wp.mat33()                                                                   <L 9>
        wp::adj_qr3(var_4, var_2, var_3, adj_1, adj_2, adj_3);
        wp::adj_address(var_a, var_0, adj_a, adj_0, adj_1);
        // adj: q, r = wp.qr3(a[i])                                                               <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def qr3_rows(a: wp.array(dtype=wp.mat33)):                                        <L 6>
        continue;
    }
}
