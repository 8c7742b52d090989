extern "C" __global__ void spatial_products_rows_25ba93c1_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<6, wp::float32>> var_a,
    wp::array_t<wp::float32> var_out,
    wp::array_t<wp::vec_t<6, wp::float32>> adj_a,
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
        wp::vec_t<6, wp::float32>* var_1;
        const wp::int32 var_2 = 0;
        wp::vec_t<6, wp::float32>* var_3;
        wp::float32 var_4;
        wp::vec_t<6, wp::float32> var_5;
        wp::vec_t<6, wp::float32> var_6;
        wp::vec_t<6, wp::float32>* var_7;
        const wp::int32 var_8 = 0;
        wp::vec_t<6, wp::float32>* var_9;
        wp::vec_t<6, wp::float32> var_10;
        wp::vec_t<6, wp::float32> var_11;
        wp::vec_t<6, wp::float32> var_12;
        const wp::int32 var_13 = 1;
        wp::vec_t<6, wp::float32>* var_14;
        const wp::int32 var_15 = 0;
        wp::vec_t<6, wp::float32>* var_16;
        wp::vec_t<6, wp::float32> var_17;
        wp::vec_t<6, wp::float32> var_18;
        wp::vec_t<6, wp::float32> var_19;
        const wp::int32 var_20 = 2;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::vec_t<6, wp::float32> adj_1 = {};
        wp::int32 adj_2 = {};
        wp::vec_t<6, wp::float32> adj_3 = {};
        wp::float32 adj_4 = {};
        wp::vec_t<6, wp::float32> adj_5 = {};
        wp::vec_t<6, wp::float32> adj_6 = {};
        wp::vec_t<6, wp::float32> adj_7 = {};
        wp::int32 adj_8 = {};
        wp::vec_t<6, wp::float32> adj_9 = {};
        wp::vec_t<6, wp::float32> adj_10 = {};
        wp::vec_t<6, wp::float32> adj_11 = {};
        wp::vec_t<6, wp::float32> adj_12 = {};
        wp::int32 adj_13 = {};
        wp::vec_t<6, wp::float32> adj_14 = {};
        wp::int32 adj_15 = {};
        wp::vec_t<6, wp::float32> adj_16 = {};
        wp::vec_t<6, wp::float32> adj_17 = {};
        wp::vec_t<6, wp::float32> adj_18 = {};
        wp::vec_t<6, wp::float32> adj_19 = {};
        wp::int32 adj_20 = {};
        //---------
        // forward
        // def spatial_products_rows(a: wp.array(dtype=wp.spatial_vector), out: wp.array(dtype=float)):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // out[i] = wp.spatial_dot(a[i], a[0])                                                    <L 8>
        var_1 = wp::address(var_a, var_0);
        var_3 = wp::address(var_a, var_2);
        var_5 = wp::load(var_1);
        var_6 = wp::load(var_3);
        var_4 = wp::spatial_dot(var_5, var_6);
        // wp::array_store(var_out, var_0, var_4);
        // a[1] = wp.spatial_cross(a[i], a[0])                                                    <L 9>
        var_7 = wp::address(var_a, var_0);
        var_9 = wp::address(var_a, var_8);
        var_11 = wp::load(var_7);
        var_12 = wp::load(var_9);
        var_10 = wp::spatial_cross(var_11, var_12);
        // wp::array_store(var_a, var_13, var_10);
        // a[2] = wp.spatial_cross_dual(a[i], a[0])                                               <L 10>
        var_14 = wp::address(var_a, var_0);
        var_16 = wp::address(var_a, var_15);
        var_18 = wp::load(var_14);
        var_19 = wp::load(var_16);
        var_17 = wp::spatial_cross_dual(var_18, var_19);
        // wp::array_store(var_a, var_20, var_17);
        //---------
        // reverse
        wp::adj_array_store(var_a, var_20, var_17, adj_a, adj_20, adj_17);
        wp::adj_spatial_cross_dual(var_18, var_19, adj_14, adj_16, adj_17);
        wp::adj_address(var_a, var_15, adj_a, adj_15, adj_16);
        wp::adj_address(var_a, var_0, adj_a, adj_0, adj_14);
        // adj: a[2] = wp.spatial_cross_dual(a[i], a[0])                                          <L 10>
        wp::adj_array_store(var_a, var_13, var_10, adj_a, adj_13, adj_10);
        wp::adj_spatial_cross(var_11, var_12, adj_7, adj_9, adj_10);
        wp::adj_address(var_a, var_8, adj_a, adj_8, adj_9);
        wp::adj_address(var_a, var_0, adj_a, adj_0, adj_7);
        // adj: a[1] = wp.spatial_cross(a[i], a[0])                                               <L 9>
        wp::adj_array_store(var_out, var_0, var_4, adj_out, adj_0, adj_4);
        wp::adj_spatial_dot(var_5, var_6, adj_1, adj_3, adj_4);
        wp::adj_address(var_a, var_2, adj_a, adj_2, adj_3);
        wp::adj_address(var_a, var_0, adj_a, adj_0, adj_1);
        // adj: out[i] = wp.spatial_dot(a[i], a[0])                                               <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def spatial_products_rows(a: wp.array(dtype=wp.spatial_vector), out: wp.array(dtype=float)):  <L 6>
        continue;
    }
}
