extern "C" __global__ void type_of_value_c32c3f0d_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::vec_t<3, wp::float32> var_v,
    wp::array_t<wp::float32> adj_x,
    wp::vec_t<3, wp::float32> adj_v)
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
        const wp::int32 var_2 = 2;
        wp::float32 var_3;
        const wp::int32 var_4 = 0;
        const wp::int32 var_5 = 3;
        wp::float32 var_6;
        const wp::int32 var_7 = 1;
        const wp::float32 var_8 = 1.0;
        wp::vec_t<3, wp::float32> var_9;
        const wp::int32 var_10 = 1;
        wp::float32 var_11;
        const wp::int32 var_12 = 2;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::vec_t<3, wp::float32> adj_9 = {};
        wp::int32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::int32 adj_12 = {};
        //---------
        // forward
        // def type_of_value(x: wp.array(dtype=float), v: wp.vec3):                               <L 6>
        // a = v[0]                                                                               <L 7>
        var_1 = wp::extract(var_v, var_0);
        // x[0] = type(a)(2)                                                                      <L 8>
        var_3 = wp::float32(var_2);
        // wp::array_store(var_x, var_4, var_3);
        // x[1] = x.dtype(3)                                                                      <L 9>
        var_6 = wp::float32(var_5);
        // wp::array_store(var_x, var_7, var_6);
        // w = type(v)(1.0)                                                                       <L 10>
        var_9 = wp::vec_t<3, wp::float32>(var_8);
        // x[2] = w[1]                                                                            <L 11>
        var_11 = wp::extract(var_9, var_10);
        // wp::array_store(var_x, var_12, var_11);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_12, var_11, adj_x, adj_12, adj_11);
        wp::adj_extract(var_9, var_10, adj_9, adj_10, adj_11);
        // adj: x[2] = w[1]                                                                       <L 11>
        wp::adj_vec_t(var_8, adj_8, adj_9);
        // adj: w = type(v)(1.0)                                                                  <L 10>
        wp::adj_array_store(var_x, var_7, var_6, adj_x, adj_7, adj_6);
        wp::adj_float32(var_5, adj_5, adj_6);
        // adj: x[1] = x.dtype(3)                                                                 <L 9>
        wp::adj_array_store(var_x, var_4, var_3, adj_x, adj_4, adj_3);
        wp::adj_float32(var_2, adj_2, adj_3);
        // adj: x[0] = type(a)(2)                                                                 <L 8>
        wp::adj_extract(var_v, var_0, adj_v, adj_0, adj_1);
        // adj: a = v[0]                                                                          <L 7>
        // adj: def type_of_value(x: wp.array(dtype=float), v: wp.vec3):                          <L 6>
        continue;
    }
}
