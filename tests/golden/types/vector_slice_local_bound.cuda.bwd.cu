extern "C" __global__ void vector_slice_local_bound_e0405126_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::vec_t<4, wp::float32> var_v,
    wp::array_t<wp::vec_t<2, wp::float32>> var_out,
    wp::vec_t<4, wp::float32> adj_v,
    wp::array_t<wp::vec_t<2, wp::float32>> adj_out)
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
        const wp::int32 var_0 = 2;
        const wp::int32 var_1 = 0;
        wp::slice_t var_2;
        const wp::int32 var_3 = 0;
        const wp::int32 var_4 = 2;
        const wp::int32 var_5 = 1;
        wp::vec_t<2, wp::float32> var_6;
        const wp::int32 var_7 = 0;
        const wp::int32 var_8 = 2;
        wp::slice_t var_9;
        const wp::int32 var_10 = 2;
        const wp::int32 var_11 = 4;
        const wp::int32 var_12 = 1;
        wp::vec_t<2, wp::float32> var_13;
        const wp::int32 var_14 = 1;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::slice_t adj_2 = {};
        wp::int32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::vec_t<2, wp::float32> adj_6 = {};
        wp::int32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::slice_t adj_9 = {};
        wp::int32 adj_10 = {};
        wp::int32 adj_11 = {};
        wp::int32 adj_12 = {};
        wp::vec_t<2, wp::float32> adj_13 = {};
        wp::int32 adj_14 = {};
        //---------
        // forward
        // def vector_slice_local_bound(v: wp.vec4, out: wp.array(dtype=wp.vec2)):                <L 8>
        // k = 2                                                                                  <L 9>
        // out[0] = v[0:k]                                                                        <L 10>
        var_2 = wp::slice_t(var_3, var_4, var_5);
        var_6 = wp::extract<2>(var_v, var_2);
        // wp::array_store(var_out, var_7, var_6);
        // out[1] = v[HALF:]                                                                      <L 11>
        var_9 = wp::slice_t(var_10, var_11, var_12);
        var_13 = wp::extract<2>(var_v, var_9);
        // wp::array_store(var_out, var_14, var_13);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_14, var_13, adj_out, adj_14, adj_13);
        wp::adj_extract(var_v, var_9, adj_v, adj_9, adj_13);
        // adj: out[1] = v[HALF:]                                                                 <L 11>
        wp::adj_array_store(var_out, var_7, var_6, adj_out, adj_7, adj_6);
        wp::adj_extract(var_v, var_2, adj_v, adj_2, adj_6);
        // adj: out[0] = v[0:k]                                                                   <L 10>
        // adj: k = 2                                                                             <L 9>
        // adj: def vector_slice_local_bound(v: wp.vec4, out: wp.array(dtype=wp.vec2)):           <L 8>
        continue;
    }
}
