extern "C" __global__ void bool_vector_4f826cb5_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::vec_t<3, bool> var_v,
    wp::array_t<bool> var_out,
    wp::vec_t<3, bool> adj_v,
    wp::array_t<bool> adj_out)
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
        wp::vec_t<3, bool> var_0;
        const wp::int32 var_1 = 1;
        bool var_2;
        const wp::int32 var_3 = 0;
        const bool var_4 = true;
        const wp::int32 var_5 = 2;
        const bool var_6 = true;
        const bool var_7 = false;
        const bool var_8 = true;
        wp::vec_t<3, bool> var_9;
        const wp::int32 var_10 = 0;
        bool var_11;
        const wp::int32 var_12 = 1;
        //---------
        // dual vars
        wp::vec_t<3, bool> adj_0 = {};
        wp::int32 adj_1 = {};
        bool adj_2 = {};
        wp::int32 adj_3 = {};
        bool adj_4 = {};
        wp::int32 adj_5 = {};
        bool adj_6 = {};
        bool adj_7 = {};
        bool adj_8 = {};
        wp::vec_t<3, bool> adj_9 = {};
        wp::int32 adj_10 = {};
        bool adj_11 = {};
        wp::int32 adj_12 = {};
        //---------
        // forward
        // def bool_vector(v: vec3bool, out: wp.array(dtype=wp.bool)):                            <L 8>
        // a = v                                                                                  <L 9>
        var_0 = wp::copy(var_v);
        // out[0] = a[1]                                                                          <L 10>
        var_2 = wp::extract(var_0, var_1);
        // wp::array_store(var_out, var_3, var_2);
        // a[2] = True                                                                            <L 11>
        wp::assign_inplace(var_0, var_5, var_4);
        // b = vec3bool(True, False, True)                                                        <L 12>
        var_9 = wp::vec_t<3, bool>(var_6, var_7, var_8);
        // out[1] = b[0]                                                                          <L 13>
        var_11 = wp::extract(var_9, var_10);
        // wp::array_store(var_out, var_12, var_11);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_12, var_11, adj_out, adj_12, adj_11);
        wp::adj_extract(var_9, var_10, adj_9, adj_10, adj_11);
        // adj: out[1] = b[0]                                                                     <L 13>
        wp::adj_vec_t(var_6, var_7, var_8, adj_6, adj_7, adj_8, adj_9);
        // adj: b = vec3bool(True, False, True)                                                   <L 12>
        wp::adj_assign_inplace(var_0, var_5, var_4, adj_0, adj_5, adj_4);
        // adj: a[2] = True                                                                       <L 11>
        wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
        wp::adj_extract(var_0, var_1, adj_0, adj_1, adj_2);
        // adj: out[0] = a[1]                                                                     <L 10>
        wp::adj_copy(var_v, adj_v, adj_0);
        // adj: a = v                                                                             <L 9>
        // adj: def bool_vector(v: vec3bool, out: wp.array(dtype=wp.bool)):                       <L 8>
        continue;
    }
}
