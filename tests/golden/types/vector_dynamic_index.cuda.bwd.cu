extern "C" __global__ void vector_dynamic_index_b9fd15bc_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::vec_t<3, wp::float32> var_v,
    wp::int32 var_k,
    wp::array_t<wp::float32> var_out,
    wp::vec_t<3, wp::float32> adj_v,
    wp::int32 adj_k,
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
        wp::vec_t<3, wp::float32> var_0;
        wp::float32 var_1;
        const wp::int32 var_2 = 0;
        const wp::int32 var_3 = -1;
        wp::float32 var_4;
        const wp::int32 var_5 = 1;
        const wp::float32 var_6 = 2.0;
        wp::float32 var_7;
        const wp::int32 var_8 = 2;
        //---------
        // dual vars
        wp::vec_t<3, wp::float32> adj_0 = {};
        wp::float32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::int32 adj_8 = {};
        //---------
        // forward
        // def vector_dynamic_index(v: wp.vec3, k: int, out: wp.array(dtype=float)):              <L 6>
        // a = v                                                                                  <L 7>
        var_0 = wp::copy(var_v);
        // out[0] = a[k]                                                                          <L 8>
        var_1 = wp::extract(var_0, var_k);
        // wp::array_store(var_out, var_2, var_1);
        // out[1] = a[-1]                                                                         <L 9>
        var_4 = wp::extract(var_0, var_3);
        // wp::array_store(var_out, var_5, var_4);
        // a[k] = 2.0                                                                             <L 10>
        wp::assign_inplace(var_0, var_k, var_6);
        // out[2] = a[k]                                                                          <L 11>
        var_7 = wp::extract(var_0, var_k);
        // wp::array_store(var_out, var_8, var_7);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_8, var_7, adj_out, adj_8, adj_7);
        wp::adj_extract(var_0, var_k, adj_0, adj_k, adj_7);
        // adj: out[2] = a[k]                                                                     <L 11>
        wp::adj_assign_inplace(var_0, var_k, var_6, adj_0, adj_k, adj_6);
        // adj: a[k] = 2.0                                                                        <L 10>
        wp::adj_array_store(var_out, var_5, var_4, adj_out, adj_5, adj_4);
        wp::adj_extract(var_0, var_3, adj_0, adj_3, adj_4);
        // adj: out[1] = a[-1]                                                                    <L 9>
        wp::adj_array_store(var_out, var_2, var_1, adj_out, adj_2, adj_1);
        wp::adj_extract(var_0, var_k, adj_0, adj_k, adj_1);
        // adj: out[0] = a[k]                                                                     <L 8>
        wp::adj_copy(var_v, adj_v, adj_0);
        // adj: a = v                                                                             <L 7>
        // adj: def vector_dynamic_index(v: wp.vec3, k: int, out: wp.array(dtype=float)):         <L 6>
        continue;
    }
}
