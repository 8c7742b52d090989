extern "C" __global__ void transform_augmented_part_2a94645b_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::transform_t<wp::float32> var_t,
    wp::vec_t<3, wp::float32> var_v,
    wp::array_t<wp::transform_t<wp::float32>> var_out,
    wp::transform_t<wp::float32> adj_t,
    wp::vec_t<3, wp::float32> adj_v,
    wp::array_t<wp::transform_t<wp::float32>> adj_out)
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
        wp::vec_t<3, wp::float32> var_2;
        wp::vec_t<3, wp::float32> var_3;
        wp::vec_t<3, wp::float32> var_4;
        const wp::int32 var_5 = 0;
        //---------
        // dual vars
        wp::transform_t<wp::float32> adj_0 = {};
        wp::vec_t<3, wp::float32> adj_1 = {};
        wp::vec_t<3, wp::float32> adj_2 = {};
        wp::vec_t<3, wp::float32> adj_3 = {};
        wp::vec_t<3, wp::float32> adj_4 = {};
        wp::int32 adj_5 = {};
        //---------
        // forward
        // def transform_augmented_part(t: wp.transform, v: wp.vec3, out: wp.array(dtype=wp.transform)):       <L 6>
        // a = t                                                                                  <L 7>
        var_0 = wp::copy(var_t);
        // a.p += v                                                                               <L 8>
        var_1 = wp::transform_get_translation(var_0);
        var_2 = wp::add(var_1, var_v);
        wp::transform_set_translation(var_0, var_2);
        // a.p -= v                                                                               <L 9>
        var_3 = wp::transform_get_translation(var_0);
        var_4 = wp::sub(var_3, var_v);
        wp::transform_set_translation(var_0, var_4);
        // out[0] = a                                                                             <L 10>
        // wp::array_store(var_out, var_5, var_0);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_5, var_0, adj_out, adj_5, adj_0);
        // adj: out[0] = a                                                                        <L 10>
        wp::adj_transform_set_translation(var_0, var_4, adj_0, adj_4);
        wp::adj_sub(var_3, var_v, adj_3, adj_v, adj_4);
        wp::adj_transform_get_translation(var_0, adj_0, adj_3);
        // adj: a.p -= v                                                                          <L 9>
        wp::adj_transform_set_translation(var_0, var_2, adj_0, adj_2);
        wp::adj_add(var_1, var_v, adj_1, adj_v, adj_2);
        wp::adj_transform_get_translation(var_0, adj_0, adj_1);
        // adj: a.p += v                                                                          <L 8>
        wp::adj_copy(var_t, adj_t, adj_0);
        // adj: a = t                                                                             <L 7>
        // adj: def transform_augmented_part(t: wp.transform, v: wp.vec3, out: wp.array(dtype=wp.transform)):  <L 6>
        continue;
    }
}
