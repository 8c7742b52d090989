extern "C" __global__ void dot_rows_78b728c1_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::vec_t<3, wp::float32> var_a,
    wp::vec_t<3, wp::float32> var_b,
    wp::quat_t<wp::float32> var_p,
    wp::quat_t<wp::float32> var_q,
    wp::vec_t<2, wp::int32> var_k,
    wp::array_t<wp::float32> var_out,
    wp::vec_t<3, wp::float32> adj_a,
    wp::vec_t<3, wp::float32> adj_b,
    wp::quat_t<wp::float32> adj_p,
    wp::quat_t<wp::float32> adj_q,
    wp::vec_t<2, wp::int32> adj_k,
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
        wp::float32 var_0;
        const wp::int32 var_1 = 0;
        wp::float32 var_2;
        const wp::int32 var_3 = 1;
        wp::int32 var_4;
        //---------
        // dual vars
        wp::float32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::int32 adj_4 = {};
        //---------
        // forward
        // def dot_rows(a: wp.vec3, b: wp.vec3, p: wp.quat, q: wp.quat, k: wp.vec2i, out: wp.array(dtype=float)):       <L 6>
        // out[0] = wp.dot(a, b)                                                                  <L 7>
        var_0 = wp::dot(var_a, var_b);
        // wp::array_store(var_out, var_1, var_0);
        // out[1] = wp.dot(p, q)                                                                  <L 8>
        var_2 = wp::dot(var_p, var_q);
        // wp::array_store(var_out, var_3, var_2);
        // n = wp.dot(k, k)                                                                       <L 9>
        var_4 = wp::dot(var_k, var_k);
        //---------
        // reverse
        wp::adj_dot(var_k, var_k, adj_k, adj_k, adj_4);
        // adj: n = wp.dot(k, k)                                                                  <L 9>
        wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
        wp::adj_dot(var_p, var_q, adj_p, adj_q, adj_2);
        // adj: out[1] = wp.dot(p, q)                                                             <L 8>
        wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
        wp::adj_dot(var_a, var_b, adj_a, adj_b, adj_0);
        // adj: out[0] = wp.dot(a, b)                                                             <L 7>
        // adj: def dot_rows(a: wp.vec3, b: wp.vec3, p: wp.quat, q: wp.quat, k: wp.vec2i, out: wp.array(dtype=float)):  <L 6>
        continue;
    }
}
