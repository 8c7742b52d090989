extern "C" __global__ void spatial_vectors_6e7fa61c_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::vec_t<6, wp::float32> var_a,
    wp::vec_t<3, wp::float32> var_w,
    wp::vec_t<3, wp::float32> var_v,
    wp::array_t<wp::vec_t<6, wp::float32>> var_out,
    wp::vec_t<6, wp::float32> adj_a,
    wp::vec_t<3, wp::float32> adj_w,
    wp::vec_t<3, wp::float32> adj_v,
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
        wp::vec_t<6, wp::float32> var_0;
        const wp::int32 var_1 = 0;
        wp::vec_t<6, wp::float32> var_2;
        const wp::int32 var_3 = 1;
        const wp::float32 var_4 = 1.0;
        const wp::float32 var_5 = 2.0;
        const wp::float32 var_6 = 3.0;
        const wp::float32 var_7 = 4.0;
        const wp::float32 var_8 = 5.0;
        const wp::float32 var_9 = 6.0;
        wp::vec_t<6, wp::float32> var_10;
        const wp::int32 var_11 = 2;
        const wp::float32 var_12 = 2.0;
        wp::vec_t<6, wp::float32> var_13;
        const wp::int32 var_14 = 3;
        const wp::int32 var_15 = 4;
        wp::float32 var_16;
        //---------
        // dual vars
        wp::vec_t<6, wp::float32> adj_0 = {};
        wp::int32 adj_1 = {};
        wp::vec_t<6, wp::float32> adj_2 = {};
        wp::int32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::vec_t<6, wp::float32> adj_10 = {};
        wp::int32 adj_11 = {};
        wp::float32 adj_12 = {};
        wp::vec_t<6, wp::float32> adj_13 = {};
        wp::int32 adj_14 = {};
        wp::int32 adj_15 = {};
        wp::float32 adj_16 = {};
        //---------
        // forward
        // def spatial_vectors(a: wp.spatial_vector, w: wp.vec3, v: wp.vec3, out: wp.array(dtype=wp.spatial_vector)):       <L 6>
        // out[0] = wp.spatial_vector()                                                           <L 7>
        var_0 = wp::vec_t<6, wp::float32>();
        // wp::array_store(var_out, var_1, var_0);
        // out[1] = wp.spatial_vector(w, v)                                                       <L 8>
        var_2 = wp::vec_t<6, wp::float32>(var_w, var_v);
        // wp::array_store(var_out, var_3, var_2);
        // out[2] = wp.spatial_vector(1.0, 2.0, 3.0, 4.0, 5.0, 6.0)                               <L 9>
        var_10 = wp::vec_t<6, wp::float32>({var_4, var_5, var_6, var_7, var_8, var_9});
        // wp::array_store(var_out, var_11, var_10);
        // out[3] = a * 2.0                                                                       <L 10>
        var_13 = wp::mul(var_a, var_12);
        // wp::array_store(var_out, var_14, var_13);
        // b = a[4]                                                                               <L 11>
        var_16 = wp::extract(var_a, var_15);
        //---------
        // reverse
        wp::adj_extract(var_a, var_15, adj_a, adj_15, adj_16);
        // adj: b = a[4]                                                                          <L 11>
        wp::adj_array_store(var_out, var_14, var_13, adj_out, adj_14, adj_13);
        wp::adj_mul(var_a, var_12, adj_a, adj_12, adj_13);
        // adj: out[3] = a * 2.0                                                                  <L 10>
        wp::adj_array_store(var_out, var_11, var_10, adj_out, adj_11, adj_10);
        wp::adj_vec_t({var_4, var_5, var_6, var_7, var_8, var_9}, {&adj_4, &adj_5, &adj_6, &adj_7, &adj_8, &adj_9}, adj_10);
        // adj: out[2] = wp.spatial_vector(1.0, 2.0, 3.0, 4.0, 5.0, 6.0)                          <L 9>
        wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
        wp::adj_vec_t(var_w, var_v, adj_w, adj_v, adj_2);
        // adj: out[1] = wp.spatial_vector(w, v)                                                  <L 8>
        wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
        // adj: out[0] = wp.spatial_vector()                                                      <L 7>
        // adj: def spatial_vectors(a: wp.spatial_vector, w: wp.vec3, v: wp.vec3, out: wp.array(dtype=wp.spatial_vector)):  <L 6>
        continue;
    }
}
