extern "C" __global__ void transform_parts_9562904a_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::transform_t<wp::float32> var_t,
    wp::array_t<wp::vec_t<3, wp::float32>> var_out,
    wp::transform_t<wp::float32> adj_t,
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
        wp::transform_t<wp::float32> var_0;
        wp::vec_t<3, wp::float32> var_1;
        const wp::int32 var_2 = 0;
        wp::quat_t<wp::float32> var_3;
        const wp::float32 var_4 = 1.0;
        wp::vec_t<3, wp::float32> var_5;
        wp::vec_t<3, wp::float32> var_6;
        const wp::int32 var_7 = 1;
        //---------
        // dual vars
        wp::transform_t<wp::float32> adj_0 = {};
        wp::vec_t<3, wp::float32> adj_1 = {};
        wp::int32 adj_2 = {};
        wp::quat_t<wp::float32> adj_3 = {};
        wp::float32 adj_4 = {};
        wp::vec_t<3, wp::float32> adj_5 = {};
        wp::vec_t<3, wp::float32> adj_6 = {};
        wp::int32 adj_7 = {};
        //---------
        // forward
        // def transform_parts(t: wp.transform, out: wp.array(dtype=wp.vec3)):                    <L 6>
        // a = t                                                                                  <L 7>
        var_0 = wp::copy(var_t);
        // out[0] = a.p                                                                           <L 8>
        var_1 = wp::transform_get_translation(var_0);
        // wp::array_store(var_out, var_2, var_1);
        // r = a.q                                                                                <L 9>
        var_3 = wp::transform_get_rotation(var_0);
        // a.p = wp.vec3(1.0)                                                                     <L 10>
        var_5 = wp::vec_t<3, wp::float32>(var_4);
        wp::transform_set_translation(var_0, var_5);
        // a.q = r                                                                                <L 11>
        wp::transform_set_rotation(var_0, var_3);
        // out[1] = wp.transform_get_translation(a)                                               <L 12>
        var_6 = wp::transform_get_translation(var_0);
        // wp::array_store(var_out, var_7, var_6);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_7, var_6, adj_out, adj_7, adj_6);
        wp::adj_transform_get_translation(var_0, adj_0, adj_6);
        // adj: out[1] = wp.transform_get_translation(a)                                          <L 12>
        wp::adj_transform_set_rotation(var_0, var_3, adj_0, adj_3);
        // adj: a.q = r                                                                           <L 11>
        wp::adj_transform_set_translation(var_0, var_5, adj_0, adj_5);
        wp::adj_vec_t(var_4, adj_4, adj_5);
        // adj: a.p = wp.vec3(1.0)                                                                <L 10>
        wp::adj_transform_get_rotation(var_0, adj_0, adj_3);
        // adj: r = a.q                                                                           <L 9>
        wp::adj_array_store(var_out, var_2, var_1, adj_out, adj_2, adj_1);
        wp::adj_transform_get_translation(var_0, adj_0, adj_1);
        // adj: out[0] = a.p                                                                      <L 8>
        wp::adj_copy(var_t, adj_t, adj_0);
        // adj: a = t                                                                             <L 7>
        // adj: def transform_parts(t: wp.transform, out: wp.array(dtype=wp.vec3)):               <L 6>
        continue;
    }
}
