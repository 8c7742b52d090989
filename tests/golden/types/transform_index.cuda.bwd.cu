extern "C" __global__ void transform_index_6971a549_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::transform_t<wp::float32> var_t,
    wp::int32 var_k,
    wp::array_t<wp::float32> var_out,
    wp::transform_t<wp::float32> adj_t,
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
        wp::transform_t<wp::float32> var_0;
        const wp::int32 var_1 = 0;
        wp::float32 var_2;
        const wp::int32 var_3 = 0;
        const wp::float32 var_4 = 1.0;
        const wp::int32 var_5 = 3;
        const wp::float32 var_6 = 2.0;
        const wp::int32 var_7 = 1;
        const wp::float32 var_8 = 3.0;
        wp::float32 var_9;
        const wp::int32 var_10 = 1;
        //---------
        // dual vars
        wp::transform_t<wp::float32> adj_0 = {};
        wp::int32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::int32 adj_10 = {};
        //---------
        // forward
        // def transform_index(t: wp.transform, k: int, out: wp.array(dtype=float)):              <L 6>
        // a = t                                                                                  <L 7>
        var_0 = wp::copy(var_t);
        // out[0] = a[0]                                                                          <L 8>
        var_2 = wp::extract(var_0, var_1);
        // wp::array_store(var_out, var_3, var_2);
        // a[3] = 1.0                                                                             <L 9>
        wp::assign_inplace(var_0, var_5, var_4);
        // a[k] += 2.0                                                                            <L 10>
        wp::add_inplace(var_0, var_k, var_6);
        // a[1] -= 3.0                                                                            <L 11>
        wp::sub_inplace(var_0, var_7, var_8);
        // out[1] = a[k]                                                                          <L 12>
        var_9 = wp::extract(var_0, var_k);
        // wp::array_store(var_out, var_10, var_9);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_10, var_9, adj_out, adj_10, adj_9);
        wp::adj_extract(var_0, var_k, adj_0, adj_k, adj_9);
        // adj: out[1] = a[k]                                                                     <L 12>
        wp::adj_sub_inplace(var_0, var_7, var_8, adj_0, adj_7, adj_8);
        // adj: a[1] -= 3.0                                                                       <L 11>
        wp::adj_add_inplace(var_0, var_k, var_6, adj_0, adj_k, adj_6);
        // adj: a[k] += 2.0                                                                       <L 10>
        wp::adj_assign_inplace(var_0, var_5, var_4, adj_0, adj_5, adj_4);
        // adj: a[3] = 1.0                                                                        <L 9>
        wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
        wp::adj_extract(var_0, var_1, adj_0, adj_1, adj_2);
        // adj: out[0] = a[0]                                                                     <L 8>
        wp::adj_copy(var_t, adj_t, adj_0);
        // adj: a = t                                                                             <L 7>
        // adj: def transform_index(t: wp.transform, k: int, out: wp.array(dtype=float)):         <L 6>
        continue;
    }
}
