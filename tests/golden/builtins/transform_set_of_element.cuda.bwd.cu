extern "C" __global__ void transform_set_of_element_ce9fcd1f_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::transform_t<wp::float32>> var_t,
    wp::array_t<wp::transform_t<wp::float32>> adj_t)
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
        wp::transform_t<wp::float32>* var_1;
        const wp::float32 var_2 = 1.0;
        wp::vec_t<3, wp::float32> var_3;
        wp::transform_t<wp::float32> var_4;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::transform_t<wp::float32> adj_1 = {};
        wp::float32 adj_2 = {};
        wp::vec_t<3, wp::float32> adj_3 = {};
        wp::transform_t<wp::float32> adj_4 = {};
        //---------
        // forward
        // def transform_set_of_element(t: wp.array(dtype=wp.transform)):                         <L 6>
        // wp.transform_set_translation(t[0], wp.vec3(1.0))                                       <L 7>
        var_1 = wp::address(var_t, var_0);
        var_3 = wp::vec_t<3, wp::float32>(var_2);
        var_4 = wp::load(var_1);
        wp::transform_set_translation(var_4, var_3);
        //---------
        // reverse
        wp::adj_transform_set_translation(var_4, var_3, adj_1, adj_3);
        wp::adj_vec_t(var_2, adj_2, adj_3);
        wp::adj_address(var_t, var_0, adj_t, adj_0, adj_1);
        // adj: wp.transform_set_translation(t[0], wp.vec3(1.0))                                  <L 7>
        // adj: def transform_set_of_element(t: wp.array(dtype=wp.transform)):                    <L 6>
        continue;
    }
}
