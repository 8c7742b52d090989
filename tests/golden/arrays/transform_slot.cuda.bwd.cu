extern "C" __global__ void transform_slot_85450dc2_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::transform_t<wp::float32>> var_t,
    wp::array_t<wp::vec_t<3, wp::float32>> var_out,
    wp::array_t<wp::transform_t<wp::float32>> adj_t,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_out)
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
        wp::vec_t<3, wp::float32> var_2;
        wp::transform_t<wp::float32> var_3;
        wp::transform_t<wp::float32>* var_4;
        wp::quat_t<wp::float32> var_5;
        wp::transform_t<wp::float32> var_6;
        const wp::float32 var_7 = 1.0;
        wp::transform_t<wp::float32>* var_8;
        const wp::int32 var_9 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::transform_t<wp::float32> adj_1 = {};
        wp::vec_t<3, wp::float32> adj_2 = {};
        wp::transform_t<wp::float32> adj_3 = {};
        wp::transform_t<wp::float32> adj_4 = {};
        wp::quat_t<wp::float32> adj_5 = {};
        wp::transform_t<wp::float32> adj_6 = {};
        wp::float32 adj_7 = {};
        wp::transform_t<wp::float32> adj_8 = {};
        wp::int32 adj_9 = {};
        //---------
        // forward
        // def transform_slot(t: wp.array(dtype=wp.transform), out: wp.array(dtype=wp.vec3)):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // out[i] = t[i].p                                                                        <L 8>
        var_1 = wp::address(var_t, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::transform_get_translation(var_3);
        // wp::array_store(var_out, var_0, var_2);
        // q = t[i].q                                                                             <L 9>
        var_4 = wp::address(var_t, var_0);
        var_6 = wp::load(var_4);
        var_5 = wp::transform_get_rotation(var_6);
        // t[i][0] = 1.0                                                                          <L 10>
        var_8 = &(wp::index(var_t, var_0));
        // wp::store(&(wp::index(var_t, var_0).component_ref(var_9)), var_7);
        //---------
        // reverse
        wp::adj_array_store_slot(var_t, adj_t, adj_7, [&](auto& _e) -> auto& { return _e.component_ref(var_9); }, var_0);
        // adj: t[i][0] = 1.0                                                                     <L 10>
        wp::adj_transform_get_rotation(var_6, adj_4, adj_5);
        wp::adj_address(var_t, var_0, adj_t, adj_0, adj_4);
        // adj: q = t[i].q                                                                        <L 9>
        wp::adj_array_store(var_out, var_0, var_2, adj_out, adj_0, adj_2);
        wp::adj_transform_get_translation(var_3, adj_1, adj_2);
        wp::adj_address(var_t, var_0, adj_t, adj_0, adj_1);
        // adj: out[i] = t[i].p                                                                   <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def transform_slot(t: wp.array(dtype=wp.transform), out: wp.array(dtype=wp.vec3)):  <L 6>
        continue;
    }
}
