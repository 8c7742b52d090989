extern "C" __global__ void comparison_composites_6563e1b8_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::vec_t<3, wp::float32> var_a,
    wp::vec_t<3, wp::float32> var_b,
    wp::mat_t<2, 2, wp::float32> var_p,
    wp::quat_t<wp::float32> var_q,
    wp::array_t<bool> var_out,
    wp::vec_t<3, wp::float32> adj_a,
    wp::vec_t<3, wp::float32> adj_b,
    wp::mat_t<2, 2, wp::float32> adj_p,
    wp::quat_t<wp::float32> adj_q,
    wp::array_t<bool> adj_out)
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
        bool var_0;
        const wp::int32 var_1 = 0;
        bool var_2;
        const wp::int32 var_3 = 1;
        bool var_4;
        const wp::int32 var_5 = 2;
        bool var_6;
        const wp::int32 var_7 = 3;
        //---------
        // dual vars
        bool adj_0 = {};
        wp::int32 adj_1 = {};
        bool adj_2 = {};
        wp::int32 adj_3 = {};
        bool adj_4 = {};
        wp::int32 adj_5 = {};
        bool adj_6 = {};
        wp::int32 adj_7 = {};
        //---------
        // forward
        // def comparison_composites(a: wp.vec3, b: wp.vec3, p: wp.mat22, q: wp.quat, out: wp.array(dtype=wp.bool)):       <L 6>
        // out[0] = a == b                                                                        <L 7>
        var_0 = (var_a == var_b);
        // wp::array_store(var_out, var_1, var_0);
        // out[1] = a != b                                                                        <L 8>
        var_2 = (var_a != var_b);
        // wp::array_store(var_out, var_3, var_2);
        // out[2] = p == p                                                                        <L 9>
        var_4 = (var_p == var_p);
        // wp::array_store(var_out, var_5, var_4);
        // out[3] = q == q                                                                        <L 10>
        var_6 = (var_q == var_q);
        // wp::array_store(var_out, var_7, var_6);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_7, var_6, adj_out, adj_7, adj_6);
        // adj: out[3] = q == q                                                                   <L 10>
        wp::adj_array_store(var_out, var_5, var_4, adj_out, adj_5, adj_4);
        // adj: out[2] = p == p                                                                   <L 9>
        wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
        // adj: out[1] = a != b                                                                   <L 8>
        wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
        // adj: out[0] = a == b                                                                   <L 7>
        // adj: def comparison_composites(a: wp.vec3, b: wp.vec3, p: wp.mat22, q: wp.quat, out: wp.array(dtype=wp.bool)):  <L 6>
        continue;
    }
}
