extern "C" __global__ void vector_of_string_ed3b39ab_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v)
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
        const wp::str var_0 = "a";
        const wp::float32 var_1 = 1.0;
        const wp::float32 var_2 = 2.0;
        wp::vec_t<3, wp::float32> var_3;
        const wp::int32 var_4 = 0;
        //---------
        // dual vars
        wp::str adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::vec_t<3, wp::float32> adj_3 = {};
        wp::int32 adj_4 = {};
        //---------
        // forward
        // def vector_of_string(v: wp.array(dtype=wp.vec3)):                                      <L 6>
        // v[0] = wp.vec3("a", 1.0, 2.0)                                                          <L 7>
        var_3 = wp::vec_t<3, wp::float32>(var_0, var_1, var_2);
        // wp::array_store(var_v, var_4, var_3);
        //---------
        // reverse
        wp::adj_array_store(var_v, var_4, var_3, adj_v, adj_4, adj_3);
        wp::adj_vec_t(var_0, var_1, var_2, adj_0, adj_1, adj_2, adj_3);
        // adj: v[0] = wp.vec3("a", 1.0, 2.0)                                                     <L 7>
        // adj: def vector_of_string(v: wp.array(dtype=wp.vec3)):                                 <L 6>
        continue;
    }
}
