extern "C" __global__ void transform_point_rows_b11788a1_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::transform_t<wp::float32>> var_t,
    wp::mat_t<4, 4, wp::float32> var_m,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v,
    wp::array_t<wp::transform_t<wp::float32>> adj_t,
    wp::mat_t<4, 4, wp::float32> adj_m,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v)
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
        wp::transform_t<wp::float32>* var_1;
        wp::vec_t<3, wp::float32>* var_2;
        wp::vec_t<3, wp::float32> var_3;
        wp::transform_t<wp::float32> var_4;
        wp::vec_t<3, wp::float32> var_5;
        const wp::int32 var_6 = 0;
        wp::vec_t<3, wp::float32>* var_7;
        wp::vec_t<3, wp::float32> var_8;
        wp::vec_t<3, wp::float32> var_9;
        const wp::int32 var_10 = 1;
        wp::transform_t<wp::float32>* var_11;
        wp::vec_t<3, wp::float32>* var_12;
        wp::vec_t<3, wp::float32> var_13;
        wp::transform_t<wp::float32> var_14;
        wp::vec_t<3, wp::float32> var_15;
        const wp::int32 var_16 = 2;
        wp::vec_t<3, wp::float32>* var_17;
        wp::vec_t<3, wp::float32> var_18;
        wp::vec_t<3, wp::float32> var_19;
        const wp::int32 var_20 = 3;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::transform_t<wp::float32> adj_1 = {};
        wp::vec_t<3, wp::float32> adj_2 = {};
        wp::vec_t<3, wp::float32> adj_3 = {};
        wp::transform_t<wp::float32> adj_4 = {};
        wp::vec_t<3, wp::float32> adj_5 = {};
        wp::int32 adj_6 = {};
        wp::vec_t<3, wp::float32> adj_7 = {};
        wp::vec_t<3, wp::float32> adj_8 = {};
        wp::vec_t<3, wp::float32> adj_9 = {};
        wp::int32 adj_10 = {};
        wp::transform_t<wp::float32> adj_11 = {};
        wp::vec_t<3, wp::float32> adj_12 = {};
        wp::vec_t<3, wp::float32> adj_13 = {};
        wp::transform_t<wp::float32> adj_14 = {};
        wp::vec_t<3, wp::float32> adj_15 = {};
        wp::int32 adj_16 = {};
        wp::vec_t<3, wp::float32> adj_17 = {};
        wp::vec_t<3, wp::float32> adj_18 = {};
        wp::vec_t<3, wp::float32> adj_19 = {};
        wp::int32 adj_20 = {};
        //---------
        // forward
        // def transform_point_rows(t: wp.array(dtype=wp.transform), m: wp.mat44, v: wp.array(dtype=wp.vec3)):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // v[0] = wp.transform_point(t[i], v[i])                                                  <L 8>
        var_1 = wp::address(var_t, var_0);
        var_2 = wp::address(var_v, var_0);
        var_4 = wp::load(var_1);
        var_5 = wp::load(var_2);
        var_3 = wp::transform_point(var_4, var_5);
        // wp::array_store(var_v, var_6, var_3);
        // v[1] = wp.transform_point(m, v[i])                                                     <L 9>
        var_7 = wp::address(var_v, var_0);
        var_9 = wp::load(var_7);
        var_8 = wp::transform_point(var_m, var_9);
        // wp::array_store(var_v, var_10, var_8);
        // v[2] = wp.transform_vector(t[i], v[i])                                                 <L 10>
        var_11 = wp::address(var_t, var_0);
        var_12 = wp::address(var_v, var_0);
        var_14 = wp::load(var_11);
        var_15 = wp::load(var_12);
        var_13 = wp::transform_vector(var_14, var_15);
        // wp::array_store(var_v, var_16, var_13);
        // v[3] = wp.transform_vector(m, v[i])                                                    <L 11>
        var_17 = wp::address(var_v, var_0);
        var_19 = wp::load(var_17);
        var_18 = wp::transform_vector(var_m, var_19);
        // wp::array_store(var_v, var_20, var_18);
        //---------
        // reverse
        wp::adj_array_store(var_v, var_20, var_18, adj_v, adj_20, adj_18);
        wp::adj_transform_vector(var_m, var_19, adj_m, adj_17, adj_18);
        wp::adj_address(var_v, var_0, adj_v, adj_0, adj_17);
        // adj: v[3] = wp.transform_vector(m, v[i])                                               <L 11>
        wp::adj_array_store(var_v, var_16, var_13, adj_v, adj_16, adj_13);
        wp::adj_transform_vector(var_14, var_15, adj_11, adj_12, adj_13);
        wp::adj_address(var_v, var_0, adj_v, adj_0, adj_12);
        wp::adj_address(var_t, var_0, adj_t, adj_0, adj_11);
        // adj: v[2] = wp.transform_vector(t[i], v[i])                                            <L 10>
        wp::adj_array_store(var_v, var_10, var_8, adj_v, adj_10, adj_8);
        wp::adj_transform_point(var_m, var_9, adj_m, adj_7, adj_8);
        wp::adj_address(var_v, var_0, adj_v, adj_0, adj_7);
        // adj: v[1] = wp.transform_point(m, v[i])                                                <L 9>
        wp::adj_array_store(var_v, var_6, var_3, adj_v, adj_6, adj_3);
        wp::adj_transform_point(var_4, var_5, adj_1, adj_2, adj_3);
        wp::adj_address(var_v, var_0, adj_v, adj_0, adj_2);
        wp::adj_address(var_t, var_0, adj_t, adj_0, adj_1);
        // adj: v[0] = wp.transform_point(t[i], v[i])                                             <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def transform_point_rows(t: wp.array(dtype=wp.transform), m: wp.mat44, v: wp.array(dtype=wp.vec3)):  <L 6>
        continue;
    }
}
