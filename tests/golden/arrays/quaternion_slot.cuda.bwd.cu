extern "C" __global__ void quaternion_slot_65015b16_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::quat_t<wp::float32>> var_q,
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
        const wp::float32 var_1 = 1.0;
        wp::quat_t<wp::float32>* var_2;
        const wp::int32 var_3 = 0;
        const wp::float32 var_4 = 2.0;
        wp::quat_t<wp::float32>* var_5;
        const wp::int32 var_6 = 3;
        wp::quat_t<wp::float32>* var_7;
        const wp::int32 var_8 = 0;
        const wp::float32 var_9 = 3.0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::quat_t<wp::float32> adj_2 = {};
        wp::int32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::quat_t<wp::float32> adj_5 = {};
        wp::int32 adj_6 = {};
        wp::quat_t<wp::float32> adj_7 = {};
        wp::int32 adj_8 = {};
        wp::float32 adj_9 = {};
        //---------
        // forward
        // def quaternion_slot(q: wp.array(dtype=wp.quat)):                                       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // q[i][0] = 1.0                                                                          <L 8>
        var_2 = &(wp::index(var_q, var_0));
        // wp::store(&(wp::index(var_q, var_0).component_ref(var_3)), var_1);
        // q[i].w = 2.0                                                                           <L 9>
        var_5 = &(wp::index(var_q, var_0));
        // wp::store(&(wp::index(var_q, var_0).component_ref(var_6)), var_4);
        // q[i].x += 3.0                                                                          <L 10>
        var_7 = &(wp::index(var_q, var_0));
        // wp::array_atomic_add_slot(var_q, var_9, [&](auto& _e) -> auto& { return _e.component_ref(var_8); }, var_0);
        //---------
        // reverse
        wp::adj_array_atomic_add_slot(var_q, adj_q, adj_9, [&](auto& _e) -> auto& { return _e.component_ref(var_8); }, var_0);
        // adj: q[i].x += 3.0                                                                     <L 10>
        wp::adj_array_store_slot(var_q, adj_q, adj_4, [&](auto& _e) -> auto& { return _e.component_ref(var_6); }, var_0);
        // adj: q[i].w = 2.0                                                                      <L 9>
        wp::adj_array_store_slot(var_q, adj_q, adj_1, [&](auto& _e) -> auto& { return _e.component_ref(var_3); }, var_0);
        // adj: q[i][0] = 1.0                                                                     <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def quaternion_slot(q: wp.array(dtype=wp.quat)):                                  <L 6>
        continue;
    }
}
