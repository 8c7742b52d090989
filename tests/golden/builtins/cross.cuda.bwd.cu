extern "C" __global__ void cross_rows_0bc4beec_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::vec_t<3, wp::float32> var_a,
    wp::vec_t<3, wp::float32> var_b,
    wp::vec_t<3, wp::float64> var_c,
    wp::vec_t<3, wp::int32> var_k,
    wp::array_t<wp::vec_t<3, wp::float32>> var_out,
    wp::vec_t<3, wp::float32> adj_a,
    wp::vec_t<3, wp::float32> adj_b,
    wp::vec_t<3, wp::float64> adj_c,
    wp::vec_t<3, wp::int32> adj_k,
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
        wp::vec_t<3, wp::float32> var_0;
        const wp::int32 var_1 = 0;
        wp::vec_t<3, wp::float64> var_2;
        wp::vec_t<3, wp::int32> var_3;
        //---------
        // dual vars
        wp::vec_t<3, wp::float32> adj_0 = {};
        wp::int32 adj_1 = {};
        wp::vec_t<3, wp::float64> adj_2 = {};
        wp::vec_t<3, wp::int32> adj_3 = {};
        //---------
        // forward
        // def cross_rows(a: wp.vec3, b: wp.vec3, c: wp.vec3d, k: wp.vec3i, out: wp.array(dtype=wp.vec3)):       <L 6>
        // out[0] = wp.cross(a, b)                                                                <L 7>
        var_0 = wp::cross(var_a, var_b);
        // wp::array_store(var_out, var_1, var_0);
        // d = wp.cross(c, c)                                                                     <L 8>
        var_2 = wp::cross(var_c, var_c);
        // n = wp.cross(k, k)                                                                     <L 9>
        var_3 = wp::cross(var_k, var_k);
        //---------
        // reverse
        wp::adj_cross(var_k, var_k, adj_k, adj_k, adj_3);
        // adj: n = wp.cross(k, k)                                                                <L 9>
        wp::adj_cross(var_c, var_c, adj_c, adj_c, adj_2);
        // adj: d = wp.cross(c, c)                                                                <L 8>
        wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
        wp::adj_cross(var_a, var_b, adj_a, adj_b, adj_0);
        // adj: out[0] = wp.cross(a, b)                                                           <L 7>
        // adj: def cross_rows(a: wp.vec3, b: wp.vec3, c: wp.vec3d, k: wp.vec3i, out: wp.array(dtype=wp.vec3)):  <L 6>
        continue;
    }
}
