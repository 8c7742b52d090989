extern "C" __global__ void normalize_rows_59dbae11_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v,
    wp::array_t<wp::quat_t<wp::float32>> var_q,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v,
    wp::array_t<wp::quat_t<wp::float32>> adj_q)
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
        wp::vec_t<3, wp::float32>* var_1;
        wp::vec_t<3, wp::float32> var_2;
        wp::vec_t<3, wp::float32> var_3;
        wp::quat_t<wp::float32>* var_4;
        wp::quat_t<wp::float32> var_5;
        wp::quat_t<wp::float32> var_6;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::vec_t<3, wp::float32> adj_1 = {};
        wp::vec_t<3, wp::float32> adj_2 = {};
        wp::vec_t<3, wp::float32> adj_3 = {};
        wp::quat_t<wp::float32> adj_4 = {};
        wp::quat_t<wp::float32> adj_5 = {};
        wp::quat_t<wp::float32> adj_6 = {};
        //---------
        // forward
        // def normalize_rows(v: wp.array(dtype=wp.vec3), q: wp.array(dtype=wp.quat)):            <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // v[i] = wp.normalize(v[i])                                                              <L 8>
        var_1 = wp::address(var_v, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::normalize(var_3);
        // wp::array_store(var_v, var_0, var_2);
        // q[i] = wp.normalize(q[i])                                                              <L 9>
        var_4 = wp::address(var_q, var_0);
        var_6 = wp::load(var_4);
        var_5 = wp::normalize(var_6);
        // wp::array_store(var_q, var_0, var_5);
        //---------
        // reverse
        wp::adj_array_store(var_q, var_0, var_5, adj_q, adj_0, adj_5);
        wp::adj_normalize(var_6, adj_4, adj_5);
        wp::adj_address(var_q, var_0, adj_q, adj_0, adj_4);
        // adj: q[i] = wp.normalize(q[i])                                                         <L 9>
        wp::adj_array_store(var_v, var_0, var_2, adj_v, adj_0, adj_2);
        wp::adj_normalize(var_3, var_2, adj_1, adj_2);
        wp::adj_address(var_v, var_0, adj_v, adj_0, adj_1);
        // adj: v[i] = wp.normalize(v[i])                                                         <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def normalize_rows(v: wp.array(dtype=wp.vec3), q: wp.array(dtype=wp.quat)):       <L 6>
        continue;
    }
}
